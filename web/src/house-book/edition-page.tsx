import {
  bookDiff,
  chapters,
  type Edition,
  type House,
  type PointName,
  readHouse,
  rulebookOf,
  rulebooks,
} from '@cardroom/engine/rulebooks'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { NoPage } from '../panel/no-page.tsx'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { bookWords } from '../words/book-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './edition-page.module.css'

const words = ruleTexts.houseBook

type Signed = { readonly house: House; readonly edition: Edition }

/** The room's own book: an edition in full, set to be read and printed. */
export const EditionPage = ({ id, number }: { readonly id: string; readonly number: string }) => {
  const [signed, setSigned] = useState<Signed | 'missing' | null>(null)
  useEffect(() => {
    void ask('GET /api/houses/:id/:number', { params: { id, number } }).then(answer => {
      const read = answer.ok ? readHouse(answer.data.house) : null
      setSigned(answer.ok && read?.ok === true ? { house: read.house, edition: answer.data.edition } : 'missing')
    })
  }, [id, number])
  if (signed === 'missing') return <NoPage title={words.notFound} words={words.notFoundWords} />
  return (
    <RulesFrame title={signed?.house.name ?? words.title} page="house">
      {signed !== null && <Book {...signed} />}
    </RulesFrame>
  )
}

const Book = ({ house, edition }: Signed) => {
  const book = rulebookOf(house)
  const departs = bookDiff(rulebooks[house.book], book).flatMap(({ points }) => points)
  const day = new Date(`${edition.on}T12:00:00Z`).toLocaleDateString(document.documentElement.lang || 'en', {
    dateStyle: 'long',
  })
  return (
    <article className={styles.book}>
      <header className={styles.cover}>
        <h1>{house.name}</h1>
        <p>{words.bookOf(ruleTexts.books.bookTitle[house.book])}</p>
        <p>
          <b>{words.edition(edition.number)}</b> · {words.signedBy(day, edition.by)}
        </p>
        <p className={styles.seal}>{words.seal(edition.seal)}</p>
        <div className={`${frame.buttons} ${styles.tools}`}>
          <button type="button" className={frame.button} onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </header>
      {departs.length > 0 && (
        <section>
          <h2>{words.whereDiffers}</h2>
          <dl className={styles.departs}>
            {departs.map(({ point, a, b }) => (
              <div key={point}>
                <dt>{bookWords.asks(point)}</dt>
                <dd>
                  <b>{bookWords.value(b.is)}</b>
                  <span>
                    {words.theBook}: {bookWords.value(a.is)} ({a.rules[0]})
                  </span>
                  {house.notes?.[point] !== undefined && <em>{house.notes[point]}</em>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <h2>{words.allRules}</h2>
      {chapters.map(({ title, points }) => (
        <section key={title} className={styles.chapter}>
          <h3>{bookWords.chapter(title)}</h3>
          <ul>
            {(Object.keys(points) as PointName[]).map(point => (
              <li key={point} className={book[point].by === 'house' ? styles.ours : ''}>
                {bookWords.asks(point)} <b>{bookWords.value(book[point].is)}</b>{' '}
                <small>{book[point].rules.slice(0, 2).join(', ')}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
