import type { Frame } from '@cardroom/room/protocol'
import type { Stage } from '../stage/stage.ts'
import { HandFan } from './hand-fan.tsx'
import styles from './seat-on-felt.module.css'
import { SeatRows } from './seat-rows.tsx'

type Hand = NonNullable<Frame['common']['deal']>['players'][number]

/** The hands of a seat: backs in a fan, upcards beside them, cards that are shown in full, or rows. */
export const SeatCards = ({
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
  const isOpen = ({ down }: Hand): boolean => down.some(card => card !== '??')
  // a folded hand is gone, but what its player has shown of it lies there
  const live = hands.filter(hand => !hand.folded || isOpen(hand))
  const rowsOf = common.deal?.rowsOf ?? []
  if (live.length === 0) return null
  const stud = live.some(({ up }) => up.length > 0)
  const look = rowsOf.length > 0 ? styles.rows : stud ? styles.stud : live.some(isOpen) ? styles.shown : styles.fan
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
  const isOpen = down.some(it => it !== '??')
  if (up.length > 0 && isOpen) {
    // downcards that are turned up lie as far from each other as the others: all of them are read
    const even = Math.min(step, (hand / card - 1) / (down.length + up.length - 1))
    return { down: even, up: even }
  }
  if (up.length > 0) return { down: 0.34, up: step }
  if (isOpen) return { down: shownStep, up: shownStep }
  const each = (hand / hands / card - 1) / Math.max(1, down.length - 1)
  return { down: Math.max(0.12, each), up: 1 }
}
