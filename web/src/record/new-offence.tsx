import { historyOf, noOffence, OFFENCE_KINDS, type OffenceKind, proposalFor } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { roomTime } from '../clock/room-time.ts'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { ChoiceField, TextField } from './fields.tsx'
import { type Fact, factsTicked, OffenceFacts } from './offence-facts.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { lengthWords, playerIn, playersIn, timeWords } from './record-words.ts'

/** Who did what; before it is recorded you see what the book proposes this time, and what there was before. */
export const NewOffence = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const words = ruleTexts.record
  const [name, setName] = useState('')
  const [others, setOthers] = useState('')
  const [offence, setOffence] = useState<OffenceKind | ''>('')
  const [ticked, setTicked] = useState<readonly Fact[]>([])
  const [table, setTable] = useState('')
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (name.trim() === '' || offence === '') return
    const facts = { ...factsTicked(offence, ticked), ...(table.trim() === '' ? {} : { table: table.trim() }) }
    const players = [playerIn(view, name), ...playersIn(view, others)]
    if (await send({ type: 'ReportOffence', offence, players, note: note.trim(), facts })) {
      setOffence('')
      setOthers('')
      setTicked([])
      setNote('')
    }
  }
  return (
    <form className={floor.panel} onSubmit={event => void submit(event)} aria-label={words.newOffence}>
      <div className={styles.fields}>
        <h2>{words.newOffence}</h2>
        <TextField
          label={words.player}
          value={name}
          most={60}
          names={view.people.map(it => it.name)}
          onValue={setName}
        />
        <ChoiceField<OffenceKind | ''>
          label={words.offence}
          value={offence}
          choices={[['', words.choose], ...OFFENCE_KINDS.map(kind => [kind, words.offences[kind]] as const)]}
          onValue={kind => {
            setOffence(kind)
            setTicked([])
          }}
        />
        {offence !== '' && <OffenceFacts kind={offence} ticked={ticked} onTick={setTicked} />}
        {name.trim() !== '' && offence !== '' && (
          <Ahead view={view} player={playerIn(view, name)} offence={offence} ticked={ticked} />
        )}
        <TextField label={words.table} value={table} most={40} onValue={setTable} />
        <TextField label={words.note} value={note} onValue={setNote} />
        <TextField label={ruleTexts.recordForms.together} value={others} onValue={setOthers} />
        <button
          type="submit"
          className={`${floor.action} ${floor.primary}`}
          disabled={name.trim() === '' || offence === ''}
        >
          {words.save}
        </button>
      </div>
    </form>
  )
}

/** What is proposed if it is recorded now, and what the player has on record. */
const Ahead = ({
  view: { record },
  player,
  offence,
  ticked,
}: {
  readonly view: RecordView
  readonly player: string
  readonly offence: OffenceKind
  readonly ticked: readonly Fact[]
}) => {
  const words = ruleTexts.record
  // nothing is known of anybody before the first entry
  if (record === null) return <p className={floor.small}>{words.noEarlier}</p>
  const facts = factsTicked(offence, ticked)
  if (noOffence(record, offence, player, facts) !== null) return <p className={floor.small}>{words.notAnOffence}</p>
  const { step, nth, length } = proposalFor(record, offence, player, facts, roomTime())
  const { offences, experience } = historyOf(record, player)
  return (
    <div className={styles.ahead} role="status">
      <b>
        {words.proposedNow(words.steps[step], nth)} {lengthWords(length)}
      </b>
      {experience !== '' && <p className={floor.small}>{experience}</p>}
      {offences.length === 0 ? (
        <p className={floor.small}>{words.noEarlier}</p>
      ) : (
        <ul aria-label={words.earlier}>
          {offences
            .slice(-5)
            .toReversed()
            .map(it => (
              <li key={it.number}>
                {timeWords(it.at)}: {words.offences[it.offence]}
                {it.decided !== null && ` · ${words.steps[it.decided.step]}`}
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
