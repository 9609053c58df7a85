import type { Seat } from '../../deal/chips.ts'
import type { Cited } from '../../deal/events.ts'
import { isWithin } from '../button/round.ts'
import { bookOf, type Recorders, type TableDraft } from '../draft.ts'
import type { At } from '../events.ts'
import type { Places } from '../table.ts'
import type { DealsEvent } from './deals-events.ts'

/** What happens with deals, written into the table. */
export const dealsRecorders: Recorders<DealsEvent & Cited & At> = {
  DealCalled: (table, { number, start, players, bombPot, places }) => {
    table.deals = number
    table.deal = { number, start, players, bombPot }
    // wsop/31g: a bomb pot that is played for the time leaves the button where it was
    const stays = bombPot && !bookOf(table).buttonMovesOnBombPot.is
    if (!stays) placed(table, places)
    table.rotation = { ...table.rotation, deals: table.rotation.deals + 1, from: table.rotation.from ?? places.button }
    const dealtIn = new Set(players.map(({ player }) => player))
    const bigBlinds = bigBlindsOf(places)
    table.members = table.members.map(member => {
      if (!dealtIn.has(member.player)) return member
      const lastBigBlind = bigBlinds.includes(member.seat!) ? number : member.lastBigBlind
      return { ...member, standing: 'active', place: null, dealtOff: false, wish: 'post', lastBigBlind }
    })
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

/** Button and blinds lie here now; those who sat between have had their first blind. */
const placed = (table: TableDraft, places: Places): void => {
  const from = table.places?.trail.at(-1) ?? places.button
  const upTo = places.trail.at(-1)!
  table.unreached = places.spots.length === 0 ? [] : table.unreached.filter(seat => !isWithin(seat, from, upTo))
  table.places = places
  table.buttons = table.buttons.slice(1)
}

/** Who has the big blind, or one of several. */
const bigBlindsOf = ({ blinds, more }: Places): readonly (Seat | null)[] => [
  blinds.at(-1) ?? null,
  ...more.filter(({ blind }) => blind === blinds.length - 1).map(({ seat }) => seat),
]
