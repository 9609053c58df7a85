import { type BookContents, RULE_LAYERS, type RuleLayer } from '@cardroom/engine/rulebooks'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { DictionaryPage } from './dictionary-page.tsx'
import { contents, rowOf } from './ledger.ts'
import { RulePage } from './rule-page.tsx'
import { Search } from './search.tsx'
import { BookPage, SectionsPage } from './sections.tsx'
import { StartPage } from './start-page.tsx'
import { TopicPage } from './topic-page.tsx'
import { Topics } from './topics.tsx'

const words = ruleTexts.books

/** The reader of the five books. The address after `/books/` is a rule's id, a book, a topic, or the dictionary. */
export const Reader = ({ at }: { readonly at: string }) => {
  const sought = new URLSearchParams(useSearch()).get('q') ?? ''
  const [, go] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the reader begins at its top
  useEffect(() => scrollTo(0, 0), [at])
  const row = rowOf.get(at)
  return (
    <RulesFrame title={row?.title ?? words.title} page="books">
      <div className={styles.reader}>
        <Topics open={row?.layer ?? topicAt(at)} />
        <div className={styles.body}>
          <Search
            sought={sought}
            open={at}
            onSeek={next => go(`/books/${at}${next === '' ? '' : `?q=${encodeURIComponent(next)}`}`, { replace: true })}
          />
          {row !== undefined ? <RulePage row={row} sought={sought} /> : <Elsewhere at={at} hidden={sought !== ''} />}
        </div>
      </div>
    </RulesFrame>
  )
}

const topicAt = (at: string): RuleLayer | null => {
  if (at === 'dictionary') return 'glossary'
  return RULE_LAYERS.find(layer => at === `topic/${layer}`) ?? null
}

/** What is no rule: the start, a book, a section, a topic, the dictionary. A search stands in for the start. */
const Elsewhere = ({ at, hidden }: { readonly at: string; readonly hidden: boolean }) => {
  if (at === '') return hidden ? <h1 className="visually-hidden">{words.title}</h1> : <StartPage />
  if (at === 'dictionary') return <DictionaryPage />
  const topic = topicAt(at)
  if (topic !== null) return <TopicPage layer={topic} />
  const [first = '', second = '', third = ''] = at.split('/')
  const book = contents.find(it => it.book === (first === at ? first : second))
  const page = book === undefined ? null : bookAt(book, first, third)
  return (
    page ?? (
      <div className={frame.panel}>
        <h1>{words.notThere}</h1>
        <p>{words.notThereHint}</p>
      </div>
    )
  )
}

const bookAt = (book: BookContents, kind: string, number: string) => {
  if (kind === book.book) return <BookPage contents={book} />
  if (kind === 'whole')
    return <SectionsPage contents={book} sections={book.sections} title={words.bookTitle[book.book]} />
  const section = kind === 'section' ? book.sections[Number(number) - 1] : undefined
  return section === undefined ? null : <SectionsPage contents={book} sections={[section]} title={section.title} />
}
