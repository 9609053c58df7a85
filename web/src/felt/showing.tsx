import type { Frame, PlayerAct } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './actions.module.css'
import { Confirm } from './confirm.tsx'
import { Prompt } from './prompt.tsx'

/** Show, muck or play the board; a hand that may win is mucked only after a second question. */
export const Showing = ({ frame, act }: { readonly frame: Frame; readonly act: (what: PlayerAct) => void }) => {
  const { legal, mayWin } = frame.own
  const [mucking, setMucking] = useState(false)
  if (legal?.due !== 'show') throw new Error('no showing is due')
  const muck = (): void => act({ type: 'Muck' })
  if (mucking && mayWin) return <Confirm words={texts.felt.muckAnyway} onYes={muck} onNo={() => setMucking(false)} />
  return (
    <div className={styles.bar}>
      <Prompt frame={frame} />
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
    </div>
  )
}
