import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ask } from '../line/api.ts'
import styles from './lobby.module.css'

type TableListed = {
  readonly id: string
  readonly name: string
  readonly game: { readonly formName: string; readonly stakes: string; readonly book: string }
  readonly chairs: number
  readonly taken: number
}
type FormListed = { readonly id: string; readonly name: string; readonly family: string }

/** The lobby: who are you, play at once, the tables, and a new one. */
export const Lobby = () => {
  const [name, setName] = useState('')
  const [known, setKnown] = useState<string | null>(null)
  const [tables, setTables] = useState<readonly TableListed[]>([])
  const [forms, setForms] = useState<readonly FormListed[]>([])
  const [form, setForm] = useState('holdem')
  const [wrong, setWrong] = useState('')
  const [, go] = useLocation()
  const look = useCallback(async (): Promise<void> => {
    const [me, list, all] = await Promise.all([
      ask<{ readonly guest: { readonly name: string } | null }>('/api/me'),
      ask<{ readonly tables: readonly TableListed[] }>('/api/tables'),
      ask<{ readonly forms: readonly FormListed[] }>('/api/forms'),
    ])
    if (me.ok) setKnown(me.data.guest?.name ?? null)
    if (list.ok) setTables(list.data.tables)
    if (all.ok) setForms(all.data.forms)
    if (!list.ok) setWrong(list.words)
  }, [])
  useEffect(() => {
    void look()
  }, [look])

  const play = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (known === null) {
      const came = await ask<{ readonly guest: { readonly name: string } }>('/api/guest', { name })
      if (!came.ok) return setWrong(came.words)
    }
    const made = await ask<{ readonly id: string }>('/api/tables', { form, bots: 3, sit: true })
    if (!made.ok) return setWrong(made.words)
    go(`/t/${made.data.id}`)
  }

  return (
    <main className={styles.lobby}>
      <header>
        <h1>Cardroom</h1>
        <p>Every poker form of five rulebooks, with the rule behind every decision.</p>
      </header>
      <form onSubmit={play} className={styles.start} aria-label="Play now">
        {known === null ? (
          <label>
            Your name
            <input
              required
              maxLength={40}
              value={name}
              onChange={event => setName(event.target.value)}
              autoComplete="nickname"
            />
          </label>
        ) : (
          <p>Welcome back, {known}.</p>
        )}
        <label>
          Form
          <select value={form} onChange={event => setForm(event.target.value)}>
            {families(forms).map(([family, list]) => (
              <optgroup key={family} label={family}>
                {list.map(one => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="submit" className="strong">
          Deal me in now
        </button>
        <p className={styles.hint}>A table of your own with three bots. Friends come by its link.</p>
        {wrong !== '' && <p role="alert">{wrong}</p>}
      </form>
      <section aria-labelledby="tables">
        <h2 id="tables">Tables</h2>
        {tables.length === 0 && <p>No table is open yet.</p>}
        <ul className={styles.tables}>
          {tables.map(table => (
            <li key={table.id}>
              <Link href={`/t/${table.id}`}>
                <strong>{table.name}</strong>
                <span>
                  {table.game.formName}, {table.game.stakes}
                </span>
                <span>{table.game.book}</span>
                <span>
                  {table.taken} of {table.chairs} seats taken
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

const families = (forms: readonly FormListed[]): readonly (readonly [string, readonly FormListed[]])[] => {
  const by = new Map<string, FormListed[]>()
  for (const form of forms) by.set(form.family, [...(by.get(form.family) ?? []), form])
  return [...by]
}
