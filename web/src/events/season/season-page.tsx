import { chipsWords, type SeasonView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../line/use-answer.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { EventScreen } from '../event-screen.tsx'
import { pathOf } from '../look/event-frame.tsx'
import look from '../look/look.module.css'
import type { EventAt } from '../use-event.ts'
import { headToHead } from './head-to-head.ts'
import styles from './season.module.css'

/** The season that an event counts for: standings, its events, and who takes whom. */
export const SeasonPage = ({ id }: { readonly id: string }) => (
  <EventScreen id={id} page="season">
    {at => <Season at={at} />}
  </EventScreen>
)

const Season = ({ at: { id, view } }: { readonly at: EventAt }) => {
  const answer = useAnswer('GET /api/events/:id/season', [{ params: { id } }], view.clock.phase)
  if (answer === null) return <p>{words.loading}</p>
  if (!answer.ok) return <p role="alert">{answer.words}</p>
  const season = answer.data
  return (
    <>
      <div className={look.head}>
        <h1>{season.name}</h1>
        <p className={look.dim}>{words.seasonFormulas[season.rules.formula.way]}</p>
      </div>
      {season.rows.length === 0 ? (
        <p className={look.empty}>{words.seasonEmpty}</p>
      ) : (
        <div className={look.columns}>
          <div>
            <Standings rows={season.rows} own={view.own?.name ?? null} />
          </div>
          <aside>
            <Counted events={season.events} />
            <HeadToHead season={season} />
          </aside>
        </div>
      )}
    </>
  )
}

const Standings = ({ rows, own }: { readonly rows: SeasonView['rows']; readonly own: string | null }) => (
  <section className={look.section} aria-labelledby="season-standings">
    <h2 id="season-standings">{words.seasonStandings}</h2>
    <div className={`${look.panel} ${look.flush}`}>
      <table className={`${look.table} ${styles.standings}`}>
        <thead>
          <tr>
            <th scope="col">{words.seasonHeads.rank}</th>
            <th scope="col">{words.seasonHeads.player}</th>
            <th scope="col" data-figure>
              {words.seasonHeads.points}
            </th>
            <th scope="col" data-figure data-wide>
              {words.seasonHeads.events}
            </th>
            <th scope="col" data-figure data-wide>
              {words.seasonHeads.wins}
            </th>
            <th scope="col" data-figure data-wide>
              {words.seasonHeads.bounties}
            </th>
            <th scope="col" data-figure data-wide>
              {words.prizeHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, name, points, events, wins, bounties, prizes }) => (
            <tr key={name} className={name === own ? look.own : ''}>
              <td>{rank}</td>
              <th scope="row">
                {name}
                <span className={`${styles.beside} ${look.small} ${look.dim}`}>
                  {words.seasonRow(events, wins, bounties)}
                </span>
              </th>
              <td data-figure>{chipsWords(points)}</td>
              <td data-figure data-wide>
                {events}
              </td>
              <td data-figure data-wide>
                {wins}
              </td>
              <td data-figure data-wide>
                {bounties}
              </td>
              <td data-figure data-wide>
                {chipsWords(prizes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)

const Counted = ({ events }: { readonly events: SeasonView['events'] }) => (
  <section className={look.section} aria-labelledby="season-events">
    <h2 id="season-events">{words.seasonEvents}</h2>
    <ul className={`${look.panel} ${look.flush} ${look.rows}`}>
      {events.map(({ id, name, at, players, winner }) => (
        <li key={id} className={look.row}>
          <div className={look.grow}>
            <b>
              <Link href={pathOf(id, 'results')}>{name}</Link>
            </b>
            <p className={`${look.small} ${look.dim}`}>
              {words.day(at)} · {winner === null ? '' : words.seasonWinner(winner, players)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const HeadToHead = ({ season: { rows, took } }: { readonly season: SeasonView }) => {
  const [name, setName] = useState(rows[0]?.name ?? '')
  const pairs = headToHead(took, name)
  return (
    <section className={look.section} aria-labelledby="season-heads">
      <h2 id="season-heads">{words.headToHead}</h2>
      <div className={`${look.panel} ${look.stack}`}>
        <label className={look.field}>
          {words.whichPlayer}
          <select value={name} onChange={({ target }) => setName(target.value)}>
            {rows.map(row => (
              <option key={row.name}>{row.name}</option>
            ))}
          </select>
        </label>
        {pairs.length === 0 && <p className={look.dim}>{words.headToHeadNone}</p>}
        <ul className={look.stack} aria-label={words.headToHeadAbout(name)}>
          {pairs.map(it => (
            <li key={it.name} className={look.pair}>
              <b>{it.name}</b>
              <span className={look.dim}>{words.headToHeadOf(it.took, it.lost)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
