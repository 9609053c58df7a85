import type { Way } from '../ask/course/ways.ts'
import { placeOf } from '../deal/deal.ts'
import { legal } from '../deal/legal.ts'
import type { Known } from './dealer-shorthand.ts'
import { laid } from './laid.ts'

/** The rows that each seat wants in the end, front first; what is in no row is thrown away. */
export type Plan = Readonly<Record<number, string>>

/** The way to the end of a deal of the Chinese family: each card goes to the row its player has planned for it. */
export const layOut =
  (plan: Plan): Way =>
  deal => {
    const due = legal(deal)
    if (due.due === 'nobody') return undefined
    if (due.due === 'dealer') return { type: 'Deal' }
    if (due.due !== 'rows') throw new Error(`${due.due} is due`)
    const { seat, hand } = due.hands[0]!
    const { down } = deal.players[placeOf(deal, seat, hand)]!
    const rows = laid(plan[seat]!)
    const discard = down.filter(card => !rows.flat().includes(card))
    return { type: 'Place', seat, hand, rows: rows.map(row => row.filter(card => down.includes(card))), discard }
  }

/** The cards of a plan: each seat gets them in the order of its rows. */
export const cardsOf = (plan: Plan): Known =>
  Object.fromEntries(Object.entries(plan).map(([seat, rows]) => [seat, laid(rows).flat().join(' ')]))

/** The cards of these rows as pineapple deals them: after the first five always two for a row and a spare one. */
export const withSpare = (rows: string, spare: string): string => {
  const kept = laid(rows).flat()
  const rest = laid(spare)
    .flat()
    .flatMap((card, n) => [...kept.slice(5 + 2 * n, 7 + 2 * n), card])
  return [...kept.slice(0, 5), ...rest].join('')
}
