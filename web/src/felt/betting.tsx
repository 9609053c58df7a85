import { chipsWords, type Frame, type PlayerAct } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import styles from './actions.module.css'
import { Confirm } from './confirm.tsx'
import { mistakeIn } from './mistakes.ts'
import { Prompt, PromptWhy } from './prompt.tsx'
import { useWager } from './use-wager.ts'
import { TypedSize, UsualSizes } from './wager-size.tsx'

/** Fold, check, call, bring in, bet and raise, as far as they are legal. */
export const Betting = ({ frame, act: does }: { readonly frame: Frame; readonly act: (what: PlayerAct) => void }) => {
  const { legal, seat } = frame.own
  const { deal } = frame.common
  if (legal?.due !== 'betting' || deal === null) throw new Error('no betting is due')
  const { wager, callTo, bringIn } = legal
  const mine = deal.players.find(player => player.seat === seat)
  const set = useWager(legal, deal, mine)
  const [asked, setAsked] = useState<{ readonly words: string; readonly what: PlayerAct } | null>(null)
  const { confirmMistakes } = useSettings()
  const act = (what: PlayerAct): void => {
    const words = confirmMistakes ? mistakeIn(frame, what) : null
    if (words === null) does(what)
    else setAsked({ words, what })
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (asked !== null || event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey)
        return
      if (event.key === 'f' && legal.fold) act({ type: 'Fold' })
      if (event.key === 'c') {
        if (legal.check) act({ type: 'Check' })
        else if (callTo !== null) act({ type: 'Call' })
      }
      if (event.key === 'b' && bringIn?.[0] !== undefined) act({ type: 'BringIn', to: bringIn[0] })
      if (event.key === 'r' && set !== null) act({ type: 'Wager', to: set.size })
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  if (asked !== null) return <Confirm words={asked.words} onYes={() => does(asked.what)} onNo={() => setAsked(null)} />
  return (
    <div className={styles.betting}>
      {wager === null || set === null || wager.least === wager.most ? (
        <Prompt frame={frame} />
      ) : (
        <div className={styles.size}>
          <input
            type="range"
            aria-label={texts.felt.howMuch}
            min={wager.least}
            max={wager.most}
            value={set.size}
            onChange={event => set.set(Number(event.target.value))}
          />
          <TypedSize wager={set} {...wager} />
          <span className={styles.presets}>
            <UsualSizes wager={set} />
            <PromptWhy frame={frame} />
          </span>
        </div>
      )}
      <div className={styles.acts}>
        {legal.fold && (
          <button type="button" className={styles.fold} onClick={() => act({ type: 'Fold' })} aria-keyshortcuts="f">
            {texts.felt.fold}
          </button>
        )}
        {legal.check && (
          <button type="button" className="strong" onClick={() => act({ type: 'Check' })} aria-keyshortcuts="c">
            {texts.felt.check}
          </button>
        )}
        {callTo !== null && (
          <button type="button" className="strong" onClick={() => act({ type: 'Call' })} aria-keyshortcuts="c">
            {texts.felt.call(chipsWords(callTo - (mine?.bet ?? 0)))}
          </button>
        )}
        {bringIn?.map((forced, i) => (
          <button
            key={forced}
            type="button"
            className="strong"
            onClick={() => act({ type: 'BringIn', to: forced })}
            {...(i === 0 && { 'aria-keyshortcuts': 'b' })}
          >
            {texts.felt.bringIn(chipsWords(forced))}
          </button>
        ))}
        {legal.declareOpen && (
          <button type="button" onClick={() => act({ type: 'DeclareOpen' })}>
            {texts.felt.declareOpen}
          </button>
        )}
        {set !== null && (
          <button
            type="button"
            className={styles.raise}
            onClick={() => act({ type: 'Wager', to: set.size })}
            aria-keyshortcuts="r"
          >
            {set.words}
          </button>
        )}
      </div>
    </div>
  )
}
