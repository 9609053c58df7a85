import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import styles from './actions.module.css'
import { Confirm } from './confirm.tsx'
import { mistakeIn } from './mistakes.ts'
import { presetsOf } from './presets.ts'

/** Fold, check, call, bring in, bet and raise, as far as they are legal. */
export const Betting = ({ frame, act: does }: { readonly frame: Frame; readonly act: (what: object) => void }) => {
  const { legal, seat } = frame.own
  if (legal?.due !== 'betting') throw new Error('no betting is due')
  const { wager, callTo, bringIn } = legal
  const [to, setTo] = useState(wager?.least ?? 0)
  const [asked, setAsked] = useState<{ readonly words: string; readonly what: object } | null>(null)
  const { confirmMistakes } = useSettings()
  const act = (what: { readonly type: string; readonly to?: number }): void => {
    const words = confirmMistakes ? mistakeIn(frame, what) : null
    if (words === null) does(what)
    else setAsked({ words, what })
  }
  const mine = frame.common.deal?.players.find(player => player.seat === seat)
  const price = frame.common.deal?.price ?? 0
  const size = wager === null ? 0 : Math.min(Math.max(to, wager.least), wager.most)
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
      if (event.key === 'r' && wager !== null) act({ type: 'Wager', to: size })
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  const wagerWords = (): string => {
    if (mine !== undefined && size === mine.bet + mine.stack) return 'All-in'
    if (bringIn !== null) return 'Complete to'
    return price > 0 ? 'Raise to' : 'Bet'
  }
  if (asked !== null) return <Confirm words={asked.words} onYes={() => does(asked.what)} onNo={() => setAsked(null)} />
  return (
    <div className={styles.betting}>
      {wager !== null && wager.least < wager.most && (
        <div className={styles.size}>
          <input
            type="range"
            aria-label="How much"
            min={wager.least}
            max={wager.most}
            value={size}
            onChange={event => setTo(Number(event.target.value))}
          />
          <input
            type="number"
            inputMode="numeric"
            aria-label={`Amount, from ${wager.least} to ${wager.most}`}
            min={wager.least}
            max={wager.most}
            value={to}
            onChange={event => setTo(Number(event.target.value))}
          />
          <span className={styles.presets}>
            {presetsOf(frame, wager.least, wager.most).map(({ words, amount }) => (
              <button key={words} type="button" className="quiet" onClick={() => setTo(amount)}>
                {words}
              </button>
            ))}
          </span>
        </div>
      )}
      <div className={styles.acts}>
        {legal.fold && (
          <button type="button" className={styles.fold} onClick={() => act({ type: 'Fold' })} aria-keyshortcuts="f">
            Fold
          </button>
        )}
        {legal.check && (
          <button type="button" className="strong" onClick={() => act({ type: 'Check' })} aria-keyshortcuts="c">
            Check
          </button>
        )}
        {callTo !== null && (
          <button type="button" className="strong" onClick={() => act({ type: 'Call' })} aria-keyshortcuts="c">
            Call {(callTo - (mine?.bet ?? 0)).toLocaleString()}
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
            Bring in {forced.toLocaleString()}
          </button>
        ))}
        {legal.declareOpen && (
          <button type="button" onClick={() => act({ type: 'DeclareOpen' })}>
            Declare the pot open
          </button>
        )}
        {wager !== null && (
          <button
            type="button"
            className={styles.raise}
            onClick={() => act({ type: 'Wager', to: size })}
            aria-keyshortcuts="r"
          >
            {wagerWords()} {size.toLocaleString()}
          </button>
        )}
      </div>
    </div>
  )
}
