import type { Dispute } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { nameIn, timeWords } from './record-words.ts'

/** A dispute: who ruled and by which rule, the appeal, and the form for a ruling while one is due. */
export const DisputeEntry = ({
  view,
  entry,
  send,
}: {
  readonly view: RecordView
  readonly entry: Dispute
  readonly send: Send
}) => {
  const words = ruleTexts.record
  const { number, what, parties, at, table, raisedBy, rulings, appealTo, closed } = entry
  const isDue = !closed && (rulings.length === 0 || appealTo !== null)
  return (
    <article className={styles.entry} aria-label={`${words.dispute}: ${what}`}>
      <h3>
        {words.dispute}: {what}
      </h3>
      <p className={floor.small}>
        #{number} · {timeWords(at)}
        {table !== null && ` · ${table}`} · {words.reportedBy(raisedBy)}
        {parties.length > 0 && ` · ${parties.map(it => nameIn(view, it)).join(', ')}`}
      </p>
      {rulings.map(it => (
        <div key={it.at}>
          <p>
            <b>{it.ruling}</b> {words.ruledBy(words.roles[it.role], it.by)}
          </p>
          <WhyButton rules={it.rules} about={it.ruling} />
        </div>
      ))}
      {appealTo !== null && <p role="status">{words.appealTo(words.roles[appealTo])}</p>}
      {isDue && <Ruling dispute={number} send={send} />}
      {!closed && !isDue && (
        <div className={styles.steps}>
          <button type="button" onClick={() => void send({ type: 'Appeal', dispute: number })}>
            {words.appeal}
          </button>
          <button type="button" onClick={() => void send({ type: 'CloseDispute', dispute: number })}>
            {words.close}
          </button>
        </div>
      )}
      {closed && <p className={floor.small}>{words.closed}</p>}
    </article>
  )
}

const Ruling = ({ dispute, send }: { readonly dispute: number; readonly send: Send }) => {
  const words = ruleTexts.record
  const [ruling, setRuling] = useState('')
  const [rule, setRule] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // the room says which of them are no rules
    const rules = rule.split(/[\s,]+/).filter(id => id !== '')
    void send({ type: 'Rule', dispute, ruling: ruling.trim(), rules })
  }
  return (
    <form className={styles.fields} onSubmit={submit}>
      <label className={floor.field}>
        <span>{words.rulingWords}</span>
        <input value={ruling} maxLength={400} onChange={event => setRuling(event.target.value)} />
      </label>
      <label className={floor.field}>
        <span>{words.ruleId}</span>
        <input value={rule} maxLength={200} autoCapitalize="off" onChange={event => setRule(event.target.value)} />
      </label>
      <button type="submit" disabled={ruling.trim() === ''}>
        {words.giveRuling}
      </button>
    </form>
  )
}
