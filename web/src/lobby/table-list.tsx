import { Link } from 'wouter'
import styles from './lobby.module.css'

/** A table as the lobby lists it. */
export type TableListed = {
  readonly id: string
  readonly name: string
  readonly game: { readonly formName: string; readonly stakes: string; readonly book: string }
  readonly chairs: number
  readonly taken: number
}

/** The tables that are open. */
export const TableList = ({ tables }: { readonly tables: readonly TableListed[] }) => (
  <section aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    {tables.length === 0 && (
      <p className={styles.empty}>No table is open yet. Deal yourself in, or open one for your friends.</p>
    )}
    <ul className={styles.tables}>
      {sorted(tables).map(table => (
        <li key={table.id}>
          <Link href={`/t/${table.id}`}>
            <strong>{table.name}</strong>
            <span>
              {table.game.formName === table.name ? '' : `${table.game.formName}, `}
              {table.game.stakes}
            </span>
            <span>{table.game.book}</span>
            <span>
              {table.taken < table.chairs ? `${table.taken} of ${table.chairs} seats taken` : 'All seats taken'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** Where a seat is free first; the others in their order. */
const sorted = (tables: readonly TableListed[]): readonly TableListed[] => [
  ...tables.filter(({ taken, chairs }) => taken < chairs),
  ...tables.filter(({ taken, chairs }) => taken >= chairs),
]
