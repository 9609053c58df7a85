import { historyOf, noOffence, OFFENCE_KINDS, type OffenceKind, proposalFor } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useId, useState } from 'react'
import { roomTime } from '../clock/room-time.ts'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { lengthWords, playerIn, timeWords } from './record-words.ts'

/** Who did what; before it is recorded you see what the book proposes this time, and what there was before. */
export const NewOffence = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const words = ruleTexts.record
  const names = useId()
  const [name, setName] = useState('')
  const [offence, setOffence] = useState<OffenceKind | ''>('')
  const [table, setTable] = useState('')
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (name.trim() === '' || offence === '') return
    const facts = table.trim() === '' ? {} : { facts: { table: table.trim() } }
    const order = {
      type: 'ReportOffence',
      offence,
      players: [playerIn(view, name)],
      note: note.trim(),
      ...facts,
    } as const
    if (await send(order)) {
      setOffence('')
      setNote('')
    }
  }
  return (
    <form className={floor.panel} onSubmit={event => void submit(event)} aria-label={words.newOffence}>
      <div className={styles.fields}>
        <h2>{words.newOffence}</h2>
        <label className={floor.field}>
          <span>{words.player}</span>
          <input
            list={names}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
          <datalist id={names}>
            {view.people.map(it => (
              <option key={it.player} value={it.name} />
            ))}
          </datalist>
        </label>
        <label className={floor.field}>
          <span>{words.offence}</span>
          <select value={offence} onChange={event => setOffence(event.target.value as OffenceKind)}>
            <option value="">{words.choose}</option>
            {OFFENCE_KINDS.map(kind => (
              <option key={kind} value={kind}>
                {words.offences[kind]}
              </option>
            ))}
          </select>
        </label>
        {name.trim() !== '' && offence !== '' && <Ahead view={view} player={playerIn(view, name)} offence={offence} />}
        <label className={floor.field}>
          <span>{words.table}</span>
          <input value={table} maxLength={40} onChange={event => setTable(event.target.value)} />
        </label>
        <label className={floor.field}>
          <span>{words.note}</span>
          <input value={note} maxLength={400} onChange={event => setNote(event.target.value)} />
        </label>
        <button type="submit" className={floor.action} disabled={name.trim() === '' || offence === ''}>
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
}: {
  readonly view: RecordView
  readonly player: string
  readonly offence: OffenceKind
}) => {
  const words = ruleTexts.record
  // nothing is known of anybody before the first entry
  if (record === null) return <p className={floor.small}>{words.noEarlier}</p>
  if (noOffence(record, offence, player, {}) !== null) return <p className={floor.small}>{words.notAnOffence}</p>
  const { step, nth, length } = proposalFor(record, offence, player, {}, roomTime())
  const { offences } = historyOf(record, player)
  return (
    <div className={styles.ahead} role="status">
      <b>
        {words.proposedNow(words.steps[step], nth)} {lengthWords(length)}
      </b>
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
