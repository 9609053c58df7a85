import { type Card, chipsWords, type Frame } from '@cardroom/room/protocol'
import { SeatClock } from '../clock/seat-clock.tsx'
import { useSettings } from '../settings/settings.ts'
import type { Stage } from '../stage/stage.ts'
import { texts } from '../words/texts.ts'
import { Avatar } from './avatar.tsx'
import { Bubble } from './bubble.tsx'
import type { LastAct } from './last-acts.ts'
import { OwnHand } from './own-hand.tsx'
import styles from './own-place.module.css'
import { ButtonDisc } from './plate-marks.tsx'
import { at } from './stage-style.ts'

/** Your place at the rail: your cards on the felt, and under them your chips and what you hold. */
export const OwnPlace = ({
  frame,
  stage,
  act,
  chosen = [],
  onChoose = () => {},
}: {
  readonly frame: Frame
  readonly stage: Stage
  readonly act: LastAct | undefined
  readonly chosen?: readonly Card[]
  readonly onChoose?: (card: Card) => void
}) => {
  const { common, own } = frame
  const { deal, seats } = common
  const shown = seats[own.seat! - 1]!
  const hands = deal?.players.filter(({ seat }) => seat === own.seat) ?? []
  const clock = common.clocks.find(({ seat }) => seat === own.seat)
  const { handLine } = useSettings()
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  const isWinner = (deal?.awards ?? []).some(({ to }) => to.some(({ seat }) => seat === own.seat))
  const { strip } = stage.own
  const state = [
    deal?.turn === own.seat ? styles.turn : '',
    folded || shown.away ? styles.folded : '',
    isWinner ? styles.winner : '',
  ]
  return (
    <>
      {own.hands.length > 0 && (deal?.rowsOf.length ?? 0) === 0 && (
        <div className={styles.hand} style={at({ x: stage.shape.w / 2, y: stage.own.top })}>
          <OwnHand frame={frame} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
      <section
        className={`${styles.strip} ${state.join(' ')} ${strip.h === 0 ? 'visually-hidden' : ''}`}
        style={at(strip)}
        aria-label={texts.felt.seated(shown.name, shown.seat)}
        data-plate={own.seat}
      >
        <span className={styles.face}>
          <Avatar name={shown.name} />
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{shown.name}</span>
          <span className={styles.chips}>
            {chipsWords(shown.chips)}
            {clock !== undefined && <SeatClock key={clock.since} clock={clock} />}
          </span>
        </span>
        {common.button === own.seat && <ButtonDisc className={styles.button!} />}
        <Bubble shown={shown} hands={hands} frame={frame} act={act} />
        {handLine && own.holds.length > 0 && (
          <span className={styles.line} role="status" aria-label={texts.felt.holds}>
            {own.holds.slice(0, MOST).map(line => (
              <span key={line}>{line}</span>
            ))}
          </span>
        )}
      </section>
    </>
  )
}

/** How many lines there is room for: more are read from the cards. */
const MOST = 3
