import { chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
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
  // a player who bets, raises or calls their last chips says it in one word
  const allIn = said != null && said.chips > 0 && marks.some(({ is }) => is === 'all-in')
  return (
    <span className={`${styles.bubble} ${className}`}>
      {said != null && (
        <span
          data-said=""
          data-mark={allIn ? 'all-in' : undefined}
          className={`${styles.mark} ${said.bold ? styles.bold : ''} ${said.fades ? styles.fades : ''}`}
        >
          {bet > 0 && <ChipStack amount={bet} stacks={1} />}
          {allIn ? texts.felt.allIn(chipsWords(said.chips)) : said.words}
        </span>
      )}
      {marks
        .filter(({ is }) => !(allIn && is === 'all-in'))
        .map(({ is, words }) => (
          <span key={is} className={styles.mark} data-mark={is} data-quiet={said == null ? undefined : ''}>
            {capital(words)}
          </span>
        ))}
    </span>
  )
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Something that is said of a seat, by a name that is the same in every language. */
type Mark = { readonly is: string; readonly words: string }

/** What is said of a seat beside its name: why it is first, all-in, folded, missed blinds, away. */
const marksOf = (
  { seat, missedBlind, marks, away, out, bot, here, lost }: SeatShown,
  hands: readonly Hand[],
  { common: { deal } }: Frame,
): readonly Mark[] => {
  const words = texts.felt.marks
  const on = deal !== null && deal.phase !== 'ended'
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  const first = on && !folded && deal.first?.seat === seat ? deal.first.why : ''
  return [
    { is: 'first', words: first },
    ...(on && !folded ? marks.map(is => ({ is, words: words.lies[is] })) : []),
    { is: 'all-in', words: on && hands.some(({ allIn }) => allIn) && deal.rowsOf.length === 0 ? words.allIn : '' },
    { is: 'folded', words: folded ? words.folded : '' },
    { is: 'fantasyland', words: hands.some(({ fantasyland }) => fantasyland > 0) ? words.fantasyland : '' },
    { is: 'missed-blind', words: missedBlind ? words.missedBlind : '' },
    { is: 'away', words: away ? words.away : out },
    { is: 'lost', words: !bot && !away && (lost || !here) ? words.lost : '' },
  ].filter(mark => mark.words !== '')
}
