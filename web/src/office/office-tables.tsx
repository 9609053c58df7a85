import { useState } from 'react'
import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'
import { Sure } from './sure.tsx'
import type { OpenOffice } from './use-office.ts'

/** The tables that everybody sees, and closing one. */
export const OfficeTables = ({ office: { shown, act } }: { readonly office: OpenOffice }) => {
  const [closing, setClosing] = useState<string | null>(null)
  const words = texts.office
  const tables = shown?.tables ?? []
  return (
    <section className={styles.part} aria-labelledby="office-tables">
      <h2 id="office-tables">{words.tables}</h2>
      {tables.length === 0 && <p className={styles.dim}>{words.noTables}</p>}
      <ul className={styles.rows}>
        {tables.map(({ id, name, taken, chairs, bots }) => (
          <li key={id}>
            <span>
              <Link href={`/t/${id}`}>{name}</Link>
              <small>{words.seats(taken, chairs, bots)}</small>
            </span>
            <button type="button" onClick={() => setClosing(id)}>
              {words.close}
              <span className="visually-hidden">{words.closeOf(name)}</span>
            </button>
            {closing === id && (
              <Sure
                words={words.sure['close-table'](name)}
                onNo={() => setClosing(null)}
                onYes={why => {
                  setClosing(null)
                  void act({ do: 'close-table', table: id }, why)
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
