import { isSame } from '@cardroom/engine/kinds'
import { askedOn, BOOKS, type House, type PointName, rulebookOf, rulebooks } from '@cardroom/engine/rulebooks'
import { useState } from 'react'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { bookWords } from '../words/book-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { withAnswer, withNote, withoutAnswer } from './draft.ts'
import styles from './house-book.module.css'
import { howsOfPoint } from './hows-of-point.ts'
import { KindField } from './kind-field.tsx'

const words = ruleTexts.houseBook

type Parts = { readonly point: PointName; readonly draft: House; readonly onDraft: (draft: House) => void }

/** A point: what it asks, what holds here, what the books say, what it changes; opened, the fields for another answer. */
export const PointEditor = ({ point, draft, onDraft }: Parts) => {
  const [open, setOpen] = useState(false)
  const asks = bookWords.asks(point)
  const { is, by, rules } = rulebookOf(draft)[point]
  const isOurs = by === 'house'
  return (
    <article id={point} className={`${styles.point} ${isOurs ? styles.ours : ''}`} aria-labelledby={`${point}-asks`}>
      <h3 id={`${point}-asks`}>{asks}</h3>
      <p className={styles.here}>
        <span>{bookWords.value(is)}</span>
        {isOurs && <span className={styles.tag}>{words.tag}</span>}
      </p>
      {isOurs && draft.notes?.[point] !== undefined && <p className={frame.dim}>{draft.notes[point]}</p>}
      <p className={`${frame.small} ${frame.dim}`}>
        {howsOfPoint(point)
          .map(how => words.does[how])
          .join(' · ')}
      </p>
      <p className={styles.ids}>
        {rules.slice(0, 3).map(id => (
          <RuleLink key={id} id={id} />
        ))}
      </p>
      {open && <Answering point={point} draft={draft} onDraft={onDraft} />}
      <div className={frame.buttons}>
        <button
          type="button"
          className={frame.button}
          aria-expanded={open}
          id={`${point}-do`}
          aria-labelledby={open ? undefined : [`${point}-do`, `${point}-asks`].join(' ')}
          onClick={() => setOpen(!open)}
        >
          {open ? words.done : words.change}
        </button>
        {isOurs && (
          <button
            type="button"
            className={`${frame.button} ${frame.quiet}`}
            onClick={() => onDraft(withoutAnswer(draft, point))}
          >
            {words.back}
          </button>
        )}
      </div>
    </article>
  )
}

/** Another answer with its reason, and what the five books say to choose from. */
const Answering = ({ point, draft, onDraft }: Parts) => {
  const { takes } = askedOn(point)
  const { is } = rulebookOf(draft)[point]
  const [taken, setTaken] = useState(0)
  return (
    <div className={styles.answering}>
      <ul className={styles.books}>
        {BOOKS.map(book => (
          <li key={book}>
            <button
              type="button"
              aria-pressed={isSame(takes, rulebooks[book][point].is, is)}
              onClick={() => {
                onDraft(withAnswer(draft, point, rulebooks[book][point].is))
                setTaken(taken + 1)
              }}
            >
              <b>{ruleTexts.books.book[book]}</b> {bookWords.value(rulebooks[book][point].is)}
            </button>
          </li>
        ))}
      </ul>
      <KindField
        key={taken}
        label={bookWords.asks(point)}
        kind={takes}
        value={is}
        onValue={value => onDraft(withAnswer(draft, point, value))}
      />
      <label className={styles.field}>
        <span>{words.why}</span>
        <input
          value={draft.notes?.[point] ?? ''}
          maxLength={300}
          onChange={({ target }) => onDraft(withNote(draft, point, target.value))}
        />
      </label>
    </div>
  )
}
