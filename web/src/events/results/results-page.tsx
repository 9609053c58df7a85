import { chipsWords, type EventResults } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { resultsFile } from '../../line/files.ts'
import { useAnswer } from '../../line/use-answer.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { EventScreen } from '../event-screen.tsx'
import look from '../look/look.module.css'
import type { EventAt } from '../use-event.ts'
import { DrawsChecked } from './draws-checked.tsx'
import { EventGraph } from './event-graph.tsx'
import { knockoutsIn } from './knockouts-in.ts'
import { OrderTable } from './order-table.tsx'
import styles from './results.module.css'

/** What came of an event, or stands now: the order, who was out by whom, the stacks over time, replays and files. */
export const ResultsPage = ({ id }: { readonly id: string }) => (
  <EventScreen id={id} page="results">
    {at => <Results at={at} />}
  </EventScreen>
)

const Results = ({ at: { id, view } }: { readonly at: EventAt }) => {
  const { phase, stillIn } = view.clock
  const answer = useAnswer('GET /api/events/:id/results', [{ params: { id } }], `${phase} ${stillIn}`)
  if (answer === null) return <p>{words.loading}</p>
  if (!answer.ok) return <p role="alert">{answer.words}</p>
  const results = answer.data
  return (
    <>
      <div className={look.head}>
        <h1>{results.name}</h1>
        <p className={look.dim}>{words.resultsAbout(view.clock.players, results.deals)}</p>
      </div>
      {results.over && <Won results={results} />}
      <div className={look.columns}>
        <div>
          <section className={look.section} aria-labelledby="event-order">
            <h2 id="event-order">{results.over ? words.finalResults : words.resultsSoFar}</h2>
            {results.order.length === 0 ? (
              <p className={look.empty}>{words.resultsNone}</p>
            ) : (
              <OrderTable order={results.order} own={view.own?.player ?? null} />
            )}
          </section>
          {results.graph.at.length > 1 && <EventGraph graph={results.graph} />}
        </div>
        <aside>
          <Beside results={results} id={id} />
        </aside>
      </div>
    </>
  )
}

/** Who won it, and what. */
const Won = ({ results: { order } }: { readonly results: EventResults }) => {
  const [first, second] = order
  if (first === undefined) return null
  return (
    <dl className={`${look.felt} ${look.stats} ${styles.won}`}>
      <div>
        <dt>{words.winner}</dt>
        <dd>{first.name}</dd>
      </div>
      <div>
        <dt>{words.prizeHead}</dt>
        <dd>{chipsWords(first.prize + first.bounties)}</dd>
      </div>
      {second !== undefined && (
        <div>
          <dt>{words.place(2)}</dt>
          <dd>{second.name}</dd>
        </div>
      )}
    </dl>
  )
}

const Beside = ({ results, id }: { readonly results: EventResults; readonly id: string }) => {
  const knockouts = knockoutsIn(results.order)
  const hosted = results.tables.filter(it => it.hosted !== null)
  return (
    <>
      <section className={look.section} aria-labelledby="event-prizes">
        <header>
          <h2 id="event-prizes">{words.prizes}</h2>
          <span className={`${look.dim} ${look.figures}`}>{chipsWords(results.purse)}</span>
        </header>
        <ol className={`${look.panel} ${look.stack}`}>
          {results.prizes.slice(0, 12).map((prize, i) => (
            <li key={i} className={look.pair}>
              <span className={look.dim}>{words.place(i + 1)}</span>
              <b className={look.figures}>{chipsWords(prize)}</b>
            </li>
          ))}
        </ol>
      </section>
      {knockouts.length > 0 && (
        <section className={look.section} aria-labelledby="event-killers">
          <h2 id="event-killers">{words.killers}</h2>
          <ul className={`${look.panel} ${look.stack} ${look.small}`}>
            {knockouts.slice(0, 12).map(({ name, out }) => (
              <li key={name}>{words.tookOut(name, out)}</li>
            ))}
          </ul>
        </section>
      )}
      {hosted.length > 0 && (
        <section className={look.section} aria-labelledby="event-replays">
          <h2 id="event-replays">{words.replays}</h2>
          <ul className={look.stack}>
            {hosted.map(({ table, hosted: page, draw }) => (
              <li key={page}>
                <Link href={`/t/${page}/deals`}>{words.replayTable(table, draw)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DrawsChecked draws={results.draws} />
      <section className={look.section} aria-labelledby="event-exports">
        <h2 id="event-exports">{words.exports}</h2>
        <div className={look.buttons}>
          {(['csv', 'json', 'phh'] as const).map(format => (
            <a key={format} className={look.button} href={resultsFile(id, format)} download>
              {words.exportAs[format]}
            </a>
          ))}
        </div>
      </section>
    </>
  )
}
