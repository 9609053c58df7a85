import { type Card, chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
import { useRef } from 'react'
import { emptyChairs } from '../stage/empty-chairs.ts'
import type { Stage } from '../stage/stage.ts'
import { texts } from '../words/texts.ts'
import { Boards } from './boards.tsx'
import { ChipStack } from './chip-stack.tsx'
import styles from './felt.module.css'
import { lastActs } from './last-acts.ts'
import { onTableOf } from './on-table.ts'
import { OwnPlace } from './own-place.tsx'
import { Pots } from './pots.tsx'
import { SeatOnFelt } from './seat-on-felt.tsx'
import { at, stageStyle } from './stage-style.ts'
import { streetWords } from './street-words.ts'
import { useStage } from './use-stage.ts'

/** What the felt shows, and what can be done on it. */
export type FeltProps = {
  readonly frame: Frame
  readonly news: Frame['news']
  readonly onSit?: (seat: number) => void
  readonly onInvite?: () => void
  readonly chosen?: readonly Card[]
  readonly onChoose?: (card: Card) => void
}

/** The table as the whole stage: boards and pots in the middle, the seats on its rail, your own cards at yours. */
export const Felt = ({ frame, news, onSit, onInvite, chosen, onChoose }: FeltProps) => {
  const { common, own } = frame
  const { deal, seats } = common
  const place = useRef<HTMLElement>(null)
  const table = onTableOf(frame)
  const stage = useStage(place, table)
  const shown = seatsShown(seats, own.seat)
  const acts = lastActs(news)
  const free = seats.some(({ person }) => person === null) && own.seat !== null && onInvite !== undefined
  return (
    <section
      ref={place}
      className={styles.stage}
      aria-label={texts.felt.table}
      {...(stage !== null && {
        style: stageStyle(stage),
        'data-standing': stage.shape.standing || undefined,
        'data-narrow': stage.shape.narrow || undefined,
        'data-low': stage.shape.low || undefined,
        'data-kind': table.kind,
      })}
    >
      {stage !== null && (
        <>
          <div className={styles.table}>
            <div className={styles.cloth} />
          </div>
          <div
            className={styles.middle}
            style={at(middleOf(stage))}
            hidden={stage.middle.box === null && table.kind === 'rows'}
          >
            <p className={styles.street}>{streetWords(frame)}</p>
            {deal !== null && <Boards deal={deal} />}
            {deal !== null && <Pots deal={deal} seats={seats} />}
          </div>
          <div className={styles.moving} data-moving aria-hidden="true" />
          {shown.map((seat, i) => (
            <SeatOnFelt
              key={seat.seat}
              shown={seat}
              place={stage.seats[i]!}
              stage={stage}
              frame={frame}
              act={acts.get(seat.seat)}
              onSit={onSit}
            />
          ))}
          <Bets frame={frame} shown={shown} stage={stage} />
          {free &&
            emptyChairs(stage, table, 2).map(({ x, y }) => (
              <button key={`${x} ${y}`} type="button" className={styles.chair} style={at({ x, y })} onClick={onInvite}>
                {texts.felt.invite}
              </button>
            ))}
          {own.seat !== null && (
            <OwnPlace
              frame={frame}
              stage={stage}
              act={acts.get(own.seat)}
              {...(chosen !== undefined && { chosen })}
              {...(onChoose !== undefined && { onChoose })}
            />
          )}
        </>
      )}
    </section>
  )
}

/** Clockwise from your left, whoever sits there; to those who watch, every chair. */
const seatsShown = (seats: readonly SeatShown[], own: number | null): readonly SeatShown[] =>
  own === null ? seats : [...seats.slice(own), ...seats.slice(0, own - 1)].filter(({ person }) => person !== null)

const middleOf = ({ middle }: Stage) =>
  middle.box === null ? middle : { x: middle.x, y: middle.box.y + middle.box.h / 2 }

/** The chips that players have put in, each on its spot; without spots the bubbles tell them. */
const Bets = ({
  frame: { common, own },
  shown,
  stage,
}: {
  readonly frame: Frame
  readonly shown: readonly SeatShown[]
  readonly stage: Stage
}) => {
  const spots = shown.map(({ seat, name }, i) => ({ seat, name, spot: stage.bets[i]! }))
  const mine = own.seat === null ? [] : [{ seat: own.seat, name: common.seats[own.seat - 1]!.name, spot: stage.ownBet }]
  return [...spots, ...mine].map(({ seat, name, spot }) => {
    const hands = common.deal?.players.filter(player => player.seat === seat) ?? []
    const bet = hands.reduce((sum, hand) => sum + hand.bet, 0)
    if (bet === 0) return null
    const quiet = stage.betsInBubbles && seat !== own.seat
    return (
      <div key={seat} className={`${styles.bet} ${quiet ? styles.quiet : ''}`} data-bet={seat} style={at(spot)}>
        <ChipStack amount={bet} most={4} />
        <span className="visually-hidden">{texts.felt.hasBet(name)}</span> {chipsWords(bet)}
      </div>
    )
  })
}
