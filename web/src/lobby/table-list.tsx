import type { Games, TableCard } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { chosenIn } from '../chosen-in.ts'
import { type Find, findTables, NO_FIND, ORDERS } from './find-tables.ts'
import styles from './lobby.module.css'

/** From so many tables on they can be searched. */
const MANY = 7

/** The tables that are open to everybody; many are found by what is played, for how much, and free seats. */
export const TableList = ({
  tables,
  games,
  others,
}: {
  /** Null until they are known. */
  readonly tables: readonly TableCard[] | null
  readonly games: Games
  /** One's own tables are listed already. */
  readonly others: boolean
}) => {
  const [find, setFind] = useState(NO_FIND)
  const count = tables?.length ?? 0
  const many = count >= MANY
  const found = findTables(tables ?? [], many ? find : NO_FIND, games)
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{others ? 'Other tables' : 'Tables'}</h2>
      {tables === null && <p className={styles.empty}>The tables are looked up…</p>}
      {tables?.length === 0 && (
        <p className={styles.empty}>
          {others
            ? 'No other table is open to everybody.'
            : 'No table is open yet. Deal yourself in, or open one for your friends.'}
        </p>
      )}
      {many && <FindFields find={find} onFind={setFind} games={games} />}
      {many && (
        <p role="status" className={styles.count}>
          {found.length === count
            ? `${count} tables`
            : `${found.length} of ${count} tables${found.length === 0 ? ': look for something else, or open one' : ''}`}
        </p>
      )}
      <TableCards tables={found} />
    </section>
  )
}

/** Tables, each a link to it. */
export const TableCards = ({ tables }: { readonly tables: readonly TableCard[] }) => (
  <ul className={styles.tables}>
    {tables.map(({ id, name, game, taken, chairs }) => (
      <li key={id}>
        <Link href={`/t/${id}`}>
          <strong>{name}</strong>
          <span>
            {game.formName === name ? '' : `${game.formName}, `}
            {game.stakes}
          </span>
          <span>{game.book}</span>
          <span>{taken < chairs ? `${taken} of ${chairs} seats taken` : 'All seats taken'}</span>
        </Link>
      </li>
    ))}
  </ul>
)

const FindFields = ({
  find,
  onFind,
  games,
}: {
  readonly find: Find
  readonly onFind: (find: Find) => void
  readonly games: Games
}) => (
  <search className={styles.find}>
    <label>
      Find a table
      <input
        type="search"
        placeholder="Name, form, stakes or book"
        value={find.text}
        onChange={event => onFind({ ...find, text: event.target.value })}
      />
    </label>
    <label>
      Family
      <select value={find.family} onChange={event => onFind({ ...find, family: event.target.value })}>
        <option value="">All</option>
        {[...new Set(games.forms.map(({ family }) => family))].map(family => (
          <option key={family}>{family}</option>
        ))}
      </select>
    </label>
    <label>
      Order
      <select
        value={find.order}
        onChange={event =>
          onFind({ ...find, order: chosenIn(['seats', 'low', 'high'], event.target.value) ?? 'seats' })
        }
      >
        {Object.entries(ORDERS).map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </select>
    </label>
    <label className={styles.tick}>
      <input type="checkbox" checked={find.free} onChange={event => onFind({ ...find, free: event.target.checked })} />
      With a free seat
    </label>
  </search>
)
