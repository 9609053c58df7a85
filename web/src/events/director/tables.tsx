import { type EventTableShown, TABLE_RUNS } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { chosenIn } from '../../chosen-in.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { type SeatMark, TableMap } from '../look/table-map.tsx'
import type { EventAt } from '../use-event.ts'
import styles from './director.module.css'

/** The tables from above: who sits, who is due to move, where the button is, and which breaks next. */
export const Tables = ({ at }: { readonly at: EventAt }) => {
  const { tables, entrants, director } = at.view
  if (tables.length === 0) return null
  const due = new Set(director?.movesDue?.moves.map(({ player }) => player))
  const away = new Set(entrants.filter(it => it.away !== null).map(({ player }) => player))
  const mark = (player: string | null): SeatMark =>
    player === null ? 'open' : due.has(player) ? 'due' : away.has(player) ? 'away' : 'taken'
  return (
    <section className={look.section} aria-labelledby="director-tables">
      <header>
        <h2 id="director-tables">{words.tables}</h2>
        <span className={`${look.small} ${look.dim} ${look.figures}`}>{words.sizes(tables.map(taken))}</span>
      </header>
      <div className={`${look.panel} ${styles.tables}`}>
        {tables.map(table => (
          <figure key={table.table}>
            <TableMap
              seats={table.seats.map(mark)}
              button={table.button}
              middle={String(taken(table))}
              label={words.tableSays(table.table, taken(table), table.seats.length, table.button)}
            />
            <figcaption>
              <span>
                <b>
                  {table.hosted === null ? (
                    words.table(table.table)
                  ) : (
                    <Link href={`/t/${table.hosted}`}>{words.table(table.table)}</Link>
                  )}
                </b>
                <br />
                {stateOf(table)}
              </span>
              <RunOf at={at} table={table} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** How a table is run, to be changed between two hands. */
const RunOf = ({ at, table: { table, run } }: { readonly at: EventAt; readonly table: EventTableShown }) => (
  <select
    aria-label={words.tableRun(table)}
    className={styles.run}
    value={run}
    disabled={at.busy}
    onChange={({ target }) => void at.send({ type: 'RunTable', table, run: chosenIn(TABLE_RUNS, target.value) ?? run })}
  >
    {Object.entries(words.tableRuns).map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
)

const taken = ({ seats }: EventTableShown): number => seats.filter(player => player !== null).length

const stateOf = ({ silent, breaksNext, waits, dealing }: EventTableShown): string => {
  if (silent !== null) return words.silent
  if (breaksNext) return words.breaksNext
  if (waits) return words.handForHand
  return dealing === null ? '' : words.handOn
}
