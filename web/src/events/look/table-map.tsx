import styles from './table-map.module.css'

/** A seat as the map shows it: taken, open, or due to move. */
export type SeatMark = 'taken' | 'open' | 'due' | 'away'

/** A table from above: seats as marks, the button, and a number in the middle. Its label says what it shows. */
export const TableMap = ({
  seats,
  button,
  middle,
  label,
}: {
  readonly seats: readonly SeatMark[]
  readonly button: number | null
  readonly middle: string
  readonly label: string
}) => {
  const [outside, inside] = [places(seats.length, 40), places(seats.length, 24)]
  const disc = button === null ? undefined : inside[button - 1]
  return (
    <svg className={styles.map} viewBox="0 0 176 108" role="img" aria-label={label}>
      <rect className={styles.rail} x="14" y="14" width="148" height="80" rx="40" />
      <rect className={styles.cloth} x="21" y="21" width="134" height="66" rx="33" />
      <text className={styles.middle} x="88" y="55">
        {middle}
      </text>
      {seats.map((mark, i) => (
        <g key={i}>
          <circle className={styles.seat} data-mark={mark} cx={outside[i]![0]} cy={outside[i]![1]} r="10" />
          {mark !== 'taken' && (
            <text className={styles.number} data-mark={mark} x={outside[i]![0]} y={outside[i]![1]}>
              {i + 1}
            </text>
          )}
        </g>
      ))}
      {disc !== undefined && (
        <>
          <circle className={styles.button} cx={disc[0]} cy={disc[1]} r="6" />
          <text className={styles.letter} x={disc[0]} y={disc[1]}>
            D
          </text>
        </>
      )}
    </svg>
  )
}

/** Places at even steps round the rail, the dealer at the bottom between the last and the first. */
const places = (count: number, radius: number): readonly (readonly [x: number, y: number])[] => {
  const [centreX, centreY, half] = [88, 54, 34]
  const whole = 4 * half + 2 * Math.PI * radius
  const at = (way: number): readonly [number, number] => {
    let left = way
    if (left < half) return [centreX - left, centreY + radius]
    left -= half
    const bend = Math.PI * radius
    if (left < bend) {
      const angle = Math.PI / 2 + left / radius
      return [centreX - half + radius * Math.cos(angle), centreY + radius * Math.sin(angle)]
    }
    left -= bend
    if (left < 2 * half) return [centreX - half + left, centreY - radius]
    left -= 2 * half
    if (left < bend) {
      const angle = -Math.PI / 2 + left / radius
      return [centreX + half + radius * Math.cos(angle), centreY + radius * Math.sin(angle)]
    }
    return [centreX + half - (left - bend), centreY + radius]
  }
  return Array.from({ length: count }, (_, i) => at((whole * (i + 1)) / (count + 1)))
}
