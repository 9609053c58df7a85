import { BOOKS, type BookId } from '@cardroom/engine'
import { usualWays, type Ways } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import floor from '../floor/floor.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { ChoiceField, TextField } from './fields.tsx'
import { readWays, type TypedWays, type WayField } from './read-ways.ts'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'

const forms = ruleTexts.recordForms

/** The numbers of a house, with what they are called. */
const named = (): readonly (readonly [WayField, string])[] => {
  const words = ruleTexts.record
  return [
    ['keptDays', words.keptDays],
    ['countsDays', words.countsDays],
    ['warningsFirst', words.warningsFirst],
    ['sitOutDeals', forms.sitOutDeals],
    ['removedHours', forms.removedHours],
    ['twoPeopleFrom', words.twoPeopleFrom],
    ['legalAge', forms.legalAge],
    ['refreshDays', forms.refreshDays],
  ]
}

/** How long entries are kept and count, what the usual steps last, and from which sum two people have to agree. */
export const RecordSettings = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const words = ruleTexts.record
  const ways = view.record?.ways ?? usualWays
  const [changed, setChanged] = useState<TypedWays>({})
  const [done, setDone] = useState(false)
  const wanted = readWays(changed)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (wanted !== null) setDone(await send({ type: 'SetWays', ways: wanted }))
  }
  const book = view.record?.book
  return (
    <section className={floor.panel} aria-label={words.settings}>
      <form className={styles.fields} onSubmit={event => void submit(event)}>
        <h2>{words.settings}</h2>
        {typeof book === 'string' && (
          <ChoiceField<BookId>
            label={forms.recordBook}
            value={book}
            choices={BOOKS.map(it => [it, ruleTexts.books.bookTitle[it]])}
            onValue={it => void send({ type: 'SetBook', book: it })}
          />
        )}
        <div className={floor.fields}>
          {named().map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              numbers
              value={changed[name] ?? shown(ways, name)}
              onValue={value => setChanged({ ...changed, [name]: value })}
            />
          ))}
        </div>
        <p className={floor.small}>{forms.emptyForever}</p>
        <div className={styles.steps}>
          <button type="submit" disabled={wanted === null}>
            {words.saveSettings}
          </button>
          <button type="button" onClick={() => void send({ type: 'ForgetOld' })}>
            {words.forget}
          </button>
        </div>
        {done && <p role="status">{words.saved}</p>}
      </form>
    </section>
  )
}

/** A number as it stands in its field; empty where there is none. */
const shown = (ways: Ways, name: WayField): string => {
  if (name !== 'sitOutDeals') return `${ways[name] ?? ''}`
  return 'deals' in ways.sitOut ? `${ways.sitOut.deals}` : ''
}
