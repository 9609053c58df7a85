import { chipsWords, type EventSheets } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { useAnswer } from '../../line/use-answer.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { EventScreen } from '../event-screen.tsx'
import look from '../look/look.module.css'
import { LevelTable } from '../player/structure-table.tsx'
import type { EventAt } from '../use-event.ts'
import { DealToSign } from './deal-to-sign.tsx'
import { Bags, Posted, Seating } from './printed.tsx'
import styles from './sheets.module.css'

/** The sheets that can be printed. */
const SHEETS = ['seating', 'structure', 'payouts', 'deal', 'bags'] as const
type SheetName = (typeof SHEETS)[number]

/** What is printed: seating, structure, payouts, and a deal to sign; each on paper of its own, without the page's frame. */
export const SheetsPage = ({ id }: { readonly id: string }) => (
  <EventScreen id={id} page="sheets">
    {at => <Sheets at={at} />}
  </EventScreen>
)

const Sheets = ({ at: { id, view } }: { readonly at: EventAt }) => {
  const asked = new URLSearchParams(useSearch())
  const [sheet, setSheet] = useState(SHEETS.find(it => it === asked.get('sheet')) ?? 'seating')
  const answer = useAnswer(
    'GET /api/events/:id/sheets',
    [{ params: { id } }],
    `${view.clock.phase} ${view.clock.stillIn} ${view.moves.length}`,
  )
  if (answer === null) return <p>{words.loading}</p>
  if (!answer.ok) return <p role="alert">{answer.words}</p>
  return (
    <div className={look.stack}>
      <div className={styles.choice}>
        <fieldset className={look.segments} aria-label={words.pages.sheets}>
          {SHEETS.map(it => (
            <button key={it} type="button" aria-pressed={it === sheet} onClick={() => setSheet(it)}>
              {words.sheets[it]}
            </button>
          ))}
        </fieldset>
        <button type="button" className={`${look.button} ${look.primary}`} onClick={() => print()}>
          {words.print}
        </button>
      </div>
      <article className={styles.paper}>
        <h1>{answer.data.name}</h1>
        <h2>{words.sheets[sheet]}</h2>
        <Printed sheets={answer.data} sheet={sheet} view={view} way={asked.get('way')} />
      </article>
    </div>
  )
}

type Printing = {
  readonly sheets: EventSheets
  readonly sheet: SheetName
  readonly view: EventAt['view']
  readonly way: string | null
}

const Printed = ({ sheets, sheet, view, way }: Printing) => {
  switch (sheet) {
    case 'seating':
      return <Seating seating={sheets.seating} />
    case 'structure':
      return (
        <>
          <Posted posted={sheets.structure.posted} />
          <p>{words.startingChips(chipsWords(sheets.structure.stack))}</p>
          <LevelTable levels={sheets.structure.levels} />
          <ul>
            {sheets.structure.colourUps.map(({ level, from, to }) => (
              <li key={`${level} ${from}`}>
                {words.level(level)}: {words.colourUp(chipsWords(from), chipsWords(to))}
              </li>
            ))}
          </ul>
        </>
      )
    case 'payouts':
      return (
        <table className={look.table}>
          <tbody>
            {sheets.payouts.map(({ place, prize }) => (
              <tr key={place}>
                <th scope="row">{words.place(place)}</th>
                <td data-figure>{chipsWords(prize)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'bags':
      return <Bags bags={sheets.bags} />
    case 'deal':
      return <DealToSign view={view} deal={sheets.deal} asked={way} />
  }
}
