import { chipsWords, type Games, type TableCard } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { chosenIn } from '../chosen-in.ts'
import { Nothing } from '../frame/nothing.tsx'
import { texts } from '../words/texts.ts'
import { type Find, findTables, NO_FIND, ORDERS } from './find-tables.ts'
import styles from './lobby.module.css'

/** From this many tables on they can be searched. */
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
  /** Your own tables are listed already. */
  readonly others: boolean
}) => {
  const [find, setFind] = useState(NO_FIND)
  const count = tables?.length ?? 0
  const many = count >= MANY
  const found = findTables(tables ?? [], many ? find : NO_FIND, games)
  return (
    <section aria-labelledby="tables">
      <div className={styles.head}>
        <h2 id="tables">{others ? texts.lobby.otherTables : texts.lobby.tables}</h2>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </div>
      {tables === null && <p className={styles.empty}>{texts.lobby.loadingTables}</p>}
      {tables?.length === 0 && (
        <Nothing
          title={others ? texts.lobby.noOthersTitle : texts.lobby.noTablesTitle}
          words={others ? texts.lobby.noOthers : texts.lobby.noTables}
        />
      )}
      {many && <FindFields find={find} onFind={setFind} games={games} />}
      {many && (
        <p role="status" className={styles.found}>
          {texts.lobby.found(found.length, count)}
        </p>
      )}
      <TableRows tables={found} />
    </section>
  )
}

/** Tables, each a link to it: the game, who sits there, what a pot is worth, and the seats. */
const TableRows = ({ tables }: { readonly tables: readonly TableCard[] }) => (
  <ul className={styles.tables}>
    {tables.map(({ id, name, game, taken, chairs, people, bots, averagePot }) => (
      <li key={id}>
        <Link href={`/t/${id}`}>
          <span className={styles.tableWords}>
            <strong>{name}</strong>
            <span>
              {game.formName === name ? '' : `${game.formName}, `}
              {game.stakes}
            </span>
            <span>{texts.lobby.seated(people, bots)}</span>
            <small>
              {averagePot === null ? '' : `${texts.lobby.averagePot(chipsWords(averagePot))} · `}
              {texts.lobby.seatsOpen(chairs - taken)} · {game.book}
            </small>
          </span>
          <b className={styles.sit}>{taken < chairs ? texts.lobby.sitDown : texts.lobby.full}</b>
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
      {texts.lobby.find}
      <input
        type="search"
        placeholder={texts.lobby.findBy}
        value={find.text}
        onChange={event => onFind({ ...find, text: event.target.value })}
      />
    </label>
    <label>
      {texts.lobby.family}
      <select value={find.family} onChange={event => onFind({ ...find, family: event.target.value })}>
        <option value="">{texts.lobby.all}</option>
        {[...new Set(games.forms.map(({ family }) => family))].map(family => (
          <option key={family}>{family}</option>
        ))}
      </select>
    </label>
    <label>
      {texts.lobby.order}
      <select
        value={find.order}
        onChange={event => onFind({ ...find, order: chosenIn(ORDERS, event.target.value) ?? 'seats' })}
      >
        {ORDERS.map(order => (
          <option key={order} value={order}>
            {texts.lobby.orders[order]}
          </option>
        ))}
      </select>
    </label>
    <label className={styles.tick}>
      <input type="checkbox" checked={find.free} onChange={event => onFind({ ...find, free: event.target.checked })} />
      {texts.lobby.withSeat}
    </label>
  </search>
)
