import type { BooksShown, HousePoint, HouseSent, HouseShown } from '@cardroom/room/protocol'
import { useEffect, useMemo, useState } from 'react'
import { heldIn } from '../../held-in.ts'
import { ask } from '../../line/api.ts'
import { texts } from '../../words/texts.ts'
import styles from './create.module.css'
import { houseOf, isRecord, partOf } from './house-of.ts'
import { SignedEdition } from './signed-edition.tsx'
import { useHouseChecked } from './use-house-checked.ts'

/** House rules of your own: a book, the points that matter with what each book says, or a house from a file. */
export const HouseFields = ({ onHouse }: { readonly onHouse: (house: HouseSent | null) => void }) => {
  const [books, setBooks] = useState<BooksShown | null>(null)
  const [book, setBook] = useState('rrp')
  const [name, setName] = useState(texts.lobby.house.ours)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [file, setFile] = useState<{ readonly house: HouseSent; readonly shown: HouseShown } | null>(null)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    void ask('GET /api/points').then(answer => (answer.ok ? setBooks(answer.data) : setWrong(answer.words)))
  }, [])
  const house = useMemo(
    () => (books === null ? null : (file?.house ?? houseOf(books, book, name, chosen))),
    [books, book, name, chosen, file],
  )
  const contradiction = useHouseChecked(file === null ? house : null)
  useEffect(() => onHouse(contradiction === '' ? house : null), [house, contradiction, onHouse])

  const take = async (house: HouseSent): Promise<void> => {
    const answer = await ask('POST /api/house', { body: house })
    if (answer.ok) setFile({ house, shown: answer.data })
    else setWrong(answer.words)
  }

  const read = async (picked: File | undefined): Promise<void> => {
    setWrong('')
    setFile(null)
    if (picked === undefined) return
    let house: unknown
    try {
      house = JSON.parse(await picked.text())
    } catch (cause) {
      return setWrong(
        texts.lobby.house.notJson(picked.name, cause instanceof Error ? cause.message : texts.lobby.house.unreadable),
      )
    }
    if (!isRecord(house)) return setWrong(texts.lobby.house.notHouse(picked.name))
    await take(house)
  }

  if (books === null) return <p className={styles.hint}>{wrong === '' ? texts.lobby.loadingBooks : wrong}</p>
  return (
    <fieldset className={styles.house}>
      <legend>{texts.lobby.house.legend}</legend>
      <SignedEdition onHouse={take} />
      <label>
        {texts.lobby.house.fromFile}
        <input type="file" accept="application/json,.json" onChange={event => void read(event.target.files?.[0])} />
      </label>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {file !== null ? (
        <p role="status" className={styles.hint}>
          {texts.lobby.house.read(
            file.shown.name,
            books.books.find(({ id }) => id === file.shown.book)?.name ?? '',
            file.shown.departs.length,
          )}
        </p>
      ) : (
        <OwnPoints
          books={books}
          book={book}
          onBook={setBook}
          name={name}
          onName={setName}
          chosen={chosen}
          onChoose={setChosen}
          contradiction={contradiction}
        />
      )}
    </fieldset>
  )
}

/** A name, a book, and the points of your own. */
const OwnPoints = ({
  books,
  book,
  onBook,
  name,
  onName,
  chosen,
  onChoose,
  contradiction,
}: {
  readonly books: BooksShown
  readonly book: string
  readonly onBook: (book: string) => void
  readonly name: string
  readonly onName: (name: string) => void
  readonly chosen: Readonly<Record<string, number>>
  readonly onChoose: (chosen: Readonly<Record<string, number>>) => void
  readonly contradiction: string
}) => {
  const at = books.books.findIndex(({ id }) => id === book)
  return (
    <>
      <label>
        {texts.lobby.house.name}
        <input maxLength={80} value={name} onChange={event => onName(event.target.value)} />
      </label>
      <label>
        {texts.lobby.house.basedOn}
        <select value={book} onChange={event => onBook(event.target.value)}>
          {books.books.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles.points}>
        {books.house.map(point => (
          <li key={keyOf(point)}>
            <PointChoice
              point={point}
              books={books.books}
              at={at}
              chosen={heldIn(chosen, keyOf(point))}
              onChoose={choice => onChoose({ ...chosen, [keyOf(point)]: choice })}
            />
          </li>
        ))}
      </ul>
      {contradiction !== '' && (
        <p role="alert" className={styles.wrong}>
          {contradiction}
        </p>
      )}
    </>
  )
}

const keyOf = ({ point, field }: HousePoint): string => `${point} ${field ?? ''}`

/** A point: what the chosen book says is chosen first; under it what the others say. */
const PointChoice = ({
  point,
  books,
  at,
  chosen,
  onChoose,
}: {
  readonly point: HousePoint
  readonly books: BooksShown['books']
  readonly at: number
  readonly chosen: number | undefined
  readonly onChoose: (choice: number) => void
}) => {
  const { words, choices } = point
  const said = (book: number): number => choices.findIndex(({ value }) => value === saidBy(point, book))
  const now = chosen ?? said(at)
  const others = choices.flatMap(({ words: says }, i) => {
    const who = books.filter((_, book) => said(book) === i).map(({ name }) => name)
    return who.length === 0 ? [] : [texts.lobby.house.says(says, who)]
  })
  return (
    <>
      <label>
        {words}
        <select value={now} onChange={event => onChoose(Number(event.target.value))}>
          {choices.map(({ words: says }, i) => (
            <option key={says} value={i}>
              {says}
              {i === said(at) ? texts.lobby.house.theBook : ''}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.says}>{others.length === 1 ? texts.lobby.house.allAlike : others.join(' · ')}</p>
    </>
  )
}

const saidBy = ({ values, field }: HousePoint, book: number): unknown =>
  field === null ? values[book] : partOf(values[book], field)
