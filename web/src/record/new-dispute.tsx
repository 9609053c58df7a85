import { rulebookOf } from '@cardroom/engine'
import { type DisputeAbout, deadline, type Sign } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import { CheckField, ChoiceField, choicesIn, numberIn, TextField } from './fields.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { playersIn } from './record-words.ts'

const forms = ruleTexts.recordForms

/** Somebody asks for a ruling; how far play has gone on since decides whether the book still gives one. */
export const NewDispute = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const words = ruleTexts.record
  const [about, setAbout] = useState<DisputeAbout>('rules')
  const [what, setWhat] = useState('')
  const [names, setNames] = useState('')
  const [table, setTable] = useState('')
  const [pot, setPot] = useState('')
  const [gone, setGone] = useState<Sign>('nothing')
  const [houseError, setHouseError] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const order = {
      type: 'OpenDispute',
      about,
      what: what.trim(),
      parties: playersIn(view, names),
      gone,
      houseError,
      ...(table.trim() === '' ? {} : { table: table.trim() }),
      ...(numberIn(pot) === null ? {} : { pot: numberIn(pot)! }),
    } as const
    if (what.trim() !== '' && (await send(order))) {
      for (const empty of [setWhat, setNames, setPot]) empty('')
      setGone('nothing')
      setHouseError(false)
    }
  }
  return (
    <details className={floor.panel}>
      <summary className={styles.summary}>{words.newDispute}</summary>
      <form className={styles.fields} onSubmit={event => void submit(event)} aria-label={words.newDispute}>
        <ChoiceField<DisputeAbout>
          label={words.about}
          value={about}
          choices={choicesIn(words.abouts)}
          onValue={setAbout}
        />
        <TextField label={words.disputeWhat} value={what} onValue={setWhat} />
        <TextField label={words.players} value={names} onValue={setNames} />
        <ChoiceField<Sign> label={forms.gone} value={gone} choices={choicesIn(forms.goneSigns)} onValue={setGone} />
        <CheckField label={forms.houseError} value={houseError} onValue={setHouseError} />
        <InTime view={view} gone={gone} houseError={houseError} />
        <TextField label={words.table} value={table} most={40} onValue={setTable} />
        <TextField label={words.pot} value={pot} numbers onValue={setPot} />
        <button type="submit" className={`${floor.action} ${floor.primary}`} disabled={what.trim() === ''}>
          {words.newDispute}
        </button>
      </form>
    </details>
  )
}

/** Whether the book still gives a ruling, with its rule. */
const InTime = ({
  view: { record },
  gone,
  houseError,
}: {
  readonly view: RecordView
  readonly gone: Sign
  readonly houseError: boolean
}) => {
  if (record === null) return null
  const { inTime, late, rules } = deadline(rulebookOf(record.book), gone, houseError)
  const said = inTime ? (late ? forms.lateButHouse : forms.inTime) : forms.tooLate
  return (
    <div className={styles.ahead}>
      <p role="status">{said}</p>
      <WhyButton rules={rules} about={said} />
    </div>
  )
}
