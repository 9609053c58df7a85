import { NO_RULES } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { plays } from '../chips/buy-in.ts'
import { bookOf, memberOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { PeopleOrder } from './people.ts'
import { standInMakesRoom } from './play-over.ts'

type Of<T extends PeopleOrder['type']> = Extract<PeopleOrder, { readonly type: T }> & { readonly at: number }

/** A player walks off for a while. */
export const walkAway: Handler<Of<'WalkAway'>> = (work, { player, takes = 0, at }) => {
  const { state: table } = work
  const member = memberOf(table, player)
  if (member?.seat == null) return refused('no-seat', { player })
  if (member.away !== null) return refused('away', { player })
  // table stakes: what is in the deal stays on the table
  if (takes > 0 && plays(table, player)) return refused('deal-is-on', { player, about: 'chips-in-the-deal' })
  if (!(Number.isSafeInteger(takes) && takes >= 0 && takes <= member.stack)) {
    return refused('chips-not-whole', { player, most: member.stack })
  }
  const { secondManWalking } = bookOf(table)
  const second = secondManWalking.is && table.members.some(it => it.seat !== null && it.away !== null)
  const cites = takes > 0 ? citesOf(table.placard.book).bringBack : NO_RULES
  tell(work, {
    type: 'WalkedAway',
    player,
    took: takes,
    second,
    at,
    rules: second ? [...secondManWalking.rules, ...cites] : cites,
  })
  return null
}

/** A player is back; the player playing over their seat makes room. */
export const comeBack: Handler<Of<'ComeBack'>> = (work, { player, brings, at }) => {
  const member = memberOf(work.state, player)
  if (member?.seat == null) return refused('no-seat', { player })
  if (member.away === null || member.gone) return refused('not-away', { player })
  const brought = brings ?? member.pocketed
  if (!(Number.isSafeInteger(brought) && brought >= 0 && brought <= member.pocketed)) {
    return refused('chips-not-whole', { player, most: member.pocketed })
  }
  tell(work, {
    type: 'CameBack',
    player,
    brought,
    at,
    rules: brought > 0 ? citesOf(work.state.placard.book).bringBack : NO_RULES,
  })
  standInMakesRoom(work, player, at)
  return null
}

/** rrp/2/procedures/20, wsop/77-extend: they tell the floor before they go. */
export const extendAbsence: Handler<Of<'ExtendAbsence'>> = (work, { player, minutes, at }) => {
  const member = memberOf(work.state, player)
  if (member?.seat == null) return refused('no-seat', { player })
  const rules = citesOf(work.state.placard.book).absenceExtended
  if (member.away !== null) return refused('not-the-time', { player, about: 'before-they-go', rules })
  if (!(Number.isSafeInteger(minutes) && minutes > 0))
    return refused('not-the-time', { player, least: 1, about: 'minutes' })
  tell(work, { type: 'AbsenceExtended', player, minutes, at, rules })
  return null
}
