import { type Chance, type Deal, shuffled } from '@cardroom/engine'
import { type DealsOrder, type Tournament, tookIn } from '@cardroom/engine/tournament'
import { drawing } from '../events/draws.ts'
import type { Hosted } from '../table/state/hosted.ts'

type EndDeal = Extract<DealsOrder, { readonly type: 'EndDeal' }>

/**
 * What a table tells its event when a deal is over: the chips of all who were in it, where button and blinds lay, and who
 * took whom. What each has won or lost is added to what the event knows of them, for they may have bought chips meanwhile.
 */
export const dealReported = (hosted: Hosted, tournament: Tournament, table: number, chance: Chance): EndDeal => {
  const { entrants } = tournament
  const { last, night } = hosted
  // a deal that could not begin, or was taken back, changed nothing
  if (last === null || last.number !== night!.table.deals) return { type: 'EndDeal', table, stacks: [] }
  const stacks = last.players.flatMap(({ player, seat }) => {
    const entrant = entrants.find(it => it.player === player)
    return entrant === undefined ? [] : [{ player, chips: entrant.stack + wonBy(last.deal, seat) }]
  })
  const { places } = night!.table
  const spots = places !== null && {
    places: { button: places.button, small: places.spots.at(-2) ?? null, big: places.spots.at(-1) ?? null },
  }
  return {
    type: 'EndDeal',
    table,
    stacks,
    ...spots,
    took: drawing(tournament, tookIn(last.deal, last.players), list => shuffled(list, chance)),
  }
}

/** What a seat has won in a deal; less than 0 for what it has lost. */
const wonBy = ({ players }: Deal, seat: number): number => {
  const hand = players.find(it => it.seat === seat && it.hand === 0)
  return hand === undefined ? 0 : hand.stack + hand.aside - hand.start
}
