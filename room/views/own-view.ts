import type { Deal, Table } from '@cardroom/engine'
import { buyInRange, entryChoices, type PlayerId } from '@cardroom/engine/table'
import type { OwnView } from '../protocol/frames.ts'
import { dueSeats } from '../tables/due-seats.ts'
import type { Hosted } from '../tables/hosted.ts'
import { legalNow } from '../tables/legal-now.ts'
import { type Planned, planChoices } from '../tables/plans.ts'

/** What is a viewer's own: his cards and what he may do; nothing that is another's. */
export const ownView = (hosted: Hosted, person: PlayerId | null, planned: Planned | null = null): OwnView => {
  const { night, people, last } = hosted
  const role = person === null ? 'spectator' : (people[person]?.role ?? 'spectator')
  const at = person === null ? -1 : (night?.table.chairs.indexOf(person) ?? -1)
  const buyIn = night === undefined ? null : buyInRange(night.table.placard)
  if (person === null || at < 0 || night === undefined) return { ...NOTHING, role, buyIn }
  const seat = at + 1
  // one who sat down in the chair of a hand that is still on has no part in it
  const dealt = night.table.deal?.players.some(it => it.seat === seat && it.player === person) ?? false
  const outAtBlind = people[person]?.outAtBlind === true
  const standing = { role, buyIn, seat, outAtBlind, ...standingOf(night.table, person, dealt) }
  const over = last?.players.some(it => it.seat === seat && it.player === person) ?? false
  const deal = dealt ? night.deal : over ? last!.deal : null
  if (deal === null) return { ...NOTHING, ...standing }
  return {
    ...standing,
    ...ownCards(deal, seat),
    legal: dealt && dueSeats(night).includes(seat) ? legalNow(deal) : null,
    plans: dealt ? planChoices(hosted, seat) : [],
    plan: planned?.plan ?? null,
  }
}

/** The cards of a seat, and those that others have shown to it alone. */
export const ownCards = (deal: Deal, seat: number): Pick<OwnView, 'hands' | 'shown'> => ({
  hands: deal.players.filter(player => player.seat === seat).map(({ hand, down, rows }) => ({ hand, down, rows })),
  shown: deal.showings.filter(({ to }) => to === seat).map(({ seat: from, cards }) => ({ seat: from, cards })),
})

const NOTHING = {
  seat: null,
  hands: [],
  legal: null,
  entry: [],
  wish: null,
  leaving: false,
  outAtBlind: false,
  broke: false,
  plans: [],
  plan: null,
  shown: [],
} as const

/** How he stands with the table; one who is in the deal that is on has nothing to choose about coming in. */
const standingOf = (
  table: Table,
  person: PlayerId,
  dealt: boolean,
): Pick<OwnView, 'entry' | 'wish' | 'leaving' | 'broke'> => {
  const { wish, leaving, stack, held, behind } = table.members.find(({ player }) => player === person)!
  const broke = !dealt && stack + held + (behind?.chips ?? 0) === 0
  return { entry: dealt ? [] : entryChoices(table, person), wish, leaving, broke }
}
