import { chipsWords, type Frame, type LiveAct, type LiveShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './live.module.css'
import { LiveWager } from './live-wager.tsx'
import { tell } from './tell.ts'
import { useKeys } from './use-keys.ts'

/** What may be done in the betting. */
export type BettingDue = Extract<NonNullable<LiveShown['legal']>, { readonly due: 'betting' }>

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
  const { callTo, bringIn, opensToo = [] } = legal
  const deal = common.deal!
  const round = `${deal.number} ${deal.street} ${deal.price} ${legal.seat}`
  const [chosen, setChosen] = useState({ round, seat: legal.seat })
  const seat = chosen.round === round ? chosen.seat : legal.seat
  const player = deal.players.find(it => it.seat === seat)
  const act = (what: LiveAct): void => tell({ type: 'act', seat, act: what })
  const opens = [legal.seat, ...opensToo]
  const call = callTo === null ? 0 : callTo - (player?.bet ?? 0)
  const folds = (): void => act({ type: 'Fold' })
  const stays = (): void => act({ type: legal.check ? 'Check' : 'Call' })
  useKeys({
    f: legal.fold && folds,
    c: (legal.check || callTo !== null) && stays,
    b: bringIn?.[0] !== undefined && (() => act({ type: 'BringIn', to: bringIn[0]! })),
  })
  return (
    <>
      {opens.length > 1 && (
        <fieldset className={styles.opens} aria-label={bringIn === null ? texts.live.firstToAct : texts.live.bringsIn}>
          {opens.map(other => (
            <button
              key={other}
              type="button"
              aria-pressed={other === seat}
              onClick={() => setChosen({ round, seat: other })}
            >
              {name(other)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.row}>
        {legal.fold && (
          <button type="button" className={`${styles.big} ${styles.fold}`} onClick={folds} aria-keyshortcuts="f">
            {texts.felt.fold}
          </button>
        )}
        {(legal.check || callTo !== null) && (
          <button type="button" className={`strong ${styles.big}`} onClick={stays} aria-keyshortcuts="c">
            {legal.check ? texts.felt.check : texts.felt.call(chipsWords(call))}
          </button>
        )}
        {bringIn?.map(forced => (
          <button
            key={forced}
            type="button"
            className={`strong ${styles.big}`}
            onClick={() => act({ type: 'BringIn', to: forced })}
          >
            {texts.felt.bringIn(chipsWords(forced))}
          </button>
        ))}
      </div>
      {legal.wager !== null && (
        <LiveWager
          key={`${round} ${seat}`}
          legal={legal}
          deal={deal}
          player={player}
          onWager={to => act({ type: 'Wager', to })}
        />
      )}
      {(legal.chop || legal.declareOpen) && (
        <div className={styles.row}>
          {legal.chop && (
            <button type="button" onClick={() => tell({ type: 'chop' })}>
              {texts.live.chopped}
            </button>
          )}
          {legal.declareOpen && (
            <button type="button" onClick={() => act({ type: 'DeclareOpen' })}>
              {texts.live.declaresOpen}
            </button>
          )}
        </div>
      )}
    </>
  )
}
