import { chipsWords, type Frame, type LiveShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useWager } from '../felt/use-wager.ts'
import { TypedSize, UsualSizes } from '../felt/wager-size.tsx'
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
  const deal = common.deal!
  const player = deal.players.find(it => it.seat === seat)
  const set = useWager(legal, deal, player)
  const act = (what: object): void => tell({ type: 'act', seat, act: what })
  const opens = [legal.seat, ...opensToo]
  const call = callTo === null ? 0 : callTo - (player?.bet ?? 0)
  return (
    <>
      <p className={styles.prompt}>
        <strong>{name(seat)}</strong>
        {bringIn !== null ? ' brings in' : call > 0 ? ` has ${chipsWords(call)} to call` : ' is to act'}
        <span className={styles.of}>{player === undefined ? '' : `${chipsWords(player.stack)} behind`}</span>
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
            Call {chipsWords(call)}
          </button>
        )}
        {bringIn?.map(forced => (
          <button
            key={forced}
            type="button"
            className={`strong ${styles.big}`}
            onClick={() => act({ type: 'BringIn', to: forced })}
          >
            Bring in {chipsWords(forced)}
          </button>
        ))}
      </div>
      {wager !== null && set !== null && (
        <>
          {wager.least < wager.most && (
            <div className={styles.sizes}>
              <UsualSizes wager={set} />
              <TypedSize wager={set} {...wager} />
            </div>
          )}
          <button
            type="button"
            className={`${styles.big} ${styles.raise}`}
            onClick={() => act({ type: 'Wager', to: set.size })}
          >
            {set.words}
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
