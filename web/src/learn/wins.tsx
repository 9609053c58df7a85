import { chipsWords, type LessonShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { CardRow } from './card-row.tsx'
import styles from './lesson.module.css'
import { Rows } from './streets.tsx'

/** What wins each part of the pot, with the hands of the example, the winner first. */
export const Wins = ({ lesson: { wins, laid, scores } }: { readonly lesson: LessonShown }) => (
  <section aria-labelledby="wins">
    <h2 id="wins">{texts.learn.wins}</h2>
    <div className={styles.duo}>
      {wins.map(({ title, what, hands }) => (
        <article key={title} className={styles.panel}>
          <h3>{title}</h3>
          <p className={styles.dim}>{what}</p>
          {hands.map(({ who, won, is, own, board }) => (
            <div key={who} className={styles.hand}>
              <p>
                <b>{who}</b> {is}
                {won > 0 && <span className={styles.won}>{texts.learn.won(chipsWords(won))}</span>}
              </p>
              <span className={styles.both}>
                <CardRow cards={own} />
                {board.length > 0 && <CardRow cards={board} />}
              </span>
            </div>
          ))}
        </article>
      ))}
      {laid.map(({ who, rows }) => (
        <article key={who} className={styles.panel}>
          <h3>{who}</h3>
          {rows.map(({ name, cards, is }) => (
            <div key={name} className={styles.hand}>
              <p>
                <b>{name}</b> {is}
              </p>
              <CardRow cards={cards} />
            </div>
          ))}
        </article>
      ))}
    </div>
    {scores.map(words => (
      <p key={words} className={styles.score}>
        {words}
      </p>
    ))}
  </section>
)

/** Hands that beginners misread, as they really are. */
export const Traps = ({ lesson: { traps } }: { readonly lesson: LessonShown }) => (
  <section aria-labelledby="traps">
    <h2 id="traps">{texts.learn.traps}</h2>
    <div className={styles.duo}>
      {traps.map(({ own, board, rows, is, words }) => (
        <article key={words} className={styles.panel}>
          <h3>{is}</h3>
          <span className={styles.both}>
            {own.length > 0 && <CardRow cards={own} />}
            {board.length > 0 && <CardRow cards={board} />}
            {rows.length > 0 && <Rows rows={rows} />}
          </span>
          <p className={styles.dim}>{words}</p>
        </article>
      ))}
    </div>
  </section>
)
