import { chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
import type { CSSProperties } from 'react'
import { ClockSeconds } from '../clock/seat-clock.tsx'
import { PlateNote } from '../own/plate-note.tsx'
import type { SeatPlace, Stage } from '../stage/stage.ts'
import { texts } from '../words/texts.ts'
import { Bubble } from './bubble.tsx'
import type { LastAct } from './last-acts.ts'
import { OddsMark } from './odds/odds-mark.tsx'
import { BotMark, ButtonDisc, HostMark, hasOpened, OpenerDisc } from './plate-marks.tsx'
import { SeatCards } from './seat-cards.tsx'
import { SeatFace } from './seat-face.tsx'
import styles from './seat-on-felt.module.css'
import type { Moment } from './showdown/moment.ts'
import type { WonBox } from './showdown/won-boxes.ts'
import { WonPlate } from './showdown/won-plate.tsx'
import { at } from './stage-style.ts'

type SeatProps = {
  readonly shown: SeatShown
  readonly place: SeatPlace
  readonly stage: Stage
  readonly frame: Frame
  readonly act: LastAct | undefined
  /** How often their hand wins, in percent, while everybody is all-in and shown. */
  readonly odds: number | undefined
  /** The moment of the showdown. */
  readonly moment: Moment | null
  /** Where it shows what it wins. */
  readonly won: WonBox | undefined
  readonly onSit: ((seat: number) => void) | undefined
}

/** A chair on the rail: who sits in it, their chips and cards, what they did last, and whether it is their turn. */
export const SeatOnFelt = ({ onSit, ...seat }: SeatProps) =>
  seat.shown.person === null ? <EmptySeat {...seat} onSit={onSit} /> : <TakenSeat {...seat} />

const EmptySeat = ({ shown, place, frame: { common, own }, onSit }: SeatProps) => (
  <div className={styles.place} style={at(place)}>
    {own.seat === null && !common.ended && onSit !== undefined ? (
      <button type="button" className={styles.empty} onClick={() => onSit(shown.seat)}>
        {texts.felt.sitHere}
        <span className="visually-hidden">{texts.felt.inSeat(shown.seat)}</span>
      </button>
    ) : (
      <span className={styles.vacant} aria-hidden="true" />
    )}
  </div>
)

/** Where a seat stands, and how far its cards lie from its middle. */
const placeStyle = (place: SeatPlace): CSSProperties =>
  ({
    ...at(place),
    '--aside': `${place.cardsAside.toFixed(1)}px`,
    ...(place.beside !== undefined && { '--beside': `${place.beside.top.toFixed(1)}px` }),
  }) as CSSProperties

const TakenSeat = ({ shown, place, stage, frame, act, odds, moment, won }: Omit<SeatProps, 'onSit'>) => {
  const { deal, button, clocks } = frame.common
  const hands = deal?.players.filter(({ seat }) => seat === shown.seat) ?? []
  const clock = clocks.find(({ seat }) => seat === shown.seat)
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  const result = moment?.results.get(shown.seat)
  const state = [
    deal?.turn === shown.seat ? styles.turn : '',
    folded || shown.away ? styles.folded : '',
    result?.wins === true && !result.before ? styles.winner : '',
  ]
  return (
    <section
      className={`${styles.place} ${state.join(' ')}`}
      style={placeStyle(place)}
      data-inward={place.inward}
      data-beside={place.beside === undefined ? undefined : place.beside.bubbleAbove ? 'under-bubble' : ''}
      data-side={place.nx < -0.6 ? 'left' : place.nx > 0.6 ? 'right' : undefined}
      aria-label={texts.felt.seated(shown.name, shown.seat)}
    >
      <SeatCards hands={hands} seat={shown.seat} frame={frame} stage={stage} />
      <div className={styles.plate} data-plate={shown.seat}>
        <SeatFace frame={frame} shown={shown} className={styles.face!} />
        <span className={styles.who}>
          <span className={styles.name}>{shown.name}</span>
          {(shown.host || shown.bot) && (
            <span className={styles.marks}>
              {shown.host && <HostMark />}
              {shown.bot && <BotMark />}
            </span>
          )}
          <span className={styles.chips}>
            {chipsWords(shown.chips - (moment?.due.get(shown.seat) ?? 0))}
            {clock !== undefined && <ClockSeconds clock={clock} />}
            <OddsMark percent={odds} />
          </span>
        </span>
        <PlateNote shown={shown} />
      </div>
      {button === shown.seat && <ButtonDisc className={styles.button!} />}
      {hasOpened(shown, deal) && !folded && <OpenerDisc className={styles.opener!} />}
      {result !== undefined && won !== undefined && <WonPlate result={result} place={won} className={styles.won!} />}
      {(result === undefined || shown.away || shown.lost) && (
        <Bubble
          shown={shown}
          hands={hands}
          frame={frame}
          act={act}
          bet={stage.betsInBubbles ? hands.reduce((sum, { bet }) => sum + bet, 0) : 0}
          className={styles.bubble!}
        />
      )}
    </section>
  )
}
