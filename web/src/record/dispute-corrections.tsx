import type { Correction, Dispute } from '@cardroom/engine/conduct'
import { chipsWords, type RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { ChoiceField, Folded, numberIn, TextField } from './fields.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { nameIn } from './record-words.ts'

const forms = ruleTexts.recordForms

type Parts = { readonly view: RecordView; readonly entry: Dispute; readonly send: Send }

/** Chips that the ruling moves; a large sum waits until a second person agrees. */
export const Corrections = ({ view, entry, send }: Parts) => {
  const { corrections, rulings, appealTo, closed } = entry
  const mayCorrect = !closed && rulings.length > 0 && appealTo === null && view.me.role !== 'dealer'
  if (corrections.length === 0 && !mayCorrect) return null
  return (
    <>
      {corrections.length > 0 && (
        <ul className={styles.list} aria-label={forms.corrections}>
          {corrections.map(it => (
            <li key={it.number}>
              <Moved view={view} entry={entry} correction={it} send={send} />
            </li>
          ))}
        </ul>
      )}
      {mayCorrect && <NewCorrection view={view} entry={entry} send={send} />}
    </>
  )
}

const Moved = ({ view, entry, correction, send }: Parts & { readonly correction: Correction }) => {
  const { number, from, to, chips, reason, by, agreedBy, made } = correction
  const side = (who: string): string => (who === 'house' ? forms.house : nameIn(view, who))
  const what = forms.moved(chipsWords(chips), side(from), side(to))
  const who = !made ? forms.waitsForSecond(by) : agreedBy === null ? forms.madeBy(by) : forms.agreedBy(by, agreedBy)
  return (
    <>
      <p>
        <b>{what}</b> {who}
      </p>
      <p className={floor.small}>{forms.because(reason)}</p>
      {!made && !entry.closed && view.me.name !== by && (
        <div className={styles.steps}>
          <button
            type="button"
            aria-label={forms.agreeTo(what)}
            onClick={() => void send({ type: 'AgreeCorrection', dispute: entry.number, correction: number })}
          >
            {forms.agree}
          </button>
        </div>
      )}
    </>
  )
}

const NewCorrection = ({ view, entry: { number, parties }, send }: Parts) => {
  const sides = [...parties.map(it => [it, nameIn(view, it)] as const), ['house', forms.house] as const]
  const [from, setFrom] = useState<string>(sides[0]![0])
  const [to, setTo] = useState<string>(sides.at(-1)![0])
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const chips = numberIn(typed)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (chips === null) return
    if (await send({ type: 'Correct', dispute: number, from, to, chips, reason: reason.trim() })) setTyped('')
  }
  return (
    <Folded title={forms.correct}>
      <form className={styles.inside} onSubmit={event => void submit(event)}>
        <div className={floor.fields}>
          <ChoiceField label={forms.from} value={from} choices={sides} onValue={setFrom} />
          <ChoiceField label={forms.to} value={to} choices={sides} onValue={setTo} />
          <TextField label={forms.chips} value={typed} numbers onValue={setTyped} />
        </div>
        <TextField label={forms.reason} value={reason} onValue={setReason} />
        <div className={styles.steps}>
          <button type="submit" disabled={chips === null || reason.trim() === '' || from === to}>
            {forms.correctNow}
          </button>
        </div>
      </form>
    </Folded>
  )
}
