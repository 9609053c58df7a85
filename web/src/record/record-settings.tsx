import { usualWays, type Ways } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'

const FIELDS = ['keptDays', 'countsDays', 'warningsFirst', 'twoPeopleFrom'] as const satisfies readonly (keyof Ways)[]

/** How long entries are kept and count, and from which sum two people have to agree. */
export const RecordSettings = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const words = ruleTexts.record
  const ways = view.record?.ways ?? usualWays
  const [changed, setChanged] = useState<{ readonly [K in (typeof FIELDS)[number]]?: string }>({})
  const [done, setDone] = useState(false)
  if (view.me.role === 'dealer' || view.me.role === 'floor') return null
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const entries = Object.entries(changed).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, Number(value)]],
    )
    setDone(await send({ type: 'SetWays', ways: Object.fromEntries(entries) as Partial<Ways> }))
  }
  return (
    <details className={floor.panel}>
      <summary className={styles.summary}>{words.settings}</summary>
      <form className={styles.fields} onSubmit={event => void submit(event)}>
        {FIELDS.map(name => (
          <label key={name} className={floor.field}>
            <span>{words[name]}</span>
            <input
              inputMode="numeric"
              value={changed[name] ?? `${ways[name] ?? ''}`}
              onChange={event => setChanged({ ...changed, [name]: event.target.value })}
            />
          </label>
        ))}
        <div className={styles.steps}>
          <button type="submit">{words.saveSettings}</button>
          <button type="button" onClick={() => void send({ type: 'ForgetOld' })}>
            {words.forget}
          </button>
        </div>
        {done && <p role="status">{words.saved}</p>}
      </form>
    </details>
  )
}
