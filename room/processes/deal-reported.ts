import type { Deal } from '@cardroom/engine'
import type { DealsOrder, Took, Tournament } from '@cardroom/engine/tournament'
import type { Hosted, LastDeal } from '../table/state/hosted.ts'

type EndDeal = Extract<DealsOrder, { readonly type: 'EndDeal' }>

/**
 * What a table tells its event when a deal is over: the chips of all who were in it, where button and blinds lay, and who
 * took whom. What each has won or lost is added to what the event knows of them, for they may have bought chips meanwhile.
 */
export const dealReported = (hosted: Hosted, { entrants }: Tournament, table: number): EndDeal => {
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
  return { type: 'EndDeal', table, stacks, ...spots, took: tookOf(last) }
}

/** What a seat has won in a deal; less than 0 for what it has lost. */
const wonBy = ({ players }: Deal, seat: number): number => {
  const hand = players.find(it => it.seat === seat && it.hand === 0)
  return hand === undefined ? 0 : hand.stack + hand.aside - hand.start
}

/** Who took the last chips of whom: the winner of the last pot that they were in, where one player won it alone. */
const tookOf = ({ deal, players }: LastDeal): readonly Took[] => {
  const levels = [...new Set(deal.players.filter(({ folded }) => !folded).map(({ paid }) => paid))].sort(
    (a, b) => a - b,
  )
  const playerAt = (seat: number | undefined) => players.find(it => it.seat === seat)?.player
  return deal.players.flatMap(({ seat, hand, stack, aside, paid }) => {
    const player = playerAt(seat)
    if (hand !== 0 || stack + aside > 0 || player === undefined) return []
    const pot = levels.indexOf(paid)
    const winners = new Set(deal.awards.filter(it => it.pot === pot).flatMap(({ to }) => to.map(it => it.seat)))
    const by = winners.size === 1 ? playerAt([...winners][0]) : undefined
    return by === undefined || by === player ? [] : [{ player, by }]
  })
}
