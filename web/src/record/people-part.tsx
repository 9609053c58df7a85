import { rulebookOf } from '@cardroom/engine'
import { fileOf, keptOut, type PersonFile } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { roomTime } from '../clock/room-time.ts'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import { TextField } from './fields.tsx'
import { PersonExclusion } from './person-exclusion.tsx'
import { PersonMarks } from './person-marks.tsx'
import { PersonPapers } from './person-papers.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { nameIn, playerIn } from './record-words.ts'

const forms = ruleTexts.recordForms

/** What the forms about a person go by. */
export type Person = { readonly view: RecordView; readonly file: PersonFile; readonly send: Send }

/** Papers, exclusions and what staff know of somebody. */
export const PeoplePart = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const [name, setName] = useState('')
  const player = playerIn(view, name)
  const file = fileOf(view.record ?? { files: [] }, player)
  return (
    <section className={floor.panel} aria-label={forms.parts.people}>
      <div className={styles.fields}>
        <h2>{forms.parts.people}</h2>
        <p className={floor.small}>{forms.personLead}</p>
        <TextField
          label={forms.person}
          value={name}
          most={60}
          names={[...new Set([...view.people.map(it => it.name), ...knownIn(view)])]}
          onValue={setName}
        />
        {player !== '' && (
          <>
            <Standing view={view} file={file} send={send} />
            <PersonPapers key={`papers ${player}`} view={view} file={file} send={send} />
            <PersonExclusion key={`exclusion ${player}`} view={view} file={file} send={send} />
            <PersonMarks key={`marks ${player}`} view={view} file={file} send={send} />
          </>
        )}
      </div>
    </section>
  )
}

/** Those with a file of whom the floor knows no name. */
const knownIn = (view: RecordView): readonly string[] =>
  (view.record?.files ?? []).map(({ player }) => nameIn(view, player))

/** May they play now, and if not, by which rule? */
const Standing = ({ view: { record }, file: { player } }: Person) => {
  if (record === null) return null
  const off = keptOut(record, player, roomTime())
  const { is } = rulebookOf(record.book).idRequired
  return (
    <div className={styles.ahead} role="status">
      <b>{off === null ? forms.mayPlay : ruleTexts.record.keptOut[keptOutBy(off.why)]}</b>
      <p className={floor.small}>{is.required ? forms.idRequired : forms.idNotRequired}</p>
      {off?.rules !== undefined && <WhyButton rules={off.rules} about={forms.mayPlay} />}
    </div>
  )
}

/** The reasons that keep somebody out, as the page says them. */
const keptOutBy = (why: string): keyof typeof ruleTexts.record.keptOut =>
  why === 'excluded' || why === 'drunk' || why === 'under-age' ? why : 'barred'
