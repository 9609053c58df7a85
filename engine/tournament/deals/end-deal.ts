import { type Busting, bustOut } from '../busts/bust-out.ts'
import { bookOf, entrantOf, tableOf } from '../draft.ts'
import { takeRebuy } from '../entry/rebuy.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import type { DealsOrder } from './deals.ts'
import { afterTheDeal } from './hand-for-hand.ts'

type EndDeal = Extract<DealsOrder, { readonly type: 'EndDeal' }>

/** A deal is over: the stacks are what they are, and players with none are out (rrp/15/21). */
export const endDeal: Handler<EndDeal> = (work, { table, stacks, places, took = [], at }) => {
  const { state: event } = work
  const here = tableOf(event, table)
  if (here === undefined) return refused('no-such-table', { table })
  if (here.dealing === null) return refused('no-deal-is-on', { table })
  // rrp/15/33: what was announced played behind, and is paid for now, won or lost
  const owing = stacks.map(({ player }) => entrantOf(event, player)).filter(it => it?.owes === true)
  for (const entrant of owing) takeRebuy(work, entrant!, at)
  const off = stacksOff(event, here, stacks)
  if (off !== null) return off
  const before = stacks.map(({ player }) => ({ player, stack: entrantOf(event, player)!.stack }))
  const winners = stacks.filter(({ chips }, i) => chips > before[i]!.stack)
  const { rules } = bookOf(event).simultaneousBustOrder
  tell(work, { type: 'DealEnded', table, stacks, places: places ?? null, at, rules: [] })
  const busting = before.flatMap(({ player, stack }, i): readonly Busting[] => {
    if (stacks[i]!.chips > 0) return []
    const knockedOut = took.find(it => it.player === player)
    const by = knockedOut?.by ?? (winners.length === 1 ? winners[0]!.player : null)
    return [{ player, stack, by, hand: knockedOut?.hand ?? null, card: knockedOut?.card }]
  })
  if (busting.length > 0) bustOut(work, busting, rules, at)
  afterTheDeal(work, at)
  return null
}

/** Are these the chips of that table, none made or lost, and each player once? */
const stacksOff = (event: Tournament, here: EventTable, stacks: EndDeal['stacks']): TournamentRefusal | null => {
  let before = 0
  let after = 0
  for (const [i, { player, chips }] of stacks.entries()) {
    const entrant = entrantOf(event, player)
    if (entrant?.status !== 'playing' || entrant.table !== here.table) return refused('not-in-play', { player })
    const isTwice = stacks.findIndex(it => it.player === player) < i
    if (isTwice || !(Number.isSafeInteger(chips) && chips >= 0)) return refused('chips-are-off', { player })
    before += entrant.stack
    after += chips
  }
  return before === after ? null : refused('chips-are-off', { table: here.table, least: before })
}
