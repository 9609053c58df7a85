import { BOOKS, type BookId } from '@cardroom/engine'
import type { DeskRuling, DeskWager } from '@cardroom/engine/ask'
import { heldIn } from '../held-in.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { spokenText, type Text, WithCards } from '../rules/with-cards.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'
import { factWords, valueShown } from './fact-words.ts'
import { KeepRuling } from './saved.tsx'
import type { Told } from './use-case.ts'

const words = ruleTexts.desk
const bookWords = ruleTexts.books

type Parts = { readonly told: Told; readonly tell: (next: Partial<Told>) => void }

/** The ruling on an incident. */
export const IncidentRuling = ({ ruling, told, tell }: Parts & { readonly ruling: DeskRuling }) => (
  <>
    <Verdict told={told} tell={tell} ruled={ruling.ruled} rules={ruling.rules} />
    <Steps steps={ruling.steps.length === 0 ? [[words.goesOn]] : ruling.steps} />
    {ruling.options.length > 0 && (
      <section className={styles.part}>
        <h2>{words.discretion(ruling.decidedBy)}</h2>
        <ul className={styles.ifs}>
          {ruling.options.map((option, i) => (
            <li key={option.words}>
              <b>{option.words}</b>
              {i === 0 && <span className={frame.tag}>{words.usual}</span>}
              <Rules rules={option.rules} />
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
                {factWords(told.what!, name)}: {valueShown(name, value)}
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
    <OtherBooks own={told.book} books={ruling.books} />
    <KeepRuling title={ruling.reported} />
  </>
)

/** How a book reads words and chips. */
export const WagerRuling = ({ ruling, told, tell }: Parts & { readonly ruling: DeskWager }) => {
  const [first = '', ...rest] = ruling.sentences
  return (
    <>
      <Verdict told={told} tell={tell} ruled={first} rules={ruling.rules} />
      <Steps steps={rest.length === 0 ? [[words.readSteps]] : rest.map(it => [it])} />
      <OtherBooks own={told.book} books={ruling.books.map(it => ({ ...it, ruled: it.words }))} />
      <KeepRuling title={heldIn(words.wagers, told.wager ?? '') ?? ruling.words} />
    </>
  )
}

const Verdict = ({
  told,
  tell,
  ruled,
  rules,
}: Parts & { readonly ruled: string; readonly rules: readonly string[] }) => (
  <section className={styles.verdict}>
    <p>{words.by(bookWords.bookTitle[told.book])}</p>
    <p className={styles.sentence}>{ruled}</p>
    <Rules rules={rules} />
    <label className={styles.byBook}>
      {words.book}
      <select value={told.book} onChange={event => tell({ book: event.target.value as BookId })}>
        {BOOKS.map(book => (
          <option key={book} value={book}>
            {bookWords.bookTitle[book]}
          </option>
        ))}
      </select>
    </label>
  </section>
)

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

const Rules = ({ rules }: { readonly rules: readonly string[] }) => (
  <p className={styles.rules}>
    {rules.slice(0, 6).map(id => (
      <RuleLink key={id} id={id} />
    ))}
  </p>
)

const OtherBooks = ({
  own,
  books,
}: {
  readonly own: BookId
  readonly books: readonly { readonly book: BookId; readonly ruled: string; readonly rules: readonly string[] }[]
}) => {
  const ours = books.find(({ book }) => book === own)?.ruled
  return (
    <section className={styles.part}>
      <h2>{words.others}</h2>
      <ul className={styles.ifs}>
        {books
          .filter(({ book, ruled }) => book !== own && ruled !== '')
          .map(({ book, ruled, rules }) => (
            <li key={book}>
              <b>{bookWords.book[book]}</b>
              <span>{ruled === ours ? words.asHere : ruled}</span>
              <Rules rules={rules.slice(0, 2)} />
            </li>
          ))}
      </ul>
    </section>
  )
}
