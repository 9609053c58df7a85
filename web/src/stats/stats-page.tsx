import { chipsWords, netWords, type OwnStats, type StatsShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { NothingOfYours } from '../frame/nothing-of-yours.tsx'
import { OwnFrame } from '../frame/own-frame.tsx'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import { Course } from './course.tsx'
import styles from './stats.module.css'

/** How you play at all tables of the room: a table by game and stake, and how it went. */
export const StatsPage = () => {
  const answer = useAnswer('GET /api/me/stats', [], 0)
  const words = texts.stats
  return (
    <OwnFrame title={words.title} {...(answer?.ok === true && { about: words.about(answer.data.most) })}>
      {answer === null ? (
        <p>{words.loading}</p>
      ) : answer.ok ? (
        answer.data.games.length === 0 ? (
          <NothingOfYours words={words.none} />
        ) : (
          <Shown stats={answer.data} />
        )
      ) : answer.nameless ? (
        <NothingOfYours words={words.none} />
      ) : (
        <p role="alert">{answer.words}</p>
      )}
    </OwnFrame>
  )
}

const Shown = ({ stats: { games, course } }: { readonly stats: OwnStats }) => {
  const [only, setOnly] = useState<number | null>(null)
  const words = texts.stats
  const cash = course.filter(({ game }) => games[game]?.tournament === false && (only === null || game === only))
  return (
    <>
      {cash.length > 1 && <Course nets={cash.map(({ net }) => net)} />}
      {games.length > 1 && (
        <label className={styles.choose}>
          {words.show}
          <select
            value={only ?? ''}
            onChange={event => setOnly(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{words.allGames}</option>
            {games.map((game, i) =>
              game.tournament ? null : (
                <option key={i} value={i}>
                  {game.formName} {game.stakes}
                </option>
              ),
            )}
          </select>
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled sideways must be reached by keyboard */}
      <section className={styles.wide} aria-label={words.title} tabIndex={0}>
        <Figures games={games} />
      </section>
      <dl className={styles.means}>
        {words.means.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Figures = ({ games }: { readonly games: readonly StatsShown[] }) => {
  const words = texts.stats
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.game}</th>
          {[words.hands, words.vpip, words.pfr, words.wentToShowdown, words.wonAtShowdown, words.won, words.net].map(
            name => (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {games.map((it, i) => (
          <tr key={i}>
            <th scope="row">
              {it.formName}
              <small>
                {it.stakes}
                {it.tournament && ` · ${words.tournament}`}
              </small>
            </th>
            {[
              [words.hands, chipsWords(it.hands)],
              [words.vpip, share(it.vpip, it.hands)],
              [words.pfr, share(it.pfr, it.hands)],
              [words.wentToShowdown, share(it.showdown, it.sawSecond)],
              [words.wonAtShowdown, share(it.wonAtShowdown, it.showdown)],
              [words.won, share(it.won, it.hands)],
              [words.net, it.tournament ? '–' : netWords(it.net)],
            ].map(([of, figure]) => (
              <td key={of} data-of={of}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const share = (part: number, of: number): string => (of === 0 ? '–' : texts.stats.percent(part / of))
