import { chipsWords, type Frame, type LiveAct, type LiveShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import { enter } from './enter.ts'
import styles from './live.module.css'
import { LiveWager } from './live-wager.tsx'
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
  const act = (what: LiveAct): void => enter({ type: 'act', seat, act: what })
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
        <Opens
          words={bringIn === null ? texts.live.firstToAct : texts.live.bringsIn}
          seats={opens}
          seat={seat}
          name={name}
          onSeat={other => setChosen({ round, seat: other })}
        />
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
      {(legal.chop || legal.declareOpen) && <RareActs legal={legal} act={act} />}
    </>
  )
}

/** Those of whom one opens, where the dealer sees who that is. */
const Opens = ({
  words,
  seats,
  seat,
  name,
  onSeat,
}: {
  readonly words: string
  readonly seats: readonly number[]
  readonly seat: number
  readonly name: (seat: number) => string
  readonly onSeat: (seat: number) => void
}) => (
  <fieldset className={styles.opens} aria-label={words}>
    {seats.map(other => (
      <button key={other} type="button" aria-pressed={other === seat} onClick={() => onSeat(other)}>
        {name(other)}
      </button>
    ))}
  </fieldset>
)

const RareActs = ({ legal, act }: { readonly legal: BettingDue; readonly act: (what: LiveAct) => void }) => (
  <div className={styles.row}>
    {legal.chop && (
      <button type="button" onClick={() => enter({ type: 'chop' })}>
        {texts.live.chopped}
      </button>
    )}
    {legal.declareOpen && (
      <button type="button" onClick={() => act({ type: 'DeclareOpen' })}>
        {texts.live.declaresOpen}
      </button>
    )}
  </div>
)
