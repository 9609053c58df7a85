import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import floor from '../floor/floor.module.css'
import type { FromDesk } from '../rules/ruling-to-record.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { rulesIn, TextField } from './fields.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { playersIn } from './record-words.ts'

const forms = ruleTexts.recordForms

/** What went wrong, how it was ruled and what was put right; a ruling of the desk comes filled in. */
export const NewIncident = ({
  view,
  send,
  given,
}: {
  readonly view: RecordView
  readonly send: Send
  readonly given: FromDesk | null
}) => {
  const words = ruleTexts.record
  const [, go] = useLocation()
  const [what, setWhat] = useState(given?.what ?? '')
  const [ruling, setRuling] = useState(given?.ruling ?? '')
  const [rules, setRules] = useState(given?.rules ?? '')
  const [names, setNames] = useState('')
  const [table, setTable] = useState(given?.table ?? '')
  const [corrected, setCorrected] = useState(given?.corrected ?? '')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const order = {
      type: 'RecordIncident',
      what: what.trim(),
      ruling: ruling.trim(),
      rules: rulesIn(rules),
      players: playersIn(view, names),
      corrected: corrected.trim(),
      ...(table.trim() === '' ? {} : { table: table.trim() }),
      ...(given === null ? {} : { desk: given.desk }),
    } as const
    if (!(await send(order))) return
    for (const empty of [setWhat, setRuling, setRules, setNames, setCorrected]) empty('')
    if (given !== null) go('/record', { replace: true })
  }
  return (
    <details className={floor.panel} open={given !== null}>
      <summary className={styles.summary}>{forms.newIncident}</summary>
      <form className={styles.fields} onSubmit={event => void submit(event)} aria-label={forms.newIncident}>
        {given !== null && <p role="status">{forms.fromDesk}</p>}
        <TextField label={forms.incidentWhat} value={what} onValue={setWhat} />
        <TextField label={words.rulingWords} value={ruling} onValue={setRuling} />
        <TextField label={words.ruleId} value={rules} most={400} onValue={setRules} />
        <TextField label={forms.corrected} value={corrected} onValue={setCorrected} />
        <TextField label={words.table} value={table} most={40} onValue={setTable} />
        <TextField label={forms.incidentPlayers} value={names} onValue={setNames} />
        <button
          type="submit"
          className={`${floor.action} ${floor.primary}`}
          disabled={what.trim() === '' || ruling.trim() === ''}
        >
          {words.save}
        </button>
      </form>
    </details>
  )
}
