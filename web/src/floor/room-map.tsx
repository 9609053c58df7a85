import type { FloorTableShown } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { texts } from '../words/texts.ts'
import { type Carried, putBack, setDownOrder, useCarry } from './carry.ts'
import { chairMarks, openSeats, seatCount, tableLabel, tableStatus } from './chair-marks.ts'
import styles from './podium.module.css'
import type { Podium } from './podium-line.ts'
import { TableMap } from './table-map.tsx'

/** The room from above: every open table with what matters there; open seats can be chosen while somebody is carried. */
export const RoomMap = ({ podium, onOpen }: { readonly podium: Podium; readonly onOpen: (table: string) => void }) => {
  const now = useRoomTime()
  const { carried } = useCarry()
  return (
    <div className={styles.room}>
      {podium.view.tables
        .filter(({ closed }) => !closed)
        .map(table => (
          <TableCard key={table.id} table={table} now={now} carried={carried} podium={podium} onOpen={onOpen} />
        ))}
    </div>
  )
}

const TableCard = ({
  table,
  now,
  carried,
  podium,
  onOpen,
}: {
  readonly table: FloorTableShown
  readonly now: number
  readonly carried: Carried | null
  readonly podium: Podium
  readonly onOpen: (table: string) => void
}) => {
  const { taken, all } = seatCount(table)
  const { words, isDue } = tableStatus(table, now)
  const look = table.silent !== null ? styles.silent : isDue ? styles.hot : ''
  const seats = carried === null ? [] : openSeats(table)
  return (
    <div className={`${styles.table} ${look}`}>
      <button type="button" onClick={() => onOpen(table.id)}>
        <span className={styles.tableName}>
          <span>{table.game}</span>
          <span>{texts.floor.seats(taken, all)}</span>
        </span>
        <TableMap
          marks={chairMarks(table, now)}
          name={table.id}
          under={table.feeds.length > 0 ? texts.floor.mustMove : table.isMain ? texts.floor.main : ''}
          label={tableLabel(table, now)}
        />
        <span className={styles.status} aria-hidden="true">
          {isDue ? <b>{words}</b> : words}
        </span>
      </button>
      {carried !== null && seats.length > 0 && (
        <div className={styles.spots}>
          {seats.map(seat => (
            <button
              key={seat}
              type="button"
              data-spot={`${table.id} ${seat}`}
              aria-label={texts.floor.setDown(table.id, seat)}
              onClick={() => {
                putBack()
                void podium.send(setDownOrder(carried, { table: table.id, seat }))
              }}
            >
              {seat}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** What the marks on the map mean. */
export const Legend = () => (
  <span className={styles.legend} aria-hidden="true">
    <span>
      <i className={styles.isTaken} />
      {texts.floor.taken}
    </span>
    <span>
      <i className={styles.isOpen} />
      {texts.floor.open}
    </span>
    <span>
      <i className={styles.isDue} />
      {texts.floor.dueSeat}
    </span>
    <span>
      <i className={styles.isAway} />
      {texts.floor.away}
    </span>
  </span>
)
