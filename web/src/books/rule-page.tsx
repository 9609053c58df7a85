import { forms } from '@cardroom/engine'
import { bookOf, type LedgerRow, neighbours, readRule, type Term } from '@cardroom/engine/rulebooks'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { heldIn } from '../held-in.ts'
import { RuleLink, ruleAddress } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { bookWords } from '../words/book-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { Example } from './example.tsx'
import { atWork, compared, contents, dictionary, rows } from './ledger.ts'
import { partWords } from './places-of.ts'
import { RuleText } from './rule-text.tsx'
import { SideBySide } from './side-by-side.tsx'

const words = ruleTexts.books

/** A rule with everything around it. */
export const RulePage = ({ row, sought }: { readonly row: LedgerRow; readonly sought: string }) => {
  const read = useMemo(() => readRule(rows, compared, row, bookWords), [row])
  const isDrilled = useDrilled(row.id)
  const term = dictionary.find(it => it.rows.includes(row))
  return (
    <article className={styles.rulePage} aria-labelledby="rule-title">
      <Crumbs row={row} />
      <h1 id="rule-title">{row.title}</h1>
      <p className={styles.ids}>
        <RuleLink id={row.id} />
        <span className={`${frame.tag} ${row.how === 'enforced' || row.how === 'ruling' ? frame.good : ''}`}>
          {words.how[row.how]}
        </span>
        <Link href={`/books/topic/${row.layer}`} className={frame.tag}>
          {words.topic[row.layer]}
        </Link>
      </p>
      <p className={styles.says}>
        <RuleText text={row.gist} sought={sought} own={term} />
      </p>
      <Example example={row.example} />
      <div className={`${frame.buttons} ${styles.tools}`}>
        <Link href="/desk" className={frame.button}>
          {words.askDesk}
        </Link>
        {isDrilled && (
          <Link href={`/train?rule=${row.id}`} className={frame.button}>
            {words.drill}
          </Link>
        )}
        <button type="button" className={`${frame.button} ${frame.quiet}`} onClick={() => print()}>
          {words.print}
        </button>
      </div>
      {read.points.length > 0 && <h2>{words.sideBySide}</h2>}
      {read.points.map(point => (
        <SideBySide key={point.asks} point={point} own={bookOf(row.id)} />
      ))}
      <Named title={words.alike} rules={read.alike} />
      <Named title={words.seeAlso} rules={read.leansOn} />
      <Named title={words.seenFrom} rules={read.leanedOnBy.filter(it => !read.leansOn.includes(it))} />
      <Used row={row} term={term} />
      <Around row={row} />
    </article>
  )
}

/** Can this rule be practised by itself? Known as soon as the list is there. */
const useDrilled = (id: string): boolean => {
  const [isDrilled, setDrilled] = useState<(id: string) => boolean>(() => () => false)
  useEffect(() => {
    // without a network and the list there is no training either
    void import('./drilled.ts').then(
      drilled => setDrilled(() => drilled.isDrilled),
      () => undefined,
    )
  }, [])
  return isDrilled(id)
}

const Crumbs = ({ row }: { readonly row: LedgerRow }) => {
  const book = bookOf(row.id)
  const { sections } = contents.find(it => it.book === book)!
  const section = sections.findIndex(({ title }) => title === row.section)
  return (
    <p className={styles.crumbs}>
      <Link href={`/books/${book}`}>{words.bookTitle[book]}</Link> ›{' '}
      <Link id="rule-section" href={`/books/section/${book}/${section + 1}`}>
        {row.section}
      </Link>
    </p>
  )
}

const Named = ({ title, rules }: { readonly title: string; readonly rules: readonly LedgerRow[] }) =>
  rules.length === 0 ? null : (
    <section className={styles.named}>
      <h2>{title}</h2>
      <ul>
        {rules.map(({ id, title: name }) => (
          <li key={id}>
            <Link href={ruleAddress(id)}>
              <b>{name}</b>
              <span>
                {words.book[bookOf(id)]} <code>{id}</code>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )

/** A game by its name; the books know a few that have no form of their own. */
const gameName = (id: string): string => heldIn<{ readonly name: string }>(forms, id)?.name ?? id.replaceAll('-', ' ')

/** Where the product keeps the rule, and for which games it is. */
const Used = ({ row, term }: { readonly row: LedgerRow; readonly term: Term | undefined }) => {
  const parts = partWords(atWork.parts.get(row.id) ?? [], words.places)
  return (
    <section className={styles.used}>
      <h2>{words.usedIn}</h2>
      <ul>
        {parts.map(part => (
          <li key={part}>{part}</li>
        ))}
        {term !== undefined && <li>{words.dictionary}</li>}
        <li>{words.title}</li>
      </ul>
      {atWork.proven.has(row.id) && <p className={frame.dim}>{words.proven}</p>}
      {row.forms[0] !== 'all' && (
        <p className={frame.dim}>
          {words.games}: {row.forms.map(gameName).join(', ')}
        </p>
      )}
    </section>
  )
}

const Around = ({ row }: { readonly row: LedgerRow }) => {
  const { before, after } = neighbours(rows, row.id)
  return (
    <nav className={styles.around} aria-labelledby="rule-section">
      {before !== undefined && (
        <Link href={ruleAddress(before.id)}>
          <small>{words.before}</small> <span>{before.title}</span>
        </Link>
      )}
      {after !== undefined && (
        <Link href={ruleAddress(after.id)} className={styles.next}>
          <small>{words.after}</small> <span>{after.title}</span>
        </Link>
      )}
    </nav>
  )
}
