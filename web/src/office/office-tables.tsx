import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'
import { Sure } from './sure.tsx'
import type { OpenOffice } from './use-office.ts'

/** The tables, also those that the lobby doesn’t show, and closing one. */
export const OfficeTables = ({ office: { shown, act } }: { readonly office: OpenOffice }) => {
  const [closing, setClosing] = useState<string | null>(null)
  const words = texts.office
  const tables = shown?.tables ?? []
  return (
    <section className={styles.part} aria-labelledby="office-tables">
      <h2 id="office-tables">{words.tables}</h2>
      {tables.length === 0 && <p className={styles.dim}>{words.noTables}</p>}
      <ul className={styles.rows}>
        {tables.map(({ id, name, taken, chairs, bots, listed }) => (
          <li key={id}>
            <span>
              <Link href={`/t/${id}`}>{name}</Link>
              <small>{words.seats(taken, chairs, bots, listed)}</small>
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
      <ArchiveOld act={act} />
    </section>
  )
}

/** Tables that nobody uses anymore leave the room. */
const ArchiveOld = ({ act }: Pick<OpenOffice, 'act'>) => {
  const [days, setDays] = useState('90')
  const [isSure, setIsSure] = useState(false)
  const words = texts.office
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    setIsSure(true)
  }
  return (
    <>
      <form onSubmit={ask}>
        <label className={styles.field}>
          {words.archiveDays}
          <input
            type="number"
            min={1}
            max={3650}
            required
            value={days}
            onChange={event => setDays(event.target.value)}
          />
        </label>
        <p className={styles.dim}>{words.archiveIs}</p>
        <button type="submit">{words.archive}</button>
      </form>
      {isSure && (
        <Sure
          words={words.sure['archive-tables'](days)}
          onNo={() => setIsSure(false)}
          onYes={why => {
            setIsSure(false)
            void act({ do: 'archive-tables', days: Number(days) }, why)
          }}
        />
      )}
    </>
  )
}
