import { heldIn } from '../held-in.ts'
import type { NightShown } from '../protocol/bank.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { standings } from './bank/standings.ts'
import { namesInBank } from './names-in-bank.ts'

/** A night's results as they are shown: everybody with what they have won, and the stacks deal by deal. */
export const nightView = (hosted: Hosted): NightShown => {
  const { id, people, results } = hosted
  const { table } = hosted.night!
  const names = namesInBank(people)
  const stand = new Map(standings(hosted).map(it => [it.person, it]))
  return {
    table: id,
    name: table.placard.name,
    ended: table.ended,
    deals: table.deals,
    people: table.members.map(({ player }) => ({
      person: player,
      name: names.get(player) ?? 'Somebody',
      bot: heldIn(people, player)?.bot != null,
      deals: heldIn(results.tallies, player)?.deals ?? 0,
      ahead: heldIn(results.tallies, player)?.ahead ?? 0,
      bought: stand.get(player)?.bought ?? 0,
      net: wonAtTable(stand.get(player)),
    })),
    points: results.points,
    pots: results.pots.map(({ deal, chips, person, won }) => ({
      deal,
      chips,
      name: names.get(person) ?? 'Somebody',
      won,
    })),
  }
}

/** What was won in play; corrections of the book are not won. */
const wonAtTable = (stands: { readonly net: number; readonly corrected: number } | undefined): number =>
  stands === undefined ? 0 : stands.net - stands.corrected
