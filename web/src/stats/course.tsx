import { netWords } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './stats.module.css'

const [WIDE, HIGH] = [720, 220]

/** What hands added up to, one after another, as a line over and under nothing. */
export const Course = ({ nets }: { readonly nets: readonly number[] }) => {
  let sum = 0
  const sums = [
    0,
    ...nets.map(net => {
      sum += net
      return sum
    }),
  ]
  const [low, high] = [Math.min(...sums), Math.max(...sums)]
  const span = Math.max(1, high - low)
  const x = (i: number): number => (i / (sums.length - 1)) * WIDE
  const y = (at: number): number => 8 + ((high - at) / span) * (HIGH - 16)
  const line = sums.map((at, i) => `${x(i).toFixed(1)} ${y(at).toFixed(1)}`).join('L')
  const words = texts.stats.chartIs(nets.length, netWords(sums.at(-1)!), netWords(high), netWords(low))
  return (
    <figure className={styles.course}>
      <figcaption>{texts.stats.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words} preserveAspectRatio="none">
        <path d={`M0 ${y(0).toFixed(1)}H${WIDE}`} className={styles.zero} />
        <path d={`M${line}L${WIDE} ${y(0).toFixed(1)}L0 ${y(0).toFixed(1)}Z`} className={styles.under} />
        <path d={`M${line}`} className={styles.line} />
      </svg>
      <p className={styles.dim}>{words}</p>
    </figure>
  )
}
