import { bookOf, entrantOf, tableOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { BalanceOrder } from './balance.ts'
import { takenSeats } from './next-places.ts'

/**
 * rrp/15/15: who is due for the big blind moves. If nobody reports the deals of a table, the director says who that is: the
 * blinds lay at the seats before it.
 */
export const tellBigBlind: Handler<Extract<BalanceOrder, { readonly type: 'TellBigBlind' }>> = (
  work,
  { table, player, at },
) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  const here = tableOf(event, table)
  if (here === undefined) return refused('no-such-table', { table })
  if (here.dealing !== null) return refused('deal-is-on', { table })
  const next = entrantOf(event, player)
  if (next?.status !== 'playing' || next.table !== table) return refused('not-in-play', { player })
  const taken = takenSeats(here)
  if (taken.length < 2) return refused('too-few-players', { least: 2 })
  const before = (steps: number): number => taken.at((taken.indexOf(next.seat!) - steps) % taken.length)!
  // of two players the button has the small blind
  const [big, small] = [before(1), before(2)]
  const button = taken.length === 2 ? small : before(3)
  tell(work, {
    type: 'BigBlindSet',
    table,
    player,
    places: { button, small, big },
    at,
    rules: bookOf(event).balanceMover.rules,
  })
  return null
}
