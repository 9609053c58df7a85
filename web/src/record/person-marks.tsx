import { CHILD_STEPS } from '@cardroom/engine/conduct'
import { useState } from 'react'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { CheckField, ChoiceField, Folded, TextField } from './fields.tsx'
import type { Person } from './people-part.tsx'
import styles from './record.module.css'
import { timeWords } from './record-words.ts'

const forms = ruleTexts.recordForms

/** What staff mark about somebody, and what the house lets them do. */
export const PersonMarks = ({ view, file, send }: Person) => {
  const { player, drunk, smokes, mayStream, plays } = file
  const isManager = view.me.role !== 'floor'
  return (
    <Folded title={forms.marks}>
      <CheckField
        label={forms.drunk}
        value={drunk}
        onValue={on => void send({ type: 'MarkDrunk', player, drunk: on })}
      />
      <CheckField
        label={forms.smokes}
        value={smokes}
        onValue={on => void send({ type: 'MarkSmoker', player, smokes: on })}
      />
      {isManager && (
        <>
          <CheckField
            label={forms.mayStream}
            value={mayStream}
            onValue={on => void send({ type: 'AllowStreaming', player, may: on })}
          />
          <ChoiceField<'no' | 'prop' | 'shill'>
            label={forms.housePlayer}
            value={plays ?? 'no'}
            choices={[
              ['no', forms.housePlayers.no],
              ['prop', forms.housePlayers.prop],
              ['shill', forms.housePlayers.shill],
            ]}
            onValue={is => void send({ type: 'MarkHousePlayer', player, plays: is === 'no' ? null : is })}
          />
        </>
      )}
      <Notes view={view} file={file} send={send} />
      <Child file={file} view={view} send={send} />
    </Folded>
  )
}

/** Arrangements, what staff know, and the edition of the house rules that was accepted. */
const Notes = ({ file: { player, accommodations, experience, accepted }, send }: Person) => {
  const [what, setWhat] = useState('')
  const [known, setKnown] = useState(experience)
  const [edition, setEdition] = useState('')
  return (
    <>
      {accommodations.length > 0 && (
        <ul className={styles.list}>
          {accommodations.map((it, i) => (
            <li key={i}>{it}</li>
          ))}
        </ul>
      )}
      <div className={floor.inline}>
        <TextField label={forms.accommodation} value={what} onValue={setWhat} />
        <button
          type="button"
          disabled={what.trim() === ''}
          onClick={() => void send({ type: 'Accommodate', player, what: what.trim() }).then(ok => ok && setWhat(''))}
        >
          {forms.accommodationAdd}
        </button>
      </div>
      <div className={floor.inline}>
        <TextField label={forms.experience} value={known} onValue={setKnown} />
        <button type="button" onClick={() => void send({ type: 'NoteExperience', player, experience: known.trim() })}>
          {forms.experienceKeep}
        </button>
      </div>
      {accepted !== null && <p>{forms.acceptedEdition(accepted.edition, timeWords(accepted.at))}</p>}
      <div className={floor.inline}>
        <TextField label={forms.edition} value={edition} most={60} onValue={setEdition} />
        <button
          type="button"
          disabled={edition.trim() === ''}
          onClick={() => void send({ type: 'AcceptRules', player, edition: edition.trim() })}
        >
          {forms.acceptRules}
        </button>
      </div>
    </>
  )
}

/** The steps for a child who is alone, in their order; the room says which can't come yet. */
const Child = ({ file: { player, child }, send }: Person) => {
  const done = child.at(-1)?.step
  const next = done === undefined ? (['found'] as const) : CHILD_STEPS.slice(CHILD_STEPS.indexOf(done) + 1)
  return (
    <>
      <h3>{forms.child}</h3>
      <ol>
        {child.map(({ step, at }) => (
          <li key={`${step} ${at}`}>
            {forms.childSteps[step]} · {timeWords(at)}
          </li>
        ))}
      </ol>
      <div className={styles.steps}>
        {next.map(step => (
          <button key={step} type="button" onClick={() => void send({ type: 'SeeToChild', player, step })}>
            {forms.childNext(forms.childSteps[step])}
          </button>
        ))}
      </div>
    </>
  )
}
