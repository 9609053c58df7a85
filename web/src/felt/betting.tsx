import type { Frame, PlayerAct } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { typedKey } from '../settings/typed-key.ts'
import { texts } from '../words/texts.ts'
import { Confirm } from './confirm.tsx'
import { Dock } from './dock/dock.tsx'
import { mistakeIn } from './mistakes.ts'
import { Prompt } from './prompt.tsx'
import { QuietActs } from './quiet-acts.tsx'
import { useSmall } from './use-small.ts'
import { useWager } from './use-wager.ts'
import { WagerPanel } from './wager-panel.tsx'

/** Fold, check, call, bring in, bet and raise, as far as they are legal; in a small window the size opens on demand. */
export const Betting = ({ frame, act: does }: { readonly frame: Frame; readonly act: (what: PlayerAct) => void }) => {
  const { legal, seat } = frame.own
  const { deal } = frame.common
  if (legal?.due !== 'betting' || deal === null) throw new Error('no betting is due')
  const { wager, callTo, bringIn } = legal
  const mine = deal.players.find(player => player.seat === seat)
  const set = useWager(legal, deal, mine)
  const [asked, setAsked] = useState<{ readonly words: string; readonly what: PlayerAct } | null>(null)
  const [open, setOpen] = useState(false)
  const small = useSmall()
  const { confirmMistakes } = useSettings()
  const act = (what: PlayerAct): void => {
    const words = confirmMistakes ? mistakeIn(frame, what) : null
    if (words === null) does(what)
    else setAsked({ words, what })
  }
  const wagers = (): void => {
    if (set?.isAllowed && set.typed !== null) act({ type: 'Wager', to: set.typed })
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const key = asked === null ? typedKey(event) : null
      if (key === 'f' && legal.fold) act({ type: 'Fold' })
      if (key === 'c') {
        if (legal.check) act({ type: 'Check' })
        else if (callTo !== null) act({ type: 'Call' })
      }
      if (key === 'b' && bringIn?.[0] !== undefined) act({ type: 'BringIn', to: bringIn[0] })
      if (key === 'r') wagers()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  if (asked !== null) return <Confirm words={asked.words} onYes={() => does(asked.what)} onNo={() => setAsked(null)} />
  const sized = wager !== null && set !== null && wager.least < wager.most
  const isSizing = sized && (!small || open)
  return (
    <Dock
      prompt={<Prompt frame={frame} />}
      {...(isSizing && { size: <WagerPanel frame={frame} wager={set} {...wager} /> })}
    >
      {isSizing && small ? (
        <button type="button" onClick={() => setOpen(false)}>
          {texts.felt.back}
        </button>
      ) : (
        <QuietActs legal={legal} bet={mine?.bet ?? 0} stack={mine?.stack ?? null} act={act} />
      )}
      {sized && !isSizing ? (
        <button type="button" data-bold="" aria-expanded={false} onClick={() => setOpen(true)}>
          {deal.price > 0 ? texts.felt.raise : texts.felt.betMore}
        </button>
      ) : (
        set !== null && (
          <button type="button" data-bold="" disabled={!set.isAllowed} onClick={wagers} aria-keyshortcuts="r">
            {set.words}
          </button>
        )
      )}
    </Dock>
  )
}
