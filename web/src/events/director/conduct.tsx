import type { EventOrder } from '@cardroom/room/protocol'
import { type ReactNode, useState } from 'react'
import { chosenIn } from '../../chosen-in.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'

type Note = Extract<EventOrder, { readonly type: 'Note' }>['about']
const NOTES: readonly Note[] = ['hand-talk', 'live-hand-shown', 'high-chips-hidden', 'foreign-chips', 'cards-thrown']
const UNITS = ['deals', 'minutes'] as const
type Unit = (typeof UNITS)[number]

/** What follows from conduct: dealt out for hands or minutes, something noted, chips taken out of play. */
export const Conduct = ({
  player,
  act,
}: {
  readonly player: string
  readonly act: (text: string, order: EventOrder, enabled?: boolean, danger?: boolean) => ReactNode
}) => {
  const [length, setLength] = useState('1')
  const [unit, setUnit] = useState<Unit>('deals')
  const [about, setAbout] = useState<Note>('hand-talk')
  const [chips, setChips] = useState('')
  const count = Number(length)
  const penalty: EventOrder =
    unit === 'deals' ? { type: 'Penalize', player, deals: count } : { type: 'Penalize', player, minutes: count }
  return (
    <>
      <div className={look.fields}>
        <label className={look.field}>
          {words.penaltyLength}
          <input type="number" min={1} max={1000} value={length} onChange={({ target }) => setLength(target.value)} />
        </label>
        <label className={look.field}>
          {words.penaltyUnit}
          <select value={unit} onChange={({ target }) => setUnit(chosenIn(UNITS, target.value) ?? unit)}>
            {UNITS.map(value => (
              <option key={value} value={value}>
                {words.penaltyUnits[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={look.buttons}>{act(words.penaltyFor(count, unit), penalty, count >= 1)}</div>
      <label className={look.field}>
        {words.noteTitle}
        <select value={about} onChange={({ target }) => setAbout(chosenIn(NOTES, target.value) ?? about)}>
          {NOTES.map(value => (
            <option key={value} value={value}>
              {words.notes[value]}
            </option>
          ))}
        </select>
      </label>
      <div className={look.buttons}>{act(words.noteDo, { type: 'Note', player, about })}</div>
      <label className={look.field}>
        {words.chipsTaken}
        <input type="number" min={1} value={chips} onChange={({ target }) => setChips(target.value)} />
      </label>
      <div className={look.buttons}>
        {act(words.takeChips, { type: 'TakeChips', player, chips: Number(chips) }, Number(chips) >= 1, true)}
      </div>
    </>
  )
}
