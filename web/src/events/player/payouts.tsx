import { type ClockView, chipsWords, type OwnEventView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'

/** This many places are shown at first. */
const FIRST = 9

/** What each place pays; your own stands out once you have it. */
export const Payouts = ({ view, own }: { readonly view: ClockView; readonly own: OwnEventView | null }) => {
  const [all, setAll] = useState(false)
  const shown = all ? view.prizes : view.prizes.slice(0, FIRST)
  if (view.prizes.length === 0) return null
  return (
    <section className={look.section} aria-labelledby="event-payouts">
      <h2 id="event-payouts">{view.entryUntil === null ? words.payouts : words.payoutsSoFar}</h2>
      <div className={`${look.panel} ${look.flush}`}>
        <table className={look.table}>
          <tbody>
            {shown.map((prize, i) => (
              <tr key={i} className={own?.place === i + 1 ? look.own : ''}>
                <th scope="row">{words.place(i + 1)}</th>
                <td data-figure>{chipsWords(prize)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < view.prizes.length && (
        <button type="button" className={`${look.button} ${look.quiet}`} onClick={() => setAll(true)}>
          {words.morePlaces(view.prizes.length - shown.length)}
        </button>
      )}
    </section>
  )
}
