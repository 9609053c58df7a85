import type { TableAside } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './lobby.module.css'

/** The tables that are set aside because they cannot be read or played on; nothing if all are well. */
export const TablesAside = ({ tables }: { readonly tables: readonly TableAside[] }) =>
  tables.length === 0 ? null : (
    <section aria-labelledby="aside">
      <h2 id="aside">{texts.lobby.setAside}</h2>
      {tables.map(({ id, words }) => (
        <p key={id} className={styles.away}>
          {words}
        </p>
      ))}
    </section>
  )
