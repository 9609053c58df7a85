import type { BooksTold, HousePoint, HouseSent, HouseTold } from '@cardroom/room/protocol'
import { useEffect, useMemo, useState } from 'react'
import { ask } from '../line/api.ts'
import { houseOf, inPlainWords, isRecord, partOf } from './house-of.ts'
import styles from './lobby.module.css'
import { useHouseChecked } from './use-house-checked.ts'

/** A house of one's own: a book, the points that matter with what each book says, or a house from a file. */
export const HouseFields = ({ onHouse }: { readonly onHouse: (house: HouseSent | null) => void }) => {
  const [books, setBooks] = useState<BooksTold | null>(null)
  const [book, setBook] = useState('rrp')
  const [name, setName] = useState('Our house')
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [file, setFile] = useState<{ readonly house: HouseSent; readonly told: HouseTold } | null>(null)
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

  const read = async (picked: File | undefined): Promise<void> => {
    setWrong('')
    setFile(null)
    if (picked === undefined) return
    let house: unknown
    try {
      house = JSON.parse(await picked.text())
    } catch (cause) {
      return setWrong(`${picked.name} is not JSON: ${cause instanceof Error ? cause.message : 'it cannot be read'}`)
    }
    if (!isRecord(house)) return setWrong(`${picked.name} holds no house rules.`)
    const answer = await ask('POST /api/house', { body: house })
    if (answer.ok) setFile({ house, told: answer.data })
    else setWrong(answer.words)
  }

  if (books === null) return <p className={styles.hint}>{wrong === '' ? 'The books are opened…' : wrong}</p>
  const at = books.books.findIndex(({ id }) => id === book)
  return (
    <fieldset className={styles.house}>
      <legend>House rules</legend>
      <label>
        From a file
        <input type="file" accept="application/json,.json" onChange={event => void read(event.target.files?.[0])} />
      </label>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {file !== null ? (
        <p role="status" className={styles.hint}>
          {file.told.name}: {books.books.find(({ id }) => id === file.told.book)?.name} with {file.told.departs.length}{' '}
          points of its own.
        </p>
      ) : (
        <>
          <label>
            Its name
            <input maxLength={80} value={name} onChange={event => setName(event.target.value)} />
          </label>
          <label>
            It goes by
            <select value={book} onChange={event => setBook(event.target.value)}>
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
                  chosen={chosen[keyOf(point)]}
                  onChoose={choice => setChosen({ ...chosen, [keyOf(point)]: choice })}
                />
              </li>
            ))}
          </ul>
          {contradiction !== '' && (
            <p role="alert" className={styles.wrong}>
              {inPlainWords(contradiction, books)}
            </p>
          )}
        </>
      )}
    </fieldset>
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
  readonly books: BooksTold['books']
  readonly at: number
  readonly chosen: number | undefined
  readonly onChoose: (choice: number) => void
}) => {
  const { words, choices } = point
  const said = (book: number): number => choices.findIndex(({ value }) => value === saidBy(point, book))
  const now = chosen ?? said(at)
  const others = choices.flatMap(({ words: says }, i) => {
    const who = books.filter((_, book) => said(book) === i).map(({ name }) => name)
    return who.length === 0 ? [] : [`${says}: ${who.join(', ')}`]
  })
  return (
    <>
      <label>
        {words}
        <select value={now} onChange={event => onChoose(Number(event.target.value))}>
          {choices.map(({ words: says }, i) => (
            <option key={says} value={i}>
              {says}
              {i === said(at) ? ' (the book)' : ''}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.says}>{others.length === 1 ? 'All books alike' : others.join(' · ')}</p>
    </>
  )
}

const saidBy = ({ values, field }: HousePoint, book: number): unknown =>
  field === null ? values[book] : partOf(values[book], field)
