import { type Card, chipsWords, type Frame } from '@cardroom/room/protocol'
import { OwnRows } from '../chinese/own-rows.tsx'
import type { LayingNow } from '../chinese/use-laying.ts'
import { useRowLines } from '../chinese/use-row-lines.ts'
import { ClockSeconds } from '../clock/seat-clock.tsx'
import { WholeWords } from '../said/whole-words.tsx'
import { useSettings } from '../settings/settings.ts'
import type { Stage } from '../stage/stage.ts'
import { texts } from '../words/texts.ts'
import { Bubble } from './bubble.tsx'
import type { LastAct } from './last-acts.ts'
import { OddsMark } from './odds/odds-mark.tsx'
import { OwnHand } from './own-hand.tsx'
import styles from './own-place.module.css'
import { ButtonDisc, hasOpened, OpenerDisc } from './plate-marks.tsx'
import { SeatFace } from './seat-face.tsx'
import type { Moment } from './showdown/moment.ts'
import { WonPlate } from './showdown/won-plate.tsx'
import { at } from './stage-style.ts'

/** Your place at the rail: your cards on the felt, and under them your chips and what you hold. */
export const OwnPlace = ({
  frame,
  stage,
  act,
  odds,
  moment,
  laying,
  chosen = [],
  onChoose = () => {},
}: {
  readonly frame: Frame
  readonly stage: Stage
  readonly act: LastAct | undefined
  /** How often your hand wins, in percent, while everybody is all-in and shown. */
  readonly odds: number | undefined
  /** The moment of the showdown. */
  readonly moment: Moment | null
  /** Cards that you are setting into rows. */
  readonly laying: LayingNow | null
  readonly chosen?: readonly Card[]
  readonly onChoose?: (card: Card) => void
}) => {
  const { common, own } = frame
  const { deal, seats } = common
  const shown = seats[own.seat! - 1]!
  const hands = deal?.players.filter(({ seat }) => seat === own.seat) ?? []
  const clock = common.clocks.find(({ seat }) => seat === own.seat)
  const { handLine } = useSettings()
  const holds = useRowLines(frame, laying)
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  const result = moment?.results.get(own.seat!)
  const { strip } = stage.own
  const state = [
    deal?.turn === own.seat ? styles.turn : '',
    folded || shown.away ? styles.folded : '',
    result === undefined ? '' : styles.over,
  ]
  return (
    <>
      {own.hands.length > 0 && (
        <div className={styles.hand} style={at({ x: stage.shape.w / 2, y: stage.own.top })}>
          {stage.own.rows === null ? (
            <OwnHand frame={frame} chosen={chosen} onChoose={onChoose} />
          ) : (
            <OwnRows frame={frame} place={stage.own.rows} laying={laying} />
          )}
        </div>
      )}
      <section
        className={`${styles.strip} ${state.join(' ')} ${strip.h === 0 ? 'visually-hidden' : ''}`}
        style={at(strip)}
        aria-label={texts.felt.seated(shown.name, shown.seat)}
        data-plate={own.seat}
      >
        <SeatFace frame={frame} shown={shown} className={styles.face!} />
        <span className={styles.who}>
          <span className={styles.name}>{shown.name}</span>
          <span className={styles.chips}>
            {chipsWords(shown.chips - (moment?.due.get(own.seat!) ?? 0))}
            {clock !== undefined && <ClockSeconds clock={clock} />}
            <OddsMark percent={odds} />
          </span>
        </span>
        {common.button === own.seat && <ButtonDisc className={styles.button!} />}
        {hasOpened(shown, deal) && !folded && <OpenerDisc className={styles.button!} />}
        <Bubble shown={shown} hands={hands} frame={frame} act={act} />
        {handLine && holds.length > 0 && (
          <span className={styles.line} role="status" aria-label={texts.felt.holds}>
            {holds.slice(0, MOST).map(line => (
              <span key={line}>
                <WholeWords words={line} />
              </span>
            ))}
          </span>
        )}
        {result !== undefined && <WonPlate result={result} className={styles.won!} />}
      </section>
    </>
  )
}

/** How many lines there is room for: more are read from the cards. */
const MOST = 3
