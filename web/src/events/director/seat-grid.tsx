import { chipsWords, type EventView } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import styles from './director.module.css'

/** The tables to choose from, and the seats of the one that is chosen. */
export const SeatGrid = ({
  view: { tables, entrants },
  table,
  onTable,
  chosen,
  onChoose,
}: {
  readonly view: EventView
  readonly table: number
  readonly onTable: (table: number) => void
  readonly chosen: readonly string[]
  readonly onChoose: (player: string) => void
}) => {
  const seats = tables.find(it => it.table === table)?.seats ?? []
  const byId = new Map(entrants.map(entrant => [entrant.player, entrant]))
  return (
    <>
      {tables.length > 1 && (
        <fieldset className={look.segments} aria-label={words.tables}>
          {tables.map(it => (
            <button key={it.table} type="button" aria-pressed={it.table === table} onClick={() => onTable(it.table)}>
              {words.table(it.table)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.seats}>
        {seats.map((player, i) => {
          const entrant = player === null ? undefined : byId.get(player)
          if (entrant === undefined)
            return (
              <button key={i} type="button" disabled>
                <b>{words.openSeat}</b>
                <span>{i + 1}</span>
              </button>
            )
          return (
            <button
              key={i}
              type="button"
              data-seat={entrant.name}
              aria-pressed={chosen.includes(entrant.player)}
              onClick={() => onChoose(entrant.player)}
            >
              <b>{entrant.name}</b>
              <span>{words.seatOf(i + 1, chipsWords(entrant.stack))}</span>
            </button>
          )
        })}
      </div>
    </>
  )
}
