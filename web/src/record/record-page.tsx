import type { RecordOrder, RecordView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useSearch } from 'wouter'
import floor from '../floor/floor.module.css'
import { FloorFrame } from '../floor/floor-frame.tsx'
import { lostSince } from '../floor/floor-line.ts'
import { NotHere } from '../floor/not-here.tsx'
import { useShown } from '../line/shown-line.ts'
import { fromDesk } from '../rules/ruling-to-record.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { texts } from '../words/texts.ts'
import { Entries } from './entries.tsx'
import { NewDispute } from './new-dispute.tsx'
import { NewIncident } from './new-incident.tsx'
import { NewOffence } from './new-offence.tsx'
import { PeoplePart } from './people-part.tsx'
import styles from './record.module.css'
import { RecordSettings } from './record-settings.tsx'
import { StaffPart } from './staff-part.tsx'

/** What is sent to the record: true when it is kept, otherwise what the room says is shown. */
export type Send = (order: RecordOrder) => Promise<boolean>

/** The record of the house: what is entered, what the book proposes, and what was decided. */
export const RecordPage = () => {
  const line = useShown('record')
  const words = ruleTexts.record
  const [wrong, setWrong] = useState('')
  const send: Send = async order => {
    const outcome = await line.order(order)
    setWrong(outcome.ok ? '' : outcome.words)
    return outcome.ok
  }
  return (
    <FloorFrame title={words.title} name={line.view?.name ?? ''} lost={lostSince(line, texts.floor.offlineHere)} narrow>
      {line.view === null ? (
        <NotHere title={words.title} wrong={line.wrong} />
      ) : (
        <div className={floor.form}>
          <div>
            <h1>{words.title}</h1>
            <p className={floor.small}>{words.lead}</p>
          </div>
          <Record view={line.view} send={send} wrong={wrong} />
        </div>
      )}
    </FloorFrame>
  )
}

type Part = keyof typeof ruleTexts.recordForms.parts

/** Its parts, of which dealers see the entries and the floor no settings. */
const Record = ({ view, send, wrong }: { readonly view: RecordView; readonly send: Send; readonly wrong: string }) => {
  const forms = ruleTexts.recordForms
  const given = fromDesk(useSearch())
  const [part, setPart] = useState<Part>('entries')
  const parts: readonly Part[] =
    view.me.role === 'dealer'
      ? ['entries']
      : view.me.role === 'floor'
        ? ['entries', 'people', 'staff']
        : ['entries', 'people', 'staff', 'settings']
  return (
    <>
      {parts.length > 1 && (
        <nav className={floor.chips} aria-label={forms.part}>
          {parts.map(it => (
            <button key={it} type="button" aria-pressed={part === it} onClick={() => setPart(it)}>
              {forms.parts[it]}
            </button>
          ))}
        </nav>
      )}
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {part === 'entries' && (
        <>
          {given !== null && <NewIncident key={given.desk} view={view} send={send} given={given} />}
          <NewOffence view={view} send={send} />
          <NewDispute view={view} send={send} />
          {given === null && <NewIncident view={view} send={send} given={null} />}
          <Entries view={view} send={send} />
        </>
      )}
      {part === 'people' && <PeoplePart view={view} send={send} />}
      {part === 'staff' && <StaffPart view={view} send={send} />}
      {part === 'settings' && <RecordSettings view={view} send={send} />}
    </>
  )
}
