import { bookOf, memberOf } from '../draft.ts'
import { killGameOf } from '../kills/kill-game.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { AgreedOrder } from './agreed.ts'

type Say = Extract<AgreedOrder, { readonly type: 'SayKill' }> & { readonly at: number }

/** rrp/13/intro: where the game has kills, a player can kill the next pot by choice. */
export const sayKill: Handler<Say> = (work, { player, at }) => {
  const { state: table } = work
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  const { is, rules } = bookOf(table).killOptional
  const part = table.placard.parts[table.rotation.part]!
  if (killGameOf(table.placard, part) === null) return refused('not-played-here', { player, about: 'kill', rules })
  const owes = table.kills.owed.some(debt => debt.player === player)
  if (!is && !owes) return refused('not-theirs-to-say', { player, about: 'kill', rules })
  tell(work, { type: 'KillSaid', player, at, rules })
  return null
}
