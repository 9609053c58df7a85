import { chipsWords, type Frame, type SeatShown } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import { texts } from '../words/texts.ts'
import styles from './live.module.css'

/** All who sit here, one line each: button, name, what lies in front, and what is behind. */
export const LiveSeats = ({
  frame: { common },
  onOpen,
}: {
  readonly frame: Frame
  readonly onOpen: ((seat: number) => void) | null
}) => {
  const taken = common.seats.filter(({ person }) => person !== null)
  const free = common.seats.find(({ person }) => person === null)
  return (
    <ul className={styles.seats} aria-label={texts.live.seats}>
      {taken.map(shown => (
        <Line key={shown.seat} shown={shown} common={common} onOpen={onOpen} />
      ))}
      {taken.length === 0 && <li className={styles.nobody}>{texts.live.nobodyYet}</li>}
      {onOpen !== null && free !== undefined && taken.length > 0 && (
        <li>
          <button type="button" className={styles.add} onClick={() => onOpen(free.seat)}>
            {texts.live.addPlayer}
          </button>
        </li>
      )}
    </ul>
  )
}

const Line = ({
  shown,
  common,
  onOpen,
}: {
  readonly shown: SeatShown
  readonly common: Frame['common']
  readonly onOpen: ((seat: number) => void) | null
}) => {
  const { deal } = common
  const on = deal !== null && deal.phase !== 'ended'
  const hand = deal?.players.find(({ seat }) => seat === shown.seat)
  const turn = on && deal.turn === shown.seat
  const folded = hand?.folded === true
  const mark = folded
    ? texts.live.marks.folded
    : on && hand?.allIn === true
      ? texts.live.marks.allIn
      : shown.away
        ? texts.live.marks.sitsOut
        : shown.missedBlind
          ? texts.live.marks.missedBlind
          : shown.out
  const inside = (
    <>
      <span className={styles.spot}>{common.button === shown.seat ? <DealerButton /> : shown.seat}</span>
      <span className={styles.name}>{shown.name}</span>
      {mark !== '' && <span className={styles.mark}>{mark}</span>}
      {on && hand !== undefined && hand.bet > 0 && <span className={styles.bet}>{chipsWords(hand.bet)}</span>}
      <span className={styles.stack}>{chipsWords(shown.chips)}</span>
    </>
  )
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (turn) line.current?.scrollIntoView({ block: 'nearest' })
  }, [turn])
  const name = `${styles.seat} ${turn ? styles.turn : ''} ${folded ? styles.folded : ''}`
  return (
    <li ref={line}>
      {onOpen === null ? (
        <div className={name} aria-current={turn || undefined}>
          {inside}
        </div>
      ) : (
        <button type="button" className={name} onClick={() => onOpen(shown.seat)} aria-current={turn || undefined}>
          {inside}
        </button>
      )}
    </li>
  )
}

const DealerButton = () => (
  <span className={styles.button} role="img" aria-label={texts.live.hasButton}>
    {texts.live.dealerMark}
  </span>
)
