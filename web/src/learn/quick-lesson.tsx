import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import { CardRow } from './card-row.tsx'
import styles from './first-time.module.css'
import { Rows } from './streets.tsx'
import { useLesson } from './use-lesson.ts'
import { useOpenTable, withBots } from './use-open-table.ts'

/** The lesson in a minute: the goal, a hand that wins and one that is misread, the streets in a line each. */
export const QuickLesson = ({ form, onDone }: { readonly form: string; readonly onDone: () => void }) => {
  const lesson = useLesson(form)
  const { open, busy, wrong } = useOpenTable()
  if (lesson === null || typeof lesson === 'string')
    return <p className={styles.body}>{lesson ?? texts.learn.loading}</p>
  const { goal, wins, laid, traps, streets, special } = lesson
  const best = wins[0]?.hands[0]
  const [trap] = traps
  return (
    <>
      <div className={styles.body}>
        <p className={styles.goal}>{goal}</p>
        <div className={styles.hands}>
          {best !== undefined && (
            <figure>
              <CardRow cards={[...best.own, ...best.board].filter(({ mark }) => mark === 'plays')} marks={false} />
              <figcaption>
                <b>{best.is}.</b> {wins.length === 1 ? texts.learn.winsPot(wins[0]!.title) : `${wins[0]!.title}.`}
              </figcaption>
            </figure>
          )}
          {laid.length > 0 && (
            <figure>
              <Rows rows={laid[laid.length - 1]!.rows.map(({ cards }) => cards)} />
            </figure>
          )}
          {trap !== undefined && trap.rows.length === 0 && (
            <figure>
              <CardRow cards={[...trap.own, ...trap.board]} />
              <figcaption>
                <b>{trap.is}.</b> {trap.words}
              </figcaption>
            </figure>
          )}
        </div>
        <ol className={styles.steps}>
          {streets.map(({ title, what }) => (
            <li key={title}>
              <b>{title}.</b> {what}
            </li>
          ))}
        </ol>
        <p className={styles.tip}>{special[0]}</p>
        {wrong !== '' && <p role="alert">{wrong}</p>}
      </div>
      <footer className={styles.foot}>
        <Link href={`/learn/${form}`}>{texts.learn.whole}</Link>
        <button type="button" aria-busy={busy} onClick={() => void open(withBots(form, true))}>
          {busy ? texts.learn.settingUp : texts.learn.practiseWithBots}
        </button>
        <button type="button" className={styles.done} onClick={onDone}>
          {texts.learn.gotIt}
        </button>
      </footer>
    </>
  )
}
