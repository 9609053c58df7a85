import type { Chips, Seat } from '@cardroom/engine'
import type { HistoryAct } from './history.ts'
import { fault } from './problems.ts'
import { noteFault, type Replay } from './replay.ts'

/** Chips of a seat before its act, and how long the log was. */
export type Before = { readonly chips: Chips; readonly events: number }

/** Looks at a seat before it acts. */
export const beforeAct = ({ play: { deal, log } }: Replay, seat: Seat): Before => ({
  chips: chipsOf(deal.players, seat),
  events: log.length,
})

/** Did a seat put in what the file says? False where the replay ends because it did not. */
export const replayPut = (replay: Replay, act: HistoryAct & { readonly seat: Seat }, before: Before): boolean => {
  if (act.puts === undefined) return true
  const { deal, log } = replay.play
  let put = before.chips - chipsOf(deal.players, act.seat)
  for (let at = before.events; at < log.length; at++) {
    const event = log[at]!
    if (event.type === 'UncalledReturned' && event.seat === act.seat) put += event.amount
  }
  if (put === act.puts) return true
  return noteFault(replay, act, fault('puts-otherwise', { found: put, said: act.puts, scale: replay.scale }))
}

const chipsOf = (players: Replay['play']['deal']['players'], seat: Seat): Chips => {
  for (const player of players) if (player.seat === seat) return player.stack
  return 0
}
