import { chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './bubble.module.css'
import type { LastAct } from './last-acts.ts'

type Hand = NonNullable<Frame['common']['deal']>['players'][number]

/** What is said at a seat: what it won or did last, and the buttons that lie before it. */
export const Bubble = ({
  shown,
  hands,
  frame,
  act,
  className = '',
}: {
  readonly shown: SeatShown
  readonly hands: readonly Hand[]
  readonly frame: Frame
  readonly act: LastAct | undefined
  readonly className?: string
}) => {
  const taken = takenBy(frame, shown.seat)
  const marks = marksOf(shown, hands, frame)
  const said = taken > 0 || shown.away || shown.out !== '' ? null : act
  if (taken === 0 && said == null && marks.length === 0) return null
  return (
    <span className={`${styles.bubble} ${className}`}>
      {taken > 0 && <span className={`${styles.mark} ${styles.bold}`}>+{chipsWords(taken)}</span>}
      {said != null && <span className={`${styles.mark} ${said.bold ? styles.bold : ''}`}>{said.words}</span>}
      {marks.map(mark => (
        <span key={mark} className={styles.mark} data-mark={mark} data-quiet={said == null ? undefined : ''}>
          {mark}
        </span>
      ))}
    </span>
  )
}

/** What a seat takes out of the pots, less what it put in itself. */
const takenBy = ({ common: { deal } }: Frame, seat: number): number => {
  const won = (deal?.awards ?? []).flatMap(({ to }) => to).filter(it => it.seat === seat)
  const gross = won.reduce((sum, { amount }) => sum + amount, 0)
  if (gross === 0) return 0
  const paid = (deal?.players ?? []).filter(it => it.seat === seat).reduce((sum, hand) => sum + hand.paid, 0)
  return Math.max(0, gross - paid)
}

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
