import { chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
import { SeatClock } from '../clock/seat-clock.tsx'
import { texts } from '../words/texts.ts'
import { HandFan } from './hand-fan.tsx'
import styles from './seat-on-felt.module.css'
import { SeatRows } from './seat-rows.tsx'

type Hand = NonNullable<Frame['common']['deal']>['players'][number]

/** A chair: who sits in it, their chips and cards, and whether it is their turn. */
export const SeatOnFelt = ({
  shown,
  hands,
  frame,
  onSit,
}: {
  readonly shown: SeatShown
  readonly hands: readonly Hand[]
  readonly frame: Frame
  readonly onSit: (seat: number) => void
}) => {
  const { common, own } = frame
  const { deal } = common
  if (shown.person === null) {
    return own.seat === null && !common.ended ? (
      <button type="button" className={styles.empty} onClick={() => onSit(shown.seat)}>
        {texts.felt.sitHere}
        <span className="visually-hidden">{texts.felt.inSeat(shown.seat)}</span>
      </button>
    ) : (
      <span className={styles.vacant} aria-hidden="true" />
    )
  }
  const isOwn = own.seat === shown.seat
  const turn = deal?.turn === shown.seat
  const clock = common.clocks.find(({ seat }) => seat === shown.seat)
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  const won = (deal?.awards ?? []).flatMap(({ to }) => to).filter(({ seat }) => seat === shown.seat)
  const taken = won.reduce((sum, { amount }) => sum + amount, 0)
  const marks = marksOf(shown, hands, frame)
  return (
    <section
      className={`${styles.seat} ${turn ? styles.turn : ''} ${folded ? styles.folded : ''}`}
      aria-label={texts.felt.seated(shown.name, shown.seat)}
    >
      {!isOwn && (
        <div className={`${styles.cards} ${deal !== null && deal.rowsOf.length > 0 ? styles.inRows : ''}`}>
          {hands
            .filter(({ folded }) => !folded)
            .map(hand => (
              <span key={hand.hand} className={styles.hand} data-hand-of={shown.seat}>
                {deal !== null && deal.rowsOf.length > 0 ? (
                  <SeatRows hand={hand} rowsOf={deal.rowsOf} />
                ) : (
                  <HandFan down={hand.down} up={hand.up} />
                )}
              </span>
            ))}
        </div>
      )}
      <div className={`${styles.plate} ${taken > 0 ? styles.winner : ''}`} data-plate={shown.seat}>
        <span className={styles.name}>
          <span className={styles.called}>{shown.name}</span>
          {shown.bot && <BotMark />}
        </span>
        <span className={styles.chips}>
          {chipsWords(shown.chips)}
          {clock !== undefined && <SeatClock key={clock.since} clock={clock} />}
        </span>
      </div>
      {common.button === shown.seat && (
        <span className={styles.button} role="img" aria-label={texts.felt.hasButton} data-button="">
          {texts.felt.dealerMark}
        </span>
      )}
      {(taken > 0 || marks.length > 0) && (
        <span className={styles.marks}>
          {taken > 0 && <span className={`${styles.mark} ${styles.taken}`}>+{chipsWords(taken)}</span>}
          {marks.map(mark => (
            <span key={mark} className={styles.mark} data-mark={mark}>
              {mark}
            </span>
          ))}
        </span>
      )}
    </section>
  )
}

/** A bot is marked as such. */
const BotMark = () => (
  <svg className={styles.bot} viewBox="0 0 16 16" width="13" height="13" role="img" aria-label={texts.felt.bot}>
    <title>{texts.felt.bot}</title>
    <path d="M8 1v3M3.500 4.500h9v8h-9zM1.500 7v3M14.500 7v3" fill="none" stroke="currentColor" strokeWidth="1.500" />
    <circle cx="6" cy="8.300" r="1.100" />
    <circle cx="10" cy="8.300" r="1.100" />
  </svg>
)

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
