import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { order } from '../line/table-line.ts'
import styles from './actions.module.css'

/** What one may do now, with exact bounds, and nothing else. */
export const Actions = ({ frame, chosen }: { readonly frame: Frame; readonly chosen: readonly string[] }) => {
  const { legal } = frame.own
  const act = (what: object): void => order({ type: 'act', act: what })
  if (legal === null) return <p className={styles.wait}>{waiting(frame)}</p>
  switch (legal.due) {
    case 'betting':
      return <Betting key={frame.seq} frame={frame} act={act} />
    case 'draw':
      return (
        <div className={styles.bar}>
          <p>Choose up to {legal.most} cards to throw away.</p>
          <button
            type="button"
            className="strong"
            disabled={chosen.length > legal.most}
            onClick={() => act({ type: 'Discard', cards: chosen })}
          >
            {chosen.length === 0 ? 'Stand pat' : `Draw ${chosen.length}`}
          </button>
        </div>
      )
    case 'discard':
      return (
        <div className={styles.bar}>
          <p>Choose {legal.cards} to throw away.</p>
          <button
            type="button"
            className="strong"
            disabled={chosen.length !== legal.cards}
            onClick={() => act({ type: 'Discard', cards: chosen })}
          >
            Throw away
          </button>
        </div>
      )
    case 'turn-up':
      return (
        <div className={styles.bar}>
          <button type="button" onClick={() => act({ type: 'TurnUp', turn: true })}>
            Turn it up
          </button>
          <button type="button" className="strong" onClick={() => act({ type: 'TurnUp', turn: false })}>
            Keep it down
          </button>
        </div>
      )
    case 'show':
      return (
        <div className={styles.bar}>
          {legal.muck && (
            <button type="button" onClick={() => act({ type: 'Muck' })}>
              Muck
            </button>
          )}
          <button type="button" className="strong" onClick={() => act({ type: 'Show' })}>
            Show
          </button>
        </div>
      )
    default:
      return <p className={styles.wait}>{waiting(frame)}</p>
  }
}

const waiting = ({ common, own }: Frame): string => {
  if (own.seat === null) return 'You look on. Take a free seat to play.'
  const { deal } = common
  if (deal === null) return 'The next deal begins soon.'
  const turn = deal.turn === null ? undefined : common.seats[deal.turn - 1]
  return turn === undefined ? 'The dealer is at work.' : `${turn.name} is to act.`
}

const Betting = ({ frame, act }: { readonly frame: Frame; readonly act: (what: object) => void }) => {
  const { legal, seat } = frame.own
  if (legal?.due !== 'betting') throw new Error('no betting is due')
  const { wager, callTo, bringIn } = legal
  const [to, setTo] = useState(wager?.least ?? 0)
  const mine = frame.common.deal?.players.find(player => player.seat === seat)
  const price = frame.common.deal?.price ?? 0
  const isRaise = price > 0
  const size = wager === null ? 0 : Math.min(Math.max(to, wager.least), wager.most)
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === 'f' && legal.fold) act({ type: 'Fold' })
      if (event.key === 'c') {
        if (legal.check) act({ type: 'Check' })
        else if (callTo !== null) act({ type: 'Call' })
      }
      if (event.key === 'r' && wager !== null) act({ type: 'Wager', to: size })
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return (
    <div className={styles.bar}>
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
      {bringIn?.map(size => (
        <button key={size} type="button" className="strong" onClick={() => act({ type: 'BringIn', to: size })}>
          Bring in {size}
        </button>
      ))}
      {wager !== null && (
        <div className={styles.wager}>
          {wager.least < wager.most && (
            <>
              <label>
                <span className="visually-hidden">How much</span>
                <input
                  type="range"
                  min={wager.least}
                  max={wager.most}
                  value={size}
                  onChange={event => setTo(Number(event.target.value))}
                />
              </label>
              <label>
                <span className="visually-hidden">Amount</span>
                <input
                  type="number"
                  min={wager.least}
                  max={wager.most}
                  value={to}
                  onChange={event => setTo(Number(event.target.value))}
                />
              </label>
              <span className={styles.presets}>
                {presets(frame, wager.least, wager.most).map(({ words, amount }) => (
                  <button key={words} type="button" className="quiet" onClick={() => setTo(amount)}>
                    {words}
                  </button>
                ))}
              </span>
            </>
          )}
          <button
            type="button"
            className={styles.raise}
            onClick={() => act({ type: 'Wager', to: size })}
            aria-keyshortcuts="r"
          >
            {size === wager.most && mine !== undefined && size === mine.bet + mine.stack
              ? 'All-in'
              : isRaise
                ? 'Raise to'
                : 'Bet'}{' '}
            {size.toLocaleString()}
          </button>
        </div>
      )}
    </div>
  )
}

const presets = (
  frame: Frame,
  least: number,
  most: number,
): readonly { readonly words: string; readonly amount: number }[] => {
  const { deal } = frame.common
  const mine = deal?.players.find(({ seat }) => seat === frame.own.seat)
  if (deal === null || deal === undefined || mine === undefined) return []
  const call = Math.max(0, deal.price - mine.bet)
  const pot = (part: number): number => Math.round(deal.price + part * (deal.pot + call))
  return [
    { words: '½ pot', amount: pot(0.5) },
    { words: 'Pot', amount: pot(1) },
    { words: 'All-in', amount: most },
  ].filter(({ amount }) => amount >= least && amount <= most)
}
