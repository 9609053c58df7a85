import styles from './lobby.module.css'

/** A table at which nobody can play, and why. */
export type Aside = { readonly id: string; readonly name: string; readonly words: string }

/** The tables that are set aside because they cannot be read or played on; nothing if all are well. */
export const TablesAside = ({ tables }: { readonly tables: readonly Aside[] }) =>
  tables.length === 0 ? null : (
    <section aria-labelledby="aside">
      <h2 id="aside">Set aside</h2>
      {tables.map(({ id, words }) => (
        <p key={id} className={styles.away}>
          {words}
        </p>
      ))}
    </section>
  )
