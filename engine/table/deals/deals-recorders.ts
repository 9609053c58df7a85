import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import type { At } from '../events.ts'
import type { DealsEvent } from './deals-events.ts'

/** What happens with deals, written into the table. */
export const dealsRecorders: Recorders<DealsEvent & Cited & At> = {
  DealCalled: (table, { number, start, players, bombPot, places }) => {
    table.deals = number
    table.deal = { number, start, players, bombPot }
    table.places = places
    table.buttons = table.buttons.slice(1)
    table.rotation = { ...table.rotation, deals: table.rotation.deals + 1, from: table.rotation.from ?? places.button }
    const dealtIn = new Set(players.map(({ player }) => player))
    table.members = table.members.map(member =>
      dealtIn.has(member.player)
        ? { ...member, standing: 'active', missed: [], missedStraddle: false, missedBlindButton: false }
        : member,
    )
  },
  DealRecorded: (table, { outcome }) => {
    const { stacks, carried, matched, passed, barred, buttons } = outcome
    const players = table.deal!.players
    const chipsOf = new Map(
      players.map(({ seat, player }) => [player, stacks.find(it => it.seat === seat)?.chips] as const),
    )
    table.members = table.members.map(member => {
      const chips = chipsOf.get(member.player)
      return chips === undefined || chips === member.stack ? member : { ...member, stack: chips, denominations: null }
    })
    table.carried = {
      ...table.carried,
      chips: carried,
      dealtIn: carried > 0 ? players.map(({ seat }) => seat) : null,
      matched,
      passed,
      barred,
    }
    table.buttons = [...table.buttons, ...buttons]
    table.deal = null
    table.clock = null
  },
}
