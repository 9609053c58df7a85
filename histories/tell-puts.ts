import type { Chips, Seat } from '@cardroom/engine'
import { inPlaces } from './amount.ts'
import type { HistoryAct } from './history.ts'
import { passes, type Teller } from './teller.ts'

/** Chips of a seat before its act, and how long the log was. */
export type Before = { readonly chips: Chips; readonly events: number }

/** Looks at a seat before it acts. */
export const beforeAct = ({ play: { deal, log } }: Teller, seat: Seat): Before => ({
  chips: chipsOf(deal.players, seat),
  events: log.length,
})

/** Did a seat put in what the file says? False where the telling ends because it did not. */
export const putsAsTold = (teller: Teller, act: HistoryAct & { readonly seat: Seat }, before: Before): boolean => {
  if (act.puts === undefined) return true
  const { deal, log } = teller.play
  let put = before.chips - chipsOf(deal.players, act.seat)
  for (let at = before.events; at < log.length; at++) {
    const event = log[at]!
    if (event.type === 'UncalledReturned' && event.seat === act.seat) put += event.amount
  }
  if (put === act.puts) return true
  const [rules, file] = [inPlaces(put, teller.scale), inPlaces(act.puts, teller.scale)]
  return passes(teller, act, [`By the rules it takes ${rules} here, and the file says ${file}.`])
}

const chipsOf = (players: Teller['play']['deal']['players'], seat: Seat): Chips => {
  for (const player of players) if (player.seat === seat) return player.stack
  return 0
}
