import type { Frame, LiveShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { sizesOf } from '../felt/presets.ts'
import styles from './live.module.css'
import { tell } from './tell.ts'

type BettingDue = Extract<NonNullable<LiveShown['legal']>, { readonly due: 'betting' }>

/** One thumb: fold, check or call; bet or raise with the usual sizes. */
export const LiveBetting = ({
  frame: { common },
  legal,
  name,
}: {
  readonly frame: Frame
  readonly legal: BettingDue
  readonly name: (seat: number) => string
}) => {
  const { wager, callTo, bringIn, opensToo = [] } = legal
  const [seat, setSeat] = useState(legal.seat)
  const [to, setTo] = useState(wager?.least ?? 0)
  const deal = common.deal!
  const player = deal.players.find(it => it.seat === seat)
  const sizes = wager === null || player === undefined ? [] : sizesOf(deal, player, wager)
  const act = (what: object): void => tell({ type: 'act', seat, act: what })
  const opens = [legal.seat, ...opensToo]
  const size = wager === null ? 0 : Math.min(Math.max(to, wager.least), wager.most)
  const call = callTo === null ? 0 : callTo - (player?.bet ?? 0)
  return (
    <>
      <p className={styles.prompt}>
        <strong>{name(seat)}</strong>
        {bringIn !== null ? ' brings in' : call > 0 ? ` has ${call.toLocaleString()} to call` : ' is to act'}
        <span className={styles.of}>{player === undefined ? '' : `${player.stack.toLocaleString()} behind`}</span>
      </p>
      {opens.length > 1 && (
        <fieldset className={styles.opens}>
          <legend>{bringIn !== null ? 'Whose upcard brings in?' : 'Whose upcards are first to act?'}</legend>
          {opens.map(other => (
            <button key={other} type="button" aria-pressed={other === seat} onClick={() => setSeat(other)}>
              {name(other)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.row}>
        {legal.fold && (
          <button type="button" className={`${styles.big} ${styles.fold}`} onClick={() => act({ type: 'Fold' })}>
            Fold
          </button>
        )}
        {legal.check && (
          <button type="button" className={`strong ${styles.big}`} onClick={() => act({ type: 'Check' })}>
            Check
          </button>
        )}
        {callTo !== null && (
          <button type="button" className={`strong ${styles.big}`} onClick={() => act({ type: 'Call' })}>
            Call {call.toLocaleString()}
          </button>
        )}
        {bringIn?.map(forced => (
          <button
            key={forced}
            type="button"
            className={`strong ${styles.big}`}
            onClick={() => act({ type: 'BringIn', to: forced })}
          >
            Bring in {forced.toLocaleString()}
          </button>
        ))}
      </div>
      {wager !== null && (
        <>
          {wager.least < wager.most && (
            <div className={styles.sizes}>
              {sizes.map(({ words, amount }) => (
                <button key={words} type="button" aria-pressed={amount === size} onClick={() => setTo(amount)}>
                  {words}
                </button>
              ))}
              <input
                type="number"
                inputMode="numeric"
                aria-label={`Amount, from ${wager.least} to ${wager.most}`}
                min={wager.least}
                max={wager.most}
                value={to}
                onChange={event => setTo(Number(event.target.value))}
              />
            </div>
          )}
          <button
            type="button"
            className={`${styles.big} ${styles.raise}`}
            onClick={() => act({ type: 'Wager', to: size })}
          >
            {player !== undefined && size === player.bet + player.stack
              ? 'All-in'
              : bringIn !== null
                ? 'Complete to'
                : deal.price > 0
                  ? 'Raise to'
                  : 'Bet'}{' '}
            {size.toLocaleString()}
          </button>
        </>
      )}
      {(legal.chop || legal.declareOpen) && (
        <div className={styles.row}>
          {legal.chop && (
            <button type="button" onClick={() => tell({ type: 'chop' })}>
              The blinds are chopped
            </button>
          )}
          {legal.declareOpen && (
            <button type="button" onClick={() => act({ type: 'DeclareOpen' })}>
              Declares the pot open
            </button>
          )}
        </div>
      )}
    </>
  )
}
