import type { TableCard } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './lobby.module.css'

/** A table from above: a mark for each seat, taken or open. */
export const TableMap = ({ table: { name, taken, chairs } }: { readonly table: TableCard }) => (
  <svg viewBox="0 0 120 74" className={styles.map} role="img" aria-label={texts.lobby.tableMap(name, taken, chairs)}>
    <rect x="12" y="12" width="96" height="50" rx="25" className={styles.mapRail} />
    <rect x="17" y="17" width="86" height="40" rx="20" className={styles.mapCloth} />
    {Array.from({ length: chairs }, (_, i) => {
      const angle = Math.PI / 2 + (2 * Math.PI * i) / chairs
      return (
        <circle
          key={i}
          cx={60 + 48 * Math.cos(angle)}
          cy={37 + 26 * Math.sin(angle)}
          r="6.500"
          className={i < taken ? styles.mapTaken : styles.mapOpen}
        />
      )
    })}
  </svg>
)
