import { BOOKS, type BookId, type House } from '@cardroom/engine'
import type { DeskRuling, DeskWager } from '@cardroom/engine/ask'
import { heldIn } from '../held-in.ts'
import frame from '../rules/rules.module.css'
import { spokenText, type Text, WithCards } from '../rules/with-cards.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'
import { factWords, valueShown } from './fact-words.ts'
import { OtherBooks } from './other-books.tsx'
import { RuleLinks } from './rule-links.tsx'
import { KeepRuling } from './saved.tsx'
import { type CaseGiven, writeCase } from './use-case.ts'
import { ruledBy, type TableHand } from './use-table-hand.ts'

const words = ruleTexts.desk
const bookWords = ruleTexts.books

type Parts = {
  readonly given: CaseGiven
  readonly tell: (next: Partial<CaseGiven>) => void
  /** The hand of the table that it is about. */
  readonly hand: TableHand | null
}

/** The ruling on an incident. */
export const IncidentRuling = ({ ruling, given, tell, hand }: Parts & { readonly ruling: DeskRuling }) => (
  <>
    <Verdict given={given} tell={tell} hand={hand} ruled={ruling.ruledSaid} rules={ruling.rules} />
    <Steps steps={ruling.steps.length === 0 ? [[words.nothingChanges]] : ruling.steps} />
    {ruling.options.length > 0 && (
      <section className={styles.part}>
        <h2>{words.discretion(ruling.decidedBy)}</h2>
        <ul className={styles.ifs}>
          {ruling.options.map((option, i) => (
            <li key={option.words}>
              <b>
                <WithCards text={option.said} />
              </b>
              {i === 0 && <span className={frame.tag}>{words.usual}</span>}
              <RuleLinks rules={option.rules} />
            </li>
          ))}
        </ul>
      </section>
    )}
    {ruling.changes.length + ruling.otherwise.length > 0 && (
      <section className={styles.part}>
        <h2>{words.wouldChange}</h2>
        <ul className={styles.ifs}>
          {ruling.changes.map(({ name, value, ruled }) => (
            <li key={name + String(value)}>
              <b>
                {factWords(given.what!, name)}: {valueShown(given.what!, name, value)}
              </b>
              <span>{ruled}</span>
            </li>
          ))}
          {ruling.otherwise.map(change => (
            <li key={spokenText(change)}>
              <b>
                <WithCards text={change} />
              </b>
            </li>
          ))}
        </ul>
      </section>
    )}
    <OtherBooks
      own={ruledBy(given, hand)}
      ours={saidBy(ruling.ruled, ownOptions(ruling))}
      books={ruling.books.map(asSaid)}
    />
    <KeepRuling
      title={ruling.reported}
      entry={{
        what: ruling.reported,
        ruling: ruling.ruled,
        rules: ruling.rules.slice(0, 6).join(' '),
        corrected: ruling.steps.map(spokenText).join(' '),
        table: hand?.name ?? '',
        desk: writeCase({ ...given, table: null }),
      }}
    />
  </>
)

const ownOptions = ({ options }: DeskRuling): readonly string[] => options.map(option => option.words)

const asSaid = ({ book, ruled, ruledSaid, options, optionsSaid, rules }: DeskRuling['books'][number]) => ({
  book,
  ruled: saidBy(ruled, options),
  said: optionsSaid.length < 2 ? ruledSaid : [words.leftOpen, ...optionsSaid.flatMap(option => [' ', ...option])],
  rules,
})

/** What a book rules, or each of the ways that it leaves open. */
const saidBy = (ruled: string, options: readonly string[]): string =>
  options.length < 2 ? ruled : `${words.leftOpen} ${options.join(' ')}`

/** How a book reads words and chips. */
export const WagerRuling = ({ ruling, given, tell, hand }: Parts & { readonly ruling: DeskWager }) => {
  const [first = '', ...rest] = ruling.sentences
  const title = heldIn(words.wagers, given.wager ?? '') ?? ruling.words
  return (
    <>
      <Verdict given={given} tell={tell} hand={hand} told={ruling.told} ruled={[first]} rules={ruling.rules} />
      <Steps steps={rest.length === 0 ? [[words.readSteps]] : rest.map(it => [it])} />
      <OtherBooks
        own={ruledBy(given, hand)}
        ours={ruling.words}
        books={ruling.books.map(it => ({ ...it, ruled: it.words, said: [it.words] }))}
      />
      <KeepRuling
        title={title}
        entry={{
          what: `${title}. ${ruling.told}`,
          ruling: first,
          rules: ruling.rules.slice(0, 6).join(' '),
          corrected: rest.join(' '),
          table: hand?.name ?? '',
          desk: writeCase({ ...given, table: null }),
        }}
      />
    </>
  )
}

const Verdict = ({
  given,
  tell,
  hand,
  told,
  ruled,
  rules,
}: Parts & { readonly told?: string; readonly ruled: Text; readonly rules: readonly string[] }) => {
  const book = ruledBy(given, hand)
  const house = typeof hand?.deal.book === 'object' ? hand.deal.book : null
  return (
    <section className={styles.verdict}>
      <p>{words.by(titleOf(book))}</p>
      {told !== undefined && <p>{told}</p>}
      <p className={styles.sentence}>
        <WithCards text={ruled} />
      </p>
      <RuleLinks rules={rules} />
      <label className={styles.byBook}>
        {words.book}
        <select
          value={typeof book === 'string' ? book : HOUSE}
          onChange={({ target }) => tell({ book: target.value === HOUSE ? null : (target.value as BookId) })}
        >
          {house !== null && <option value={HOUSE}>{house.name}</option>}
          {BOOKS.map(it => (
            <option key={it} value={it}>
              {bookWords.bookTitle[it]}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

const HOUSE = 'house'

const titleOf = (book: BookId | House): string => (typeof book === 'string' ? bookWords.bookTitle[book] : book.name)

const Steps = ({ steps }: { readonly steps: readonly Text[] }) => (
  <section className={styles.part}>
    <h2>{words.atTheTable}</h2>
    <ol className={styles.todo}>
      {steps.map(step => (
        <li key={spokenText(step)}>
          <span>
            <WithCards text={step} />
          </span>
        </li>
      ))}
    </ol>
  </section>
)
