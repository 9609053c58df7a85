import type { Games, StaffOrder } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { chosenIn } from '../chosen-in.ts'
import { ask } from '../line/api.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import type { FloorLine } from './floor-line.ts'

type Book = Extract<StaffOrder, { readonly type: 'OpenFloor' }>['book']

/** Opens the room: its name, the rulebook, and who you are if nobody knows that yet. */
export const OpenFloor = ({
  mayOpen,
  order,
}: {
  readonly mayOpen: boolean
  readonly order: FloorLine<unknown, StaffOrder>['order']
}) => {
  const words = texts.floorScreens
  const [name, setName] = useState<string>(words.doorway)
  const [you, setYou] = useState('')
  const [known, setKnown] = useState<boolean | null>(null)
  const [book, setBook] = useState<Book>('rrp')
  const [books, setBooks] = useState<Games['books']>([])
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    void ask('GET /api/me').then(answer => setKnown(answer.ok && answer.data.guest !== null))
    void ask('GET /api/forms').then(answer => answer.ok && setBooks(answer.data.books))
  }, [])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (known === false) {
      const came = await ask('POST /api/guest', { body: { name: you } })
      if (!came.ok) return setWrong(came.words)
      setKnown(true)
    }
    const opened = await order({ type: 'OpenFloor', name, book })
    setWrong(opened.ok ? '' : opened.words)
  }
  // a visitor without a name enters it here
  if (!mayOpen && known !== false) return <NotOpenYet />
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={submit}>
      <h1>{words.openTitle}</h1>
      <p className={styles.small}>{words.openIs}</p>
      {known === false && (
        <label className={styles.field}>
          <span>{words.yourName}</span>
          <input required maxLength={40} value={you} onChange={event => setYou(event.target.value)} />
        </label>
      )}
      <label className={styles.field}>
        <span>{words.roomName}</span>
        <input required maxLength={40} value={name} onChange={event => setName(event.target.value)} />
      </label>
      <BookField book={book} books={books} onBook={setBook} />
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <button type="submit" className={`${styles.primary} ${styles.big}`}>
        {words.open}
      </button>
    </form>
  )
}

const NotOpenYet = () => (
  <div className={styles.empty}>
    <h1>{texts.floorScreens.openNot}</h1>
    <p>{texts.floorScreens.openNotIs}</p>
    <Link href="/" className={styles.action}>
      {texts.table.toLobby}
    </Link>
  </div>
)

const BookField = ({
  book,
  books,
  onBook,
}: {
  readonly book: Book
  readonly books: Games['books']
  readonly onBook: (book: Book) => void
}) => (
  <label className={styles.field}>
    <span>{texts.floorScreens.book}</span>
    <select
      value={book}
      onChange={({ target }) =>
        onBook(
          chosenIn(
            books.map(({ id }) => id),
            target.value,
          ) ?? book,
        )
      }
    >
      {books.map(({ id, name: title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  </label>
)
