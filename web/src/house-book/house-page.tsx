import { BOOKS, bookDiff, type House, readHouse, rulebookOf, rulebooks } from '@cardroom/engine/rulebooks'
import { problemTextCalled } from '@cardroom/engine/words'
import { useDeferredValue, useState } from 'react'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { bookWords } from '../words/book-words.ts'
import { contradictionWords } from '../words/house-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { keepDraft, readDraft, withBook } from './draft.ts'
import { DraftFile } from './draft-file.tsx'
import { Editions } from './editions.tsx'
import { foundPoints, type PointFilter } from './found-points.ts'
import styles from './house-book.module.css'
import { PointEditor } from './point-editor.tsx'

const words = ruleTexts.houseBook

/** How many points are drawn at first. */
const AT_FIRST = 40

/** The editor of house rules: all in the page, kept on the device until an edition is signed. */
export const HousePage = () => {
  const [draft, setDraft] = useState(readDraft)
  const change = (next: House): void => {
    setDraft(next)
    keepDraft(next)
  }
  return (
    <RulesFrame title={words.title} page="house">
      <h1>{words.title}</h1>
      <p className={frame.dim}>{words.lead}</p>
      <div className={styles.house}>
        <div className={styles.main}>
          <Head draft={draft} onDraft={change} />
          <Points draft={draft} onDraft={change} />
        </div>
        <aside className={styles.aside}>
          <Standing draft={draft} />
          <Editions draft={draft} onDraft={change} />
          <DraftFile draft={draft} onDraft={change} />
        </aside>
      </div>
    </RulesFrame>
  )
}

type Parts = { readonly draft: House; readonly onDraft: (draft: House) => void }

const Head = ({ draft, onDraft }: Parts) => (
  <div className={styles.head}>
    <label className={styles.field}>
      <span>{words.name}</span>
      <input value={draft.name} maxLength={80} onChange={({ target }) => onDraft({ ...draft, name: target.value })} />
    </label>
    <label className={styles.field}>
      <span>{words.basedOn}</span>
      <select value={draft.book} onChange={({ target }) => onDraft(withBook(draft, target.value as House['book']))}>
        {BOOKS.map(book => (
          <option key={book} value={book}>
            {ruleTexts.books.bookTitle[book]}
          </option>
        ))}
      </select>
    </label>
  </div>
)

/** What contradicts itself, and what differs from the book. */
const Standing = ({ draft }: Pick<Parts, 'draft'>) => {
  const read = readHouse(draft)
  const problems = read.ok ? [] : read.refusal.problems
  const departs = bookDiff(rulebooks[draft.book], rulebookOf(draft)).flatMap(({ points }) => points)
  return (
    <section className={frame.panel}>
      <h2>{words.differences}</h2>
      <p role="status">{words.changed(departs.length)}</p>
      <ul className={styles.departs}>
        {departs.map(({ point }) => (
          <li key={point}>
            <a href={`#${point}`}>{bookWords.asks(point)}</a>
          </li>
        ))}
      </ul>
      {problems.length === 0 ? (
        <p className={frame.dim}>{words.noContradictions}</p>
      ) : (
        <div role="alert" className={styles.wrong}>
          <b>{words.contradictions}</b>
          <ul>
            {problems.map(problem => (
              <li key={JSON.stringify(problem)}>{called(problem)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** A problem with points by their questions. */
const called = problemTextCalled(point => words.quoted(bookWords.asks(point)), contradictionWords)

const Points = ({ draft, onDraft }: Parts) => {
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<PointFilter>('all')
  const [all, setAll] = useState(false)
  const chapters = foundPoints(draft, useDeferredValue(typed), filter)
  const count = chapters.reduce((sum, { points }) => sum + points.length, 0)
  let left = all ? count : AT_FIRST
  return (
    <section className={styles.points}>
      <label className={styles.field}>
        <span>{words.search}</span>
        <input
          type="search"
          value={typed}
          placeholder={words.searchFor}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{words.which}</legend>
        {(['all', 'differ', 'ours'] as const).map(it => (
          <button key={it} type="button" aria-pressed={filter === it} onClick={() => setFilter(it)}>
            {words.filters[it]}
          </button>
        ))}
      </fieldset>
      <p role="status" className={frame.dim}>
        {words.points(count)}
      </p>
      {chapters.map(({ title, points }) => {
        const shown = points.slice(0, Math.max(0, left))
        left -= shown.length
        return shown.length === 0 ? null : (
          <section key={title} className={styles.chapter}>
            <h2>{title}</h2>
            {shown.map(point => (
              <PointEditor key={`${draft.book} ${point}`} point={point} draft={draft} onDraft={onDraft} />
            ))}
          </section>
        )
      })}
      {!all && count > AT_FIRST && (
        <button type="button" className={frame.button} onClick={() => setAll(true)}>
          {words.more(count - AT_FIRST)}
        </button>
      )}
    </section>
  )
}
