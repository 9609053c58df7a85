import { chipsWords, type ResultRow } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'

/** This many are shown at first. */
const FIRST = 18

/** The order of finish with who took whom and what it paid; your own row stands out. */
export const OrderTable = ({ order, own }: { readonly order: readonly ResultRow[]; readonly own: string | null }) => {
  const [all, setAll] = useState(order.length <= FIRST)
  const hasBounties = order.some(({ bounties }) => bounties > 0)
  return (
    <div className={`${look.panel} ${look.flush}`}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col" className={look.narrow}>
              {words.placeHead}
            </th>
            <th scope="col">{words.playerHead}</th>
            <th scope="col" data-figure>
              {words.prizeHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {(all ? order : order.slice(0, FIRST)).map(({ place, player, name, bot, prize, bounties, out }) => (
            <tr key={player} className={player === own ? look.own : ''}>
              <td className={look.figures}>{place}</td>
              <th scope="row">
                <b>{player === own ? words.youAre(name) : name}</b>
                <span className={`${look.small} ${look.dim} ${look.block}`}>
                  {[
                    ...(bot ? [words.bot] : []),
                    out === null
                      ? place === 1
                        ? words.winner
                        : words.stillIn
                      : out.byName === null
                        ? words.time(out.at)
                        : words.outBy(out.byName, out.at),
                    ...(hasBounties && bounties > 0 ? [words.bountiesOf(chipsWords(bounties))] : []),
                  ].join(' · ')}
                </span>
              </th>
              <td data-figure data-prize={prize}>
                {prize === 0 ? words.none : <b>{chipsWords(prize)}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && (
        <button type="button" className={`${look.button} ${look.quiet} ${look.wide}`} onClick={() => setAll(true)}>
          {words.morePlaces(order.length - FIRST)}
        </button>
      )}
    </div>
  )
}
