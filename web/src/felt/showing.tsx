import type { Frame, PlayerAct } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import { Confirm } from './confirm.tsx'
import { Dock } from './dock/dock.tsx'
import { Prompt } from './prompt.tsx'

/**
 * Show, muck or play the board, for players who want to be asked; a hand that may win is mucked only after a second
 * question. All others see their hand shown by itself.
 */
export const Showing = ({ frame, act }: { readonly frame: Frame; readonly act: (what: PlayerAct) => void }) => {
  const { legal, mayWin, prefers } = frame.own
  const [mucking, setMucking] = useState(false)
  if (legal?.due !== 'show') throw new Error('no showing is due')
  if (prefers?.['ask-to-show']?.now !== true) return <Dock prompt={<p>{texts.felt.showingHands}</p>} />
  const muck = (): void => act({ type: 'Muck' })
  if (mucking && mayWin) return <Confirm words={texts.felt.muckAnyway} onYes={muck} onNo={() => setMucking(false)} />
  return (
    <Dock prompt={<Prompt frame={frame} />}>
      {legal.muck && (
        <button type="button" onClick={mayWin ? () => setMucking(true) : muck}>
          {texts.felt.muck}
        </button>
      )}
      {legal.board !== null && (
        <button type="button" onClick={() => act({ type: 'PlayBoard' })}>
          {texts.felt.playBoard}
        </button>
      )}
      <button type="button" className="strong" onClick={() => act({ type: 'Show' })}>
        {texts.felt.show}
      </button>
    </Dock>
  )
}
