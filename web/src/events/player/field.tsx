import { chipsWords, type EntrantShown, type EventView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { byStanding } from './standing.ts'

/** This many are shown at once; a name finds the others. */
const SHOWN = 30

/** Everybody in the event, the chip leader first, then those who are out by their places. */
export const Field = ({ view: { entrants, tables, own } }: { readonly view: EventView }) => {
  const [find, setFind] = useState('')
  const wanted = find.trim().toLowerCase()
  const all = byStanding(entrants).filter(({ name }) => name.toLowerCase().includes(wanted))
  const shown = all.slice(0, SHOWN)
  const pages = new Map(tables.map(({ table, hosted }) => [table, hosted]))
  if (entrants.length === 0) return null
  return (
    <section className={look.section} aria-labelledby="event-field">
      <header>
        <h2 id="event-field">{words.field}</h2>
      </header>
      {entrants.length > SHOWN && (
        <label className={look.field}>
          {words.fieldFind}
          <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
      )}
      <ul className={`${look.panel} ${look.flush} ${look.rows} ${look.sides}`}>
        {shown.map(entrant => (
          <li key={entrant.player} className={`${look.row} ${entrant.player === own?.player ? look.own : ''}`}>
            <div className={look.grow}>
              <b>{entrant.player === own?.player ? words.youAre(entrant.name) : entrant.name}</b>
              <p className={`${look.small} ${look.dim} ${look.figures}`}>{standsWords(entrant)}</p>
            </div>
            {entrant.table !== null && pages.get(entrant.table) != null && (
              <Link href={`/t/${pages.get(entrant.table)}`} className={`${look.button} ${look.quiet}`}>
                {words.watchTable}
                <span className="visually-hidden"> {words.table(entrant.table)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {all.length > shown.length && (
        <p className={`${look.small} ${look.dim}`}>{words.fieldMore(all.length - shown.length)}</p>
      )}
    </section>
  )
}

const standsWords = ({ status, place, by, prize, stack, table, seat, bot }: EntrantShown): string =>
  [
    ...(bot ? [words.bot] : []),
    ...(status === 'out' && place !== null ? [words.outIn(words.place(place), by)] : []),
    ...(status === 'playing' ? [words.chipsOf(chipsWords(stack))] : []),
    ...(status === 'playing' && table !== null && seat !== null ? [words.tableSeat(table, seat)] : []),
    ...(status === 'out' || words.statuses[status] === '' ? [] : [words.statuses[status]]),
    ...(prize > 0 && status !== 'playing' ? [words.yourPrizeOf(chipsWords(prize))] : []),
  ].join(' · ')
