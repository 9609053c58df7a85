import type { Dispute } from '@cardroom/engine/conduct'
import { chipsWords, type RecordView } from '@cardroom/room/protocol'
import { useState } from 'react'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { Folded, numberIn, TextField } from './fields.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { nameIn } from './record-words.ts'

const forms = ruleTexts.recordForms

type Parts = { readonly view: RecordView; readonly entry: Dispute; readonly send: Send }

/** The pot in question: what of it the house holds while play goes on, and who is paid from it after the ruling. */
export const DisputedPot = ({ view, entry, send }: Parts) => {
  const { pot, held, holdsAward, closed, rulings, appealTo } = entry
  if (pot === 0) return null
  return (
    <>
      <p className={floor.small}>
        {forms.potIs(chipsWords(pot))}
        {held > 0 && ` · ${forms.held(chipsWords(held))}`}
        {holdsAward && ` · ${forms.holdsAward}`}
      </p>
      {!closed && held === 0 && rulings.length === 0 && <Holding entry={entry} send={send} />}
      {!closed && held > 0 && rulings.length > 0 && appealTo === null && (
        <Releasing view={view} entry={entry} send={send} />
      )}
    </>
  )
}

const Holding = ({ entry: { number, pot }, send }: Omit<Parts, 'view'>) => {
  const [typed, setTyped] = useState(`${pot}`)
  const chips = numberIn(typed)
  return (
    <Folded title={forms.hold}>
      <TextField label={forms.chips} value={typed} numbers onValue={setTyped} />
      <div className={styles.steps}>
        <button
          type="button"
          disabled={chips === null}
          onClick={() => chips !== null && void send({ type: 'HoldPot', dispute: number, chips })}
        >
          {forms.holdNow}
        </button>
      </div>
    </Folded>
  )
}

/** The held chips by player; the button waits until the shares come to what is held. */
const Releasing = ({ view, entry: { number, held, parties }, send }: Parts) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const shares = parties.flatMap(player => {
    const chips = numberIn(Object.hasOwn(typed, player) ? typed[player]! : '')
    return chips === null || chips === 0 ? [] : [{ player, chips }]
  })
  const sum = shares.reduce((all, { chips }) => all + chips, 0)
  return (
    <Folded title={forms.release} open>
      {parties.map(player => (
        <TextField
          key={player}
          label={`${forms.releaseTo} ${nameIn(view, player)}`}
          value={Object.hasOwn(typed, player) ? typed[player]! : ''}
          numbers
          onValue={value => setTyped({ ...typed, [player]: value })}
        />
      ))}
      <p role="status" className={floor.small}>
        {chipsWords(sum)} / {chipsWords(held)}
      </p>
      <div className={styles.steps}>
        <button
          type="button"
          disabled={sum !== held}
          onClick={() => void send({ type: 'ReleasePot', dispute: number, shares })}
        >
          {forms.releaseNow}
        </button>
      </div>
    </Folded>
  )
}
