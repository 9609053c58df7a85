import type { RecordOrder, RecordView } from '@cardroom/room/protocol'
import { useState } from 'react'
import floor from '../floor/floor.module.css'
import { FloorFrame } from '../floor/floor-frame.tsx'
import { lostSince } from '../floor/floor-line.ts'
import { NotHere } from '../floor/not-here.tsx'
import { useShown } from '../line/shown-line.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { texts } from '../words/texts.ts'
import { Entries } from './entries.tsx'
import { NewDispute } from './new-dispute.tsx'
import { NewOffence } from './new-offence.tsx'
import styles from './record.module.css'
import { RecordSettings } from './record-settings.tsx'

/** What is sent to the record: true when it is kept, otherwise what the room says is shown. */
export type Send = (order: RecordOrder) => Promise<boolean>

/** The record of the house: what is entered, what the book proposes, and what was decided. */
export const RecordPage = () => {
  const line = useShown<RecordView, RecordOrder>('record')
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
        <NotHere wrong={line.wrong} />
      ) : (
        <div className={floor.form}>
          <div>
            <h1>{words.title}</h1>
            <p className={floor.small}>{words.lead}</p>
          </div>
          {wrong !== '' && (
            <p role="alert" className={styles.wrong}>
              {wrong}
            </p>
          )}
          <NewOffence view={line.view} send={send} />
          <NewDispute view={line.view} send={send} />
          <Entries view={line.view} send={send} />
          <RecordSettings view={line.view} send={send} />
        </div>
      )}
    </FloorFrame>
  )
}
