import type { BooksTold, HouseTold } from '@cardroom/room/protocol'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ask } from '../line/api.ts'
import { NoPage } from '../panel/no-page.tsx'
import { WhyPanel } from '../why/why-panel.tsx'
import { type Filter, found } from './found.ts'
import { PointRow } from './point-row.tsx'
import styles from './rules-page.module.css'

const FILTERS: readonly (readonly [Filter, string])[] = [
  ['all', 'All points'],
  ['differ', 'Only where books differ'],
  ['ours', 'Only our own'],
]

/** The rules by which one plays: a book with what a house changes in it, beside the other books. */
export const RulesPage = ({ table }: { readonly table?: string }) => {
  const [books, setBooks] = useState<BooksTold | null>(null)
  const [house, setHouse] = useState<HouseTold | null>(null)
  const [wrong, setWrong] = useState('')
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const sought = useDeferredValue(words)
  useEffect(() => {
    void ask('GET /api/points').then(answer => (answer.ok ? setBooks(answer.data) : setWrong(answer.words)))
    if (table === undefined) return
    void ask('GET /api/tables/:id/house', { params: { id: table } }).then(answer =>
      answer.ok ? setHouse(answer.data) : setWrong(answer.words),
    )
  }, [table])
  useEffect(() => {
    document.title = 'House rules · Cardroom'
    return () => {
      document.title = 'Cardroom'
    }
  }, [])
  const own = house ?? { name: table === undefined ? (books?.books[0]?.name ?? '') : '', book: 'rrp', departs: [] }
  const known = books !== null && (table === undefined || house !== null)
  if (!known && wrong !== '') return <NoPage title="These rules cannot be shown" words={wrong} />
  const chapters = !known ? [] : found(books, own, sought, filter)
  const count = chapters.reduce((sum, { points }) => sum + points.length, 0)
  const title = books?.books.find(({ id }) => id === own.book)?.name ?? ''
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Link href={table === undefined ? '/' : `/t/${table}`}>{table === undefined ? 'Lobby' : 'To the table'}</Link>
        <h1>{own.name || 'House rules'}</h1>
        <p>{basis(own, title)}</p>
        <p className={styles.printed}>Books that are not named at a point say the same, or nothing.</p>
        <div className={styles.tools}>
          {table === undefined && books !== null && (
            <label>
              Book
              <select
                value={own.book}
                onChange={event => {
                  const book = books.books.find(({ id }) => id === event.target.value)!
                  setHouse({ name: book.name, book: book.id, departs: [] })
                }}
              >
                {books.books.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            Search
            <input
              type="search"
              placeholder="odd chip, straddle, wsop/152 …"
              value={words}
              onChange={event => setWords(event.target.value)}
            />
          </label>
          <fieldset className={styles.filters}>
            <legend className="visually-hidden">Which points</legend>
            {FILTERS.filter(([name]) => name !== 'ours' || own.departs.length > 0).map(([name, says]) => (
              <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
                {says}
              </button>
            ))}
          </fieldset>
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </div>
        <p role="status" className={styles.count}>
          {known ? `${count} ${count === 1 ? 'point' : 'points'}` : 'The books are opened…'}
        </p>
      </header>
      {chapters.map(({ title: chapter, points }) => (
        <section key={chapter} className={styles.chapter}>
          <h2>{chapter}</h2>
          {points.map(point => (
            <PointRow
              key={point.name}
              point={point}
              books={books!.books}
              book={own.book}
              ours={own.departs.find(it => it.point === point.name)}
            />
          ))}
        </section>
      ))}
      <WhyPanel />
    </main>
  )
}

const basis = ({ name, departs }: HouseTold, title: string): string => {
  if (name === title || title === '') return 'As the book has it; where it is silent, another answers and is named.'
  const count = departs.length
  return `By ${title}, with ${count} ${count === 1 ? 'point' : 'points'} of its own.`
}
