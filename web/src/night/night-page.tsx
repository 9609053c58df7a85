import { chipsWords } from '@cardroom/room/protocol'
import { useState } from 'react'
import bank from '../bank/bank.module.css'
import { TableSubpage } from '../bank/table-subpage.tsx'
import { useTable } from '../line/table-line.ts'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import { Figures } from './figures.tsx'
import styles from './night.module.css'
import { ResultsTable } from './results-table.tsx'
import { type Shows, StackGraph } from './stack-graph.tsx'

/** A night's results at a table: who won what, everybody's chips deal by deal, and the largest pots. */
export const NightPage = ({ id }: { readonly id: string }) => (
  <TableSubpage id={id} title={texts.night.title}>
    <Results id={id} />
  </TableSubpage>
)

const Results = ({ id }: { readonly id: string }) => {
  const { frame } = useTable()
  const [shows, setShows] = useState<Shows>('nets')
  const { deals, deal, ended } = frame?.common ?? {}
  const answer = useAnswer('GET /api/tables/:id/night', [{ params: { id } }], `${deals} ${deal?.phase} ${ended}`)
  if (answer === null) return <p className={bank.note}>{texts.night.loading}</p>
  if (!answer.ok) return <p role="alert">{answer.words}</p>
  const night = answer.data
  if (night.points.length < 2) return <p>{texts.night.nothing}</p>
  return (
    <div className={bank.book}>
      <section aria-labelledby="night-results">
        <h2 id="night-results">{night.ended ? texts.night.final : texts.night.soFar}</h2>
        <ResultsTable night={night} />
      </section>
      <section aria-labelledby="night-graph">
        <div className={styles.head}>
          <h2 id="night-graph">{texts.night.byHand}</h2>
          <fieldset>
            <legend className="visually-hidden">{texts.night.whatLines}</legend>
            <button type="button" aria-pressed={shows === 'nets'} onClick={() => setShows('nets')}>
              {texts.night.nets}
            </button>
            <button type="button" aria-pressed={shows === 'chips'} onClick={() => setShows('chips')}>
              {texts.night.stacks}
            </button>
          </fieldset>
        </div>
        <StackGraph night={night} shows={shows} />
        <Figures night={night} shows={shows} />
      </section>
      {night.pots.length > 0 && (
        <section aria-labelledby="night-pots">
          <h2 id="night-pots">{texts.night.largest}</h2>
          <ol className={styles.pots}>
            {night.pots.map(({ deal: number, chips, name, won }) => (
              <li key={number}>
                <b>{chipsWords(chips)}</b>
                {texts.night.inHand(number, name, won === chips ? texts.night.allOfIt : chipsWords(won))}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
