import type { Frame, SeatShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './bubble.module.css'
import { ChipStack } from './chip-stack.tsx'
import type { LastAct } from './last-acts.ts'

type Hand = NonNullable<Frame['common']['deal']>['players'][number]

/** What is said at a seat: what it did last, and the buttons that lie before it; a bet too, where it has no spot of its own. */
export const Bubble = ({
  shown,
  hands,
  frame,
  act,
  bet = 0,
  className = '',
}: {
  readonly shown: SeatShown
  readonly hands: readonly Hand[]
  readonly frame: Frame
  readonly act: LastAct | undefined
  /** What they have bet, where the bubble carries it. */
  readonly bet?: number
  readonly className?: string
}) => {
  const marks = marksOf(shown, hands, frame)
  const isOver = frame.common.deal?.phase === 'ended'
  const said = isOver || shown.away || shown.out !== '' ? null : act
  if (said == null && marks.length === 0) return null
  return (
    <span className={`${styles.bubble} ${className}`}>
      {said != null && (
        <span
          data-said=""
          data-chips={bet > 0 ? '' : undefined}
          className={`${styles.mark} ${said.bold ? styles.bold : ''} ${said.fades ? styles.fades : ''}`}
        >
          {bet > 0 && <ChipStack amount={bet} stacks={1} />}
          {said.words}
        </span>
      )}
      {marks.map(mark => (
        <span key={mark} className={styles.mark} data-mark={mark} data-quiet={said == null ? undefined : ''}>
          {capital(mark)}
        </span>
      ))}
    </span>
  )
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** What is said of a seat beside its name: why it is first, all-in, folded, missed blinds, away. */
const marksOf = (
  { seat, missedBlind, marks, away, out, bot, here, lost }: SeatShown,
  hands: readonly Hand[],
  { common: { deal } }: Frame,
): readonly string[] => {
  const on = deal !== null && deal.phase !== 'ended'
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  return [
    ...(on && !folded ? [deal.first?.seat === seat ? deal.first.why : '', ...marks] : []),
    on && hands.some(({ allIn }) => allIn) && deal.rowsOf.length === 0 ? texts.felt.marks.allIn : '',
    folded ? texts.felt.marks.folded : '',
    hands.some(({ fantasyland }) => fantasyland > 0) ? texts.felt.marks.fantasyland : '',
    missedBlind ? texts.felt.marks.missedBlind : '',
    away ? texts.felt.marks.away : out,
    !bot && !away && (lost || !here) ? texts.felt.marks.lost : '',
  ].filter(mark => mark !== '')
}
