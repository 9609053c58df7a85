import { BOOKS, type BookId } from '@cardroom/engine'
import { DRILL_AREAS } from '@cardroom/engine/drills'
import { ruleTexts } from '../words/rule-texts.ts'
import { areasWith } from './areas-with.ts'
import styles from './train.module.css'
import type { Practice } from './train-page.tsx'

const words = ruleTexts.train
const bookWords = ruleTexts.books

const FAMILIES = ['board', 'stud', 'draw', 'chinese'] as const

/** What is practised: areas, games and the rulebook. */
export const Choices = ({
  practice,
  onChoose,
}: {
  readonly practice: Practice
  readonly onChoose: (next: Practice) => void
}) => {
  const all = practice.areas.length === DRILL_AREAS.length
  return (
    <section className={styles.choices}>
      <h2>{words.areasTitle}</h2>
      <fieldset className={styles.areas}>
        <legend className="visually-hidden">{words.areasTitle}</legend>
        <button type="button" aria-pressed={all} onClick={() => onChoose({ ...practice, areas: DRILL_AREAS })}>
          {words.allAreas}
        </button>
        {DRILL_AREAS.map(area => (
          <button
            key={area}
            type="button"
            aria-pressed={!all && practice.areas.includes(area)}
            onClick={() => onChoose({ ...practice, areas: areasWith(practice.areas, area) })}
          >
            {words.areas[area]}
          </button>
        ))}
      </fieldset>
      <label>
        {words.family}
        <select
          value={practice.family}
          onChange={event => onChoose({ ...practice, family: event.target.value as Practice['family'] })}
        >
          {FAMILIES.map(family => (
            <option key={family} value={family}>
              {words.families[family]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.book}
        <select value={practice.book} onChange={event => onChoose({ ...practice, book: event.target.value as BookId })}>
          {BOOKS.map(book => (
            <option key={book} value={book}>
              {bookWords.bookTitle[book]}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}
