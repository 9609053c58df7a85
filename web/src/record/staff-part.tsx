import { type Role, TRAININGS, type Training, trainingDue } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { roomTime } from '../clock/room-time.ts'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import { CheckField, ChoiceField, choicesIn, TextField } from './fields.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'

const forms = ruleTexts.recordForms

type Parts = { readonly view: RecordView; readonly send: Send }

/** Who rules in which role, who is on duty, and who has to be trained. */
export const StaffPart = ({ view, send }: Parts) => (
  <section className={floor.panel} aria-label={forms.parts.staff}>
    <div className={styles.fields}>
      <h2>{forms.officials}</h2>
      <p className={floor.small}>{forms.officialsLead}</p>
      <Officials view={view} send={send} />
      {view.me.role !== 'floor' && <Appointing send={send} />}
      <h2>{forms.training}</h2>
      <Due view={view} send={send} />
      {view.me.role !== 'floor' && <Employing send={send} />}
    </div>
  </section>
)

const Officials = ({ view, send }: Parts) => {
  const officials = view.record?.officials ?? []
  if (officials.length === 0) return <p>{forms.noOfficials}</p>
  return (
    <ul className={styles.list}>
      {officials.map(({ name, role, onDuty }) => (
        <li key={name} className={floor.inline}>
          <span>
            <b>{name}</b> · {forms.roleTitles[role]} · {onDuty ? forms.onDuty : forms.offDuty}
          </span>
          <button
            type="button"
            aria-label={onDuty ? forms.setOff(name) : forms.setOn(name)}
            onClick={() => void send({ type: 'SetDuty', name, onDuty: !onDuty })}
          >
            {onDuty ? forms.offDuty : forms.onDuty}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Appointing = ({ send }: Pick<Parts, 'send'>) => {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('shift-supervisor')
  const [namedBy, setNamedBy] = useState<'host' | 'association'>('host')
  const [plays, setPlays] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await send({ type: 'Appoint', name: name.trim(), role, namedBy, plays })) setName('')
  }
  return (
    <form className={styles.inside} onSubmit={event => void submit(event)} aria-label={forms.appoint}>
      <div className={floor.fields}>
        <TextField label={forms.name} value={name} most={60} onValue={setName} />
        <ChoiceField<Role> label={forms.role} value={role} choices={choicesIn(forms.roleTitles)} onValue={setRole} />
        <ChoiceField<'host' | 'association'>
          label={forms.namedBy}
          value={namedBy}
          choices={choicesIn(forms.namedByWhom)}
          onValue={setNamedBy}
        />
      </div>
      <CheckField label={forms.plays} value={plays} onValue={setPlays} />
      <div className={styles.steps}>
        <button type="submit" disabled={name.trim() === ''}>
          {forms.appoint}
        </button>
      </div>
    </form>
  )
}

const Due = ({ view: { record }, send }: Parts) => {
  const due = record === null ? [] : trainingDue(record, roomTime())
  if (due.length === 0) return <p>{forms.noneDue}</p>
  return (
    <ul className={styles.list} aria-label={forms.due}>
      {due.map(({ name, about, rules }) => (
        <li key={`${name} ${about}`} className={floor.inline}>
          <span>{forms.dueFor(name, forms.trainings[about])}</span>
          <button
            type="button"
            aria-label={forms.trained(name, forms.trainings[about])}
            onClick={() => void send({ type: 'TrainStaff', name, about })}
          >
            {forms.trainedNow}
          </button>
          <WhyButton rules={rules} about={forms.trainings[about]} />
        </li>
      ))}
    </ul>
  )
}

const Employing = ({ send }: Pick<Parts, 'send'>) => {
  const [name, setName] = useState('')
  const [needs, setNeeds] = useState<readonly Training[]>(TRAININGS)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await send({ type: 'EmployStaff', name: name.trim(), needs })) setName('')
  }
  return (
    <form className={styles.inside} onSubmit={event => void submit(event)} aria-label={forms.employ}>
      <TextField label={forms.name} value={name} most={60} onValue={setName} />
      <fieldset className={styles.group}>
        <legend>{forms.needs}</legend>
        {TRAININGS.map(it => (
          <CheckField
            key={it}
            label={forms.trainings[it]}
            value={needs.includes(it)}
            onValue={on => setNeeds(on ? [...needs, it] : needs.filter(other => other !== it))}
          />
        ))}
      </fieldset>
      <div className={styles.steps}>
        <button type="submit" disabled={name.trim() === '' || needs.length === 0}>
          {forms.employ}
        </button>
      </div>
    </form>
  )
}
