import { texts } from '../words/texts.ts'
import type { SeatMark } from './seat-mark.ts'
import { MAP, seatSpots } from './seat-spots.ts'
import styles from './table-map.module.css'

/** A table from above: seats as marks, the button, the table's name in the middle. */
export const TableMap = ({
  marks,
  name,
  under,
  label,
}: {
  readonly marks: readonly SeatMark[]
  readonly name: string
  readonly under: string
  readonly label: string
}) => {
  const spots = seatSpots(marks.length, 40)
  const inner = seatSpots(marks.length, 24)
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={label}>
      <rect className={styles.rail} x="14" y="14" width="148" height="80" rx="40" />
      <rect className={styles.cloth} x="21" y="21" width="134" height="66" rx="33" />
      <rect className={styles.dealer} x="78" y="88" width="20" height="11" rx="3.5" />
      <text className={styles.name} x="88" y={under === '' ? 54 : 48}>
        {name}
      </text>
      {under !== '' && (
        <text className={styles.under} x="88" y="66">
          {under}
        </text>
      )}
      {marks.map(({ seat, is, text, button }, i) => {
        const { x, y } = spots[i]!
        const disc = inner[i]!
        return is === 'removed' ? null : (
          <g key={seat}>
            <circle className={styles[is]} cx={x} cy={y} r="10" />
            {text !== '' && (
              <text className={is === 'due' ? styles.onBrass : styles.mark} x={x} y={y}>
                {text}
              </text>
            )}
            {button && (
              <>
                <circle className={styles.button} cx={disc.x} cy={disc.y} r="6" />
                <text className={styles.letter} x={disc.x} y={disc.y}>
                  {texts.floor.buttonLetter}
                </text>
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}
