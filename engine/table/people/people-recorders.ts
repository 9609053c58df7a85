import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import { changeMember, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import { newMember } from '../seats/seats-recorders.ts'
import type { PeopleEvent } from './people-events.ts'

/** What happens with people, written into the table. */
export const peopleRecorders: Recorders<PeopleEvent & Cited & At> = {
  WalkedAway: (table, { player, took, second, at }) => {
    const { stack, pocketed, walks, denominations } = memberOf(table, player)!
    changeMember(table, player, {
      away: at,
      walks: [...walks, at],
      second,
      stack: stack - took,
      pocketed: pocketed + took,
      denominations: took > 0 ? null : denominations,
    })
  },
  CameBack: (table, { player, brought }) => {
    const { stack, pocketed, denominations } = memberOf(table, player)!
    changeMember(table, player, {
      away: null,
      second: false,
      extension: 0,
      absentButtons: 0,
      stack: stack + brought,
      pocketed: pocketed - brought,
      denominations: brought > 0 ? null : denominations,
    })
  },
  AbsenceExtended: (table, { player, minutes }) => changeMember(table, player, { extension: minutes }),
  DealerChanged: (table, { dealer }) => {
    table.dealer = dealer
  },
  AbsentButtonGiven: (table, { player, count }) => changeMember(table, player, { absentButtons: count }),
  PlayOverBegun: (table, { player, owner, seat, at }) => {
    table.chairs = table.chairs.with(seat - 1, player)
    if (memberOf(table, player) === undefined) table.members = [...table.members, newMember(player)]
    changeMember(table, player, { seat, came: at, standing: 'new' })
    changeMember(table, owner, { playedOverBy: player })
  },
  GuestSeated: (table, { player, guest }) =>
    changeMember(table, player, { guests: [...memberOf(table, player)!.guests, guest] }),
  GuestLeft: (table, { player, guest }) =>
    changeMember(table, player, { guests: memberOf(table, player)!.guests.filter(it => it !== guest) }),
  Warned: (table, { player, count }) => changeMember(table, player, { warnings: count }),
  Penalized: (table, { player, penalty }) => changeMember(table, player, { penalty }),
  PenaltyServed: (table, { player, left }) => changeMember(table, player, { penalty: left }),
  Barred: (table, { player }) => changeMember(table, player, { barred: true }),
  ClockCalled: (table, { clock }) => {
    table.clock = clock
  },
  ClockRanOut: table => {
    table.clock = null
  },
  CardsChanged: (table, { what, at }) => {
    table.cards = what === 'deck' ? { ...table.cards, deckFrom: table.deals } : { deckFrom: table.deals, setupFrom: at }
  },
}
