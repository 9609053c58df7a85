import type { BooksShown, HouseShown, PointSaid } from '@cardroom/room/protocol'
import { askWhy } from '../why/why.ts'
import { texts } from '../words/texts.ts'
import styles from './rules-page.module.css'

/** A point: what is asked, what holds here, and what the other books say, each with its rule. */
export const PointRow = ({
  point,
  books,
  book,
  ours,
}: {
  readonly point: PointSaid
  readonly books: BooksShown['books']
  readonly book: string
  readonly ours: HouseShown['departs'][number] | undefined
}) => {
  const at = books.findIndex(({ id }) => id === book)
  const base = point.answers[at]
  const nameOf = (id: string): string => books.find(it => it.id === id)?.name ?? id
  return (
    <article className={`${styles.point} ${ours === undefined ? '' : styles.ours}`} aria-label={point.asks}>
      <div>
        <h3>{point.asks}</h3>
        <p className={styles.here}>
          <span>{ours?.says ?? base?.says}</span>
          {ours !== undefined && <span className={styles.tag}>{texts.house.tag}</span>}
        </p>
        {ours !== undefined && <p className={styles.note}>{texts.house.bookSays(ours.note, base?.says ?? '')}</p>}
        {base?.by != null && ours === undefined && (
          <p className={styles.note}>{texts.house.silentSo(nameOf(base.by))}</p>
        )}
        {base !== undefined && <Rules rules={base.rules} />}
      </div>
      <dl className={styles.others}>
        {point.answers.map((answer, i) =>
          i === at ? null : (
            <div key={books[i]!.id} className={answer.says === base?.says ? styles.same : ''}>
              <dt>{books[i]!.name}</dt>
              <dd>
                {answer.by === null ? answer.says : texts.house.silent}{' '}
                {answer.by === null && <Rules rules={answer.rules} />}
              </dd>
            </div>
          ),
        )}
      </dl>
    </article>
  )
}

const Rules = ({ rules }: { readonly rules: readonly string[] }) => (
  <span className={styles.rules}>
    {rules.slice(0, 3).map(rule => (
      <button key={rule} type="button" onClick={() => askWhy([rule, ...rules.filter(other => other !== rule)])}>
        {rule}
      </button>
    ))}
  </span>
)
