import { type ConductRecord, type Dispute, delayOf, nextAbove } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import { Corrections } from './dispute-corrections.tsx'
import { DisputedPot } from './disputed-pot.tsx'
import { Folded, rulesIn, TextField } from './fields.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { nameIn, timeWords } from './record-words.ts'

const forms = ruleTexts.recordForms

/** A dispute: who ruled and by which rule, the appeal, what is held and moved, and the form for a ruling while one is due. */
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
  const late = delayOf(entry.happened, entry.noticed)?.deals ?? 0
  return (
    <article className={styles.entry} aria-label={`${words.dispute}: ${what}`}>
      <h3>
        {words.dispute}: {what}
      </h3>
      <p className={floor.small}>
        #{number} · {timeWords(at)}
        {table !== null && ` · ${table}`} · {words.reportedBy(raisedBy)}
        {parties.length > 0 && ` · ${parties.map(it => nameIn(view, it)).join(', ')}`}
        {late > 0 && ` · ${forms.delay(late)}`}
      </p>
      {rulings.map(it => (
        <div key={it.at}>
          <p>
            <b>{it.ruling}</b> · {words.ruledBy(words.roles[it.role], it.by)}
            {it.with !== null && ` ${forms.with(it.with)}`}
          </p>
          {it.fairness !== null && <p className={floor.small}>{forms.inFairness(it.fairness)}</p>}
          <WhyButton rules={it.rules} about={it.ruling} />
        </div>
      ))}
      {appealTo !== null && <p role="status">{words.appealTo(words.roles[appealTo])}</p>}
      {isDue && <Ruling dispute={number} send={send} />}
      <DisputedPot view={view} entry={entry} send={send} />
      <Corrections view={view} entry={entry} send={send} />
      {!closed && !isDue && <Ending record={view.record!} entry={entry} send={send} />}
      {closed && <p className={floor.small}>{words.closed}</p>}
    </article>
  )
}

/** To the right next person, or to the end. */
const Ending = ({
  record,
  entry: { number, about, rulings, held },
  send,
}: {
  readonly record: ConductRecord
  readonly entry: Dispute
  readonly send: Send
}) => {
  const words = ruleTexts.record
  const to = nextAbove(record, about, rulings.at(-1)!.role)
  return (
    <>
      <p className={floor.small}>{to === null ? forms.lastWord : forms.appealGoesTo(words.roles[to])}</p>
      <div className={styles.steps}>
        {to !== null && (
          <button type="button" onClick={() => void send({ type: 'Appeal', dispute: number })}>
            {words.appeal}
          </button>
        )}
        <button type="button" disabled={held > 0} onClick={() => void send({ type: 'CloseDispute', dispute: number })}>
          {words.close}
        </button>
      </div>
    </>
  )
}

const Ruling = ({ dispute, send }: { readonly dispute: number; readonly send: Send }) => {
  const words = ruleTexts.record
  const [ruling, setRuling] = useState('')
  const [rule, setRule] = useState('')
  const [fairness, setFairness] = useState('')
  const [other, setOther] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send({
      type: 'Rule',
      dispute,
      ruling: ruling.trim(),
      rules: rulesIn(rule),
      ...(fairness.trim() === '' ? {} : { fairness: fairness.trim() }),
      ...(other.trim() === '' ? {} : { with: other.trim() }),
    })
  }
  return (
    <form className={styles.fields} onSubmit={submit}>
      <TextField label={words.rulingWords} value={ruling} onValue={setRuling} />
      <TextField label={words.ruleId} value={rule} most={200} onValue={setRule} />
      <Folded title={forms.fairness}>
        <TextField label={forms.fairness} value={fairness} onValue={setFairness} />
        <TextField label={forms.together2} value={other} most={60} onValue={setOther} />
      </Folded>
      <button type="submit" className={`${floor.action} ${floor.primary}`} disabled={ruling.trim() === ''}>
        {words.giveRuling}
      </button>
    </form>
  )
}
