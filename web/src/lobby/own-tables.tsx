import type { TableCard } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './lobby.module.css'
import { TableMap } from './table-map.tsx'

/** Your tables, drawn from above; each leads back to it. */
export const OwnTables = ({ tables }: { readonly tables: readonly TableCard[] }) =>
  tables.length === 0 ? null : (
    <section aria-labelledby="own-tables">
      <div className={styles.head}>
        <h2 id="own-tables">{texts.lobby.yourTables}</h2>
        <span className={styles.count}>{tables.length}</span>
      </div>
      <ul className={styles.own}>
        {tables.map(table => (
          <li key={table.id}>
            <Link href={`/t/${table.id}`} className={styles.ownTable}>
              <TableMap table={table} />
              <span>
                <strong>{table.name}</strong>
                <span>
                  {table.game.formName === table.name ? '' : `${table.game.formName}, `}
                  {table.game.stakes}
                </span>
                <span>{texts.lobby.seated(table.people, table.bots)}</span>
                <b className={styles.return}>{texts.lobby.return}</b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
