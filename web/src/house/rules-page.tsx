import type { BooksShown, HouseShown } from '@cardroom/room/protocol'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { TableFrame } from '../bank/table-frame.tsx'
import { RoomFrame } from '../frame/room-frame.tsx'
import { RulesNav } from '../frame/rules-nav.tsx'
import { ask } from '../line/api.ts'
import { NoPage } from '../panel/no-page.tsx'
import { WhyPanel } from '../why/why-panel.tsx'
import { texts } from '../words/texts.ts'
import { type Filter, found } from './found.ts'
import { PointRow } from './point-row.tsx'
import styles from './rules-page.module.css'

const FILTERS: readonly Filter[] = ['all', 'differ', 'ours']

/** The rules of a table: a book with what a house changes in it, beside the other books. */
export const RulesPage = ({ table }: { readonly table?: string }) => {
  const [books, setBooks] = useState<BooksShown | null>(null)
  const [house, setHouse] = useState<HouseShown | null>(null)
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
  const own: HouseShown = house ?? {
    name: table === undefined ? (books?.books[0]?.name ?? '') : '',
    book: 'rrp',
    departs: [],
    edition: null,
  }
  const known = books !== null && (table === undefined || house !== null)
  if (!known && wrong !== '') return <NoPage title={texts.house.notShown} words={wrong} />
  const chapters = !known ? [] : found(books, own, sought, filter)
  const count = chapters.reduce((sum, { points }) => sum + points.length, 0)
  const title = books?.books.find(({ id }) => id === own.book)?.name ?? ''
  return (
    <Around table={table}>
      <header className={styles.head}>
        <h1>{own.name || texts.house.title}</h1>
        <p>{basis(own, title)}</p>
        {own.edition != null && (
          <p>
            {texts.house.edition(own.edition.number, own.edition.on, own.edition.by, own.edition.seal.slice(0, 12))}
          </p>
        )}
        <p className={styles.printed}>{texts.house.printed}</p>
        <div className={styles.tools}>
          {table === undefined && books !== null && (
            <BookField books={books.books} book={own.book} onHouse={setHouse} />
          )}
          <Search words={words} onWords={setWords} />
          <Filters filter={filter} hasOwn={own.departs.length > 0} onFilter={setFilter} />
          <button type="button" onClick={() => print()}>
            {texts.house.print}
          </button>
        </div>
        <p role="status" className={styles.count}>
          {known ? texts.house.points(count) : texts.house.loading}
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
    </Around>
  )
}

/** The frame of the page: among those of its table, or those about rules. */
const Around = ({ table, children }: { readonly table: string | undefined; readonly children: ReactNode }) =>
  table === undefined ? (
    <RoomFrame title={texts.house.title} under={<RulesNav here={null} />}>
      {children}
    </RoomFrame>
  ) : (
    <TableFrame id={table} title={texts.house.title} className={undefined}>
      {children}
    </TableFrame>
  )

const BookField = ({
  books,
  book: own,
  onHouse,
}: {
  readonly books: BooksShown['books']
  readonly book: HouseShown['book']
  readonly onHouse: (house: HouseShown) => void
}) => (
  <label>
    {texts.house.book}
    <select
      value={own}
      onChange={event => {
        const book = books.find(({ id }) => id === event.target.value)!
        onHouse({ name: book.name, book: book.id, departs: [], edition: null })
      }}
    >
      {books.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const Search = ({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) => (
  <label>
    {texts.house.search}
    <input
      type="search"
      placeholder={texts.house.searchFor}
      value={words}
      onChange={event => onWords(event.target.value)}
    />
  </label>
)

const Filters = ({
  filter,
  hasOwn,
  onFilter,
}: {
  readonly filter: Filter
  readonly hasOwn: boolean
  readonly onFilter: (filter: Filter) => void
}) => (
  <fieldset className={styles.filters}>
    <legend className="visually-hidden">{texts.house.which}</legend>
    {FILTERS.filter(name => name !== 'ours' || hasOwn).map(name => (
      <button key={name} type="button" aria-pressed={filter === name} onClick={() => onFilter(name)}>
        {texts.house.filters[name]}
      </button>
    ))}
  </fieldset>
)

const basis = ({ name, departs }: HouseShown, title: string): string => {
  if (name === title || title === '') return texts.house.asPrinted
  return texts.house.departs(title, departs.length)
}
