import { type Card, chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
import { type ReactNode, useRef } from 'react'
import { Judged } from '../cards/judged.ts'
import type { LayingNow } from '../chinese/use-laying.ts'
import type { Stage } from '../stage/stage.ts'
import { texts } from '../words/texts.ts'
import { Boards } from './boards.tsx'
import { ChipStack } from './chip-stack.tsx'
import styles from './felt.module.css'
import { EmptyChairs } from './invite/empty-chairs.tsx'
import { lastActs } from './last-acts.ts'
import { useOdds } from './odds/use-odds.ts'
import { bareSeats, onTableOf } from './on-table.ts'
import { OwnPlace } from './own-place.tsx'
import { Pots } from './pots.tsx'
import { SeatOnFelt } from './seat-on-felt.tsx'
import { potsIn } from './showdown/moment.ts'
import { usePushedPots } from './showdown/use-pushed-pots.ts'
import type { SceneNow } from './showdown/use-scene.ts'
import { wonBoxes } from './showdown/won-boxes.ts'
import { at, stageStyle } from './stage-style.ts'
import { streetWords } from './street-words.ts'
import { useStage } from './use-stage.ts'

/** What the felt shows, and what can be done on it. */
export type FeltProps = {
  readonly frame: Frame
  readonly news: Frame['news']
  /** The showdown that is on. */
  readonly scene: SceneNow | null
  readonly onSit?: (seat: number) => void
  readonly onInvite?: () => void
  /** What lies in the middle while there is nobody to play with. */
  readonly children?: ReactNode
  readonly chosen?: readonly Card[]
  /** Cards that you are setting into rows. */
  readonly laying?: LayingNow | null
  readonly onChoose?: (card: Card) => void
}

/** The table as the whole stage: boards and pots in the middle, the seats on its rail, your own cards at yours. */
export const Felt = ({ frame, news, scene, onSit, onInvite, chosen, laying = null, onChoose, children }: FeltProps) => {
  const { common, own } = frame
  const { seats } = common
  const place = useRef<HTMLElement>(null)
  const table = onTableOf(frame, useTray(frame))
  const shown = seatsShown(seats, own.seat)
  const bare = bareSeats(shown, common.deal)
  const stage = useStage(place, table, bare)
  const acts = lastActs(news)
  usePushedPots(place, scene)
  const won = wonBoxes(stage, shown, scene, bare, common.button)
  const odds = useOdds(frame)
  const free = seats.some(({ person }) => person === null) && own.seat !== null && onInvite !== undefined
  return (
    <section
      ref={place}
      className={styles.stage}
      data-stage=""
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
        <Judged value={scene?.moment.judged ?? null}>
          <div className={styles.table}>
            <div className={styles.cloth} />
          </div>
          {children === undefined ? (
            <Middle frame={frame} stage={stage} scene={scene} />
          ) : (
            <div
              className={styles.middle}
              style={at({ x: stage.shape.w / 2, y: (stage.table.y + stage.own.strip.y) / 2 })}
            >
              {children}
            </div>
          )}
          <div className={styles.moving} data-moving aria-hidden="true" />
          {shown.map((seat, i) => (
            <SeatOnFelt
              key={seat.seat}
              shown={seat}
              place={stage.seats[i]!}
              stage={stage}
              frame={frame}
              act={acts.get(seat.seat)}
              odds={odds.get(seat.seat)}
              moment={scene?.moment ?? null}
              won={won.get(seat.seat)}
              onSit={onSit}
            />
          ))}
          <Bets frame={frame} shown={shown} stage={stage} />
          {free && <EmptyChairs stage={stage} table={table} onInvite={onInvite} />}
          {own.seat !== null && (
            <OwnPlace
              frame={frame}
              stage={stage}
              act={acts.get(own.seat)}
              odds={odds.get(own.seat)}
              moment={scene?.moment ?? null}
              laying={laying}
              {...(chosen !== undefined && { chosen })}
              {...(onChoose !== undefined && { onChoose })}
            />
          )}
        </Judged>
      )}
    </section>
  )
}

/** The most cards that you have had to set at once in this deal: their tray keeps its room, so that nothing jumps. */
const useTray = ({ common: { deal }, own }: Frame): number => {
  const most = useRef({ deal: 0, cards: 0 })
  const number = deal?.number ?? 0
  const cards = Math.max(0, ...own.hands.map(({ down }) => down.length))
  if (most.current.deal !== number || cards > most.current.cards) most.current = { deal: number, cards }
  return most.current.cards
}

/** Clockwise from your left, no matter who sits there; to those who watch, every chair. */
const seatsShown = (seats: readonly SeatShown[], own: number | null): readonly SeatShown[] =>
  own === null ? seats : [...seats.slice(own), ...seats.slice(0, own - 1)].filter(({ person }) => person !== null)

/** The street, the boards and the pots in the middle of the table. */
const Middle = ({
  frame,
  stage,
  scene,
}: {
  readonly frame: Frame
  readonly stage: Stage
  readonly scene: SceneNow | null
}) => {
  const { deal, seats } = frame.common
  const { standing } = stage.shape
  const isHidden = stage.middle.box === null && (deal?.rowsOf.length ?? 0) > 0
  // the scene tells at the seats who wins
  const street = scene === null ? streetWords(frame) : ''
  // on an upright phone the street stands in the line of the pot under a board; beside several pots there is no room for it
  const inLine = deal !== null && standing && deal.boards.length > 0
  return (
    <div className={styles.middle} style={at(middleOf(stage))} hidden={isHidden}>
      {!inLine && <p className={styles.street}>{street}</p>}
      {deal !== null && (
        <>
          <Boards deal={deal} rabbit={frame.common.rabbit} />
          <div className={styles.pot}>
            {inLine && (
              <p className={deal.boards.length > 1 && deal.pots.length > 1 ? 'visually-hidden' : styles.street}>
                {street}
              </p>
            )}
            <Pots
              deal={deal}
              seats={seats}
              {...(scene !== null && { pushed: potsIn(deal, scene.scene, scene.moment) })}
            />
          </div>
        </>
      )}
    </div>
  )
}

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
    // three boards on a phone on its side leave your own chips no place: the dock says what is to call
    const isCramped = stage.shape.low && (common.deal?.boards.length ?? 0) > 2
    const quiet = seat === own.seat ? isCramped : stage.betsInBubbles
    return (
      <div key={seat} className={`${styles.bet} ${quiet ? styles.quiet : ''}`} data-bet={seat} style={at(spot)}>
        <ChipStack amount={bet} />
        <span className="visually-hidden">{texts.felt.hasBet(name)}</span> {chipsWords(bet)}
      </div>
    )
  })
}
