import { BOOKS } from '@cardroom/engine'
import { DRILL_AREAS, type Practice } from '@cardroom/engine/drills'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** How somebody is doing, area by area. */
export const Progress = ({
  record,
  inRoom,
  onForget,
}: {
  readonly record: Practice
  /** The room keeps it for all devices of this person. */
  readonly inRoom: boolean
  readonly onForget: () => void
}) => (
  <section className={styles.progress}>
    <h2>{words.progress}</h2>
    {record.asked === 0 ? (
      <p className={frame.dim}>{words.none}</p>
    ) : (
      <>
        <ul>
          {DRILL_AREAS.flatMap(area => {
            const done = record.areas[area]
            return done === undefined
              ? []
              : [
                  <li key={area}>
                    <span>{words.areas[area]}</span>
                    <span>{words.score(done.right, done.all)}</span>
                    <progress max={done.all} value={done.right} aria-label={words.areas[area]} />
                  </li>,
                ]
          })}
        </ul>
        <h3>{words.books}</h3>
        <ul>
          {BOOKS.flatMap(book => {
            const done = record.books[book]
            return done === undefined
              ? []
              : [
                  <li key={book}>
                    <span>{ruleTexts.books.bookTitle[book]}</span>
                    <span>{words.score(done.right, done.all)}</span>
                    <progress max={done.all} value={done.right} aria-label={ruleTexts.books.bookTitle[book]} />
                  </li>,
                ]
          })}
        </ul>
        <p className={frame.dim}>
          {words.streak(record.streak)} · {inRoom ? words.inRoom : words.local}
        </p>
        <button type="button" className={`${frame.button} ${frame.quiet}`} onClick={onForget}>
          {words.forget}
        </button>
      </>
    )}
  </section>
)
