import type { DisputeAbout } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { playerIn } from './record-words.ts'

const ABOUTS = ['rules', 'reading-hands', 'other'] as const

/** Somebody asks for a ruling. */
export const NewDispute = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const words = ruleTexts.record
  const [about, setAbout] = useState<DisputeAbout>('rules')
  const [what, setWhat] = useState('')
  const [names, setNames] = useState('')
  const [pot, setPot] = useState('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const parties = names.split(',').flatMap(name => (name.trim() === '' ? [] : [playerIn(view, name)]))
    const chips = Number(pot)
    const order = { type: 'OpenDispute', about, what: what.trim(), parties, ...(chips > 0 && { pot: chips }) } as const
    if (what.trim() !== '' && (await send(order))) {
      setWhat('')
      setNames('')
      setPot('')
    }
  }
  return (
    <details className={floor.panel}>
      <summary className={styles.summary}>{words.newDispute}</summary>
      <form className={styles.fields} onSubmit={event => void submit(event)} aria-label={words.newDispute}>
        <label className={floor.field}>
          <span>{words.about}</span>
          <select value={about} onChange={event => setAbout(event.target.value as DisputeAbout)}>
            {ABOUTS.map(it => (
              <option key={it} value={it}>
                {words.abouts[it]}
              </option>
            ))}
          </select>
        </label>
        <label className={floor.field}>
          <span>{words.disputeWhat}</span>
          <input value={what} maxLength={400} onChange={event => setWhat(event.target.value)} />
        </label>
        <label className={floor.field}>
          <span>{words.players}</span>
          <input value={names} maxLength={400} onChange={event => setNames(event.target.value)} />
        </label>
        <label className={floor.field}>
          <span>{words.pot}</span>
          <input value={pot} inputMode="numeric" maxLength={9} onChange={event => setPot(event.target.value)} />
        </label>
        <button type="submit" className={floor.action} disabled={what.trim() === ''}>
          {words.newDispute}
        </button>
      </form>
    </details>
  )
}
