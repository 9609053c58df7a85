import type { CSSProperties } from 'react'
import { WholeWords } from '../../said/whole-words.tsx'
import { isOneLine } from '../../stage/won-places.ts'
import type { SeatResult } from './moment.ts'
import type { WonBox } from './won-boxes.ts'
import styles from './won-plate.module.css'

/** The name of the winning hand at its seat, and what it has won; on the felt it has a place that covers no name. */
export const WonPlate = ({
  result,
  place,
  className = '',
}: {
  readonly result: SeatResult
  /** Where it stands, from the middle of its seat, and what it says there. */
  readonly place?: WonBox | undefined
  readonly className?: string
}) => (
  <span
    className={`${styles.won} ${result.before || !result.wins ? styles.before : ''} ${className}`}
    style={place === undefined ? undefined : boxStyle(place)}
    data-won={place === undefined || isOneLine(place) ? '' : 'lines'}
    role="status"
  >
    {result.words !== '' && (
      <b>
        <WholeWords words={place?.words ?? result.words} />
      </b>
    )}
    <i>{result.sum}</i>
  </span>
)

const boxStyle = ({ x, y, w, h }: WonBox): CSSProperties =>
  ({ '--won-x': px(x), '--won-y': px(y), width: px(w), height: px(h) }) as CSSProperties

const px = (size: number): string => `${size.toFixed(1)}px`
