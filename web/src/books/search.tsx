import { bookOf, type LedgerRow } from '@cardroom/engine/rulebooks'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ruleAddress } from '../rules/rule-link.tsx'
import { typedKey } from '../settings/typed-key.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { searchRules } from './ledger.ts'

const words = ruleTexts.books

/** How many results are in view before the reader asks for more. */
const FEW = 6

/** The search of the reader, with what it found; `open` is the rule that is being read. */
export const Search = ({
  sought,
  onSeek,
  open,
}: {
  readonly sought: string
  readonly onSeek: (words: string) => void
  readonly open: string
}) => {
  const found = useMemo(() => searchRules(sought), [sought])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const seek = (event: KeyboardEvent): void => {
      if (typedKey(event) !== '/') return
      event.preventDefault()
      field.current?.focus()
    }
    // here the key means this field: the search in the bar listens further up
    document.addEventListener('keydown', seek)
    return () => document.removeEventListener('keydown', seek)
  }, [])
  return (
    <search className={styles.search}>
      <label>
        <span className="visually-hidden">{words.search}</span>
        <Glass />
        <input
          ref={field}
          type="search"
          value={sought}
          placeholder={words.searchHint}
          autoComplete="off"
          onChange={event => onSeek(event.target.value)}
        />
      </label>
      {sought.trim() !== '' && <Found key={sought} found={found} sought={sought} open={open} />}
    </search>
  )
}

const Found = ({
  found,
  sought,
  open,
}: {
  readonly found: readonly LedgerRow[]
  readonly sought: string
  readonly open: string
}) => {
  const [most, setMost] = useState(FEW)
  const counted = useId()
  return (
    <>
      <p role="status" id={counted} className={styles.counted}>
        {found.length === 0 ? words.none : words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <p className={styles.counted}>{words.noneHint}</p>
      ) : (
        <ul className={styles.hits} aria-label={words.results}>
          {found.slice(0, most).map(row => (
            <li key={row.id}>
              <Link
                href={`${ruleAddress(row.id)}?q=${encodeURIComponent(sought)}`}
                aria-current={row.id === open ? 'true' : undefined}
              >
                <b>{row.title}</b>
                <span>
                  {words.book[bookOf(row.id)]} <code>{row.id}</code>
                </span>
              </Link>
            </li>
          ))}
          {found.length > most && (
            <li>
              <button type="button" onClick={() => setMost(most + 20)}>
                {words.moreResults(found.length - most)}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

const Glass = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="11" cy="11" r="6.500" />
    <path d="m16 16 4.500 4.500" />
  </svg>
)
