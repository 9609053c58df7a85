import { chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
import type { CSSProperties } from 'react'
import { SeatClock } from '../clock/seat-clock.tsx'
import type { SeatPlace, Stage } from '../stage/stage.ts'
import { texts } from '../words/texts.ts'
import { Avatar } from './avatar.tsx'
import { Bubble } from './bubble.tsx'
import { HandFan } from './hand-fan.tsx'
import type { LastAct } from './last-acts.ts'
import { BotMark, ButtonDisc } from './plate-marks.tsx'
import styles from './seat-on-felt.module.css'
import { SeatRows } from './seat-rows.tsx'
import { at } from './stage-style.ts'

type Hand = NonNullable<Frame['common']['deal']>['players'][number]

/** A chair on the rail: who sits in it, their chips and cards, what they did last, and whether it is their turn. */
export const SeatOnFelt = ({
  shown,
  place,
  stage,
  frame,
  act,
  onSit,
}: {
  readonly shown: SeatShown
  readonly place: SeatPlace
  readonly stage: Stage
  readonly frame: Frame
  readonly act: LastAct | undefined
  readonly onSit: ((seat: number) => void) | undefined
}) => {
  const { common, own } = frame
  const { deal } = common
  if (shown.person === null) {
    const isFree = own.seat === null && !common.ended && onSit !== undefined
    return (
      <div className={styles.place} style={at(place)}>
        {isFree ? (
          <button type="button" className={styles.empty} onClick={() => onSit(shown.seat)}>
            {texts.felt.sitHere}
            <span className="visually-hidden">{texts.felt.inSeat(shown.seat)}</span>
          </button>
        ) : (
          <span className={styles.vacant} aria-hidden="true" />
        )}
      </div>
    )
  }
  const hands = deal?.players.filter(({ seat }) => seat === shown.seat) ?? []
  const turn = deal?.turn === shown.seat
  const clock = common.clocks.find(({ seat }) => seat === shown.seat)
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  const isWinner = (deal?.awards ?? []).some(({ to }) => to.some(({ seat }) => seat === shown.seat))
  const state = [turn ? styles.turn : '', folded || shown.away ? styles.folded : '', isWinner ? styles.winner : '']
  return (
    <section
      className={`${styles.place} ${state.join(' ')}`}
      style={{ ...at(place), '--aside': `${place.cardsAside.toFixed(1)}px` } as CSSProperties}
      data-inward={place.inward}
      data-side={place.nx < -0.6 ? 'left' : place.nx > 0.6 ? 'right' : undefined}
      aria-label={texts.felt.seated(shown.name, shown.seat)}
    >
      <Cards hands={hands} seat={shown.seat} frame={frame} stage={stage} />
      <div className={styles.plate} data-plate={shown.seat}>
        <span className={styles.face}>
          <Avatar name={shown.name} />
        </span>
        <span className={styles.who}>
          <span className={styles.name}>
            <span className={styles.called}>{shown.name}</span>
            {shown.bot && <BotMark />}
          </span>
          <span className={styles.chips}>
            {chipsWords(shown.chips)}
            {clock !== undefined && <SeatClock key={clock.since} clock={clock} />}
          </span>
        </span>
      </div>
      {common.button === shown.seat && <ButtonDisc className={styles.button!} />}
      <Bubble shown={shown} hands={hands} frame={frame} act={act} className={styles.bubble!} />
    </section>
  )
}

/** The hands of a seat: backs in a fan, upcards beside them, cards that are shown in full, or rows. */
const Cards = ({
  hands,
  seat,
  frame: { common },
  stage: { sizes },
}: {
  readonly hands: readonly Hand[]
  readonly seat: number
  readonly frame: Frame
  readonly stage: Stage
}) => {
  const live = hands.filter(({ folded }) => !folded)
  const rowsOf = common.deal?.rowsOf ?? []
  if (live.length === 0) return null
  const open = live.some(({ down }) => down.some(card => card !== '??'))
  const stud = live.some(({ up }) => up.length > 0)
  const look = rowsOf.length > 0 ? styles.rows : stud ? styles.stud : open ? styles.shown : styles.fan
  return (
    <div className={`${styles.cards} ${look}`}>
      {live.map(hand => (
        <span key={hand.hand} className={styles.hand} data-hand-of={seat}>
          {rowsOf.length > 0 ? (
            <SeatRows hand={hand} rowsOf={rowsOf} />
          ) : (
            <HandFan down={hand.down} up={hand.up} steps={stepsOf(hand, sizes, live.length)} />
          )}
        </span>
      ))}
    </div>
  )
}

/** How far the cards of a hand lie from each other, in cards. */
const stepsOf = (
  { down, up }: Hand,
  { hand, card, step, shownStep }: Stage['sizes'],
  hands: number,
): { readonly down: number; readonly up: number } => {
  if (up.length > 0) return { down: 0.34, up: step }
  if (down.some(it => it !== '??')) return { down: shownStep, up: shownStep }
  const each = (hand / hands / card - 1) / Math.max(1, down.length - 1)
  return { down: Math.max(0.12, each), up: 1 }
}
