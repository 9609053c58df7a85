import type { NightOrder, PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { dealerActs } from '../table/dealer/dealer.ts'
import { nameAt } from '../table/people/name-at-table.ts'
import { type Course, tell } from '../table/state/course.ts'
import { orders } from '../table/state/night-orders.ts'
import type { TableTarget } from './table-target.ts'

/**
 * Makes a table as its event wants it: who is not to sit here leaves, who is to comes with their chips, stacks and stakes
 * are put right, and a deal that the event has called is dealt. It compares, so that it can be done any number of times.
 * In the middle of a deal it only minds who comes, and who is away.
 */
export const arrangeTable = (course: Course, wish: TableTarget, at: Time, secrets: Secrets): Refused | null => {
  const isOn = course.hosted.night!.table.deal !== null
  return isOn ? (arrivals(course, wish, at) ?? presence(course, wish, at)) : between(course, wish, at, secrets)
}

/** The event is over here: everybody gets up, and the table closes. */
export const closeTable = (course: Course, at: Time): Refused | null => orders(course, { type: 'CloseTable', at })

const between = (course: Course, wish: TableTarget, at: Time, secrets: Secrets): Refused | null =>
  leavers(course, wish, at) ??
  arrivals(course, wish, at) ??
  chipsAndStakes(course, wish, at) ??
  presence(course, wish, at) ??
  (wish.isLive ? (lastTwo(course, wish, at) ?? penalties(course, wish, at)) : null) ??
  (wish.isLive || wish.deal === null || wish.deal === course.hosted.eventDeal
    ? null
    : deals(course, wish, wish.deal, at, secrets))

const leavers = (course: Course, { players }: TableTarget, at: Time): Refused | null => {
  const list = chairsOf(course)
    .filter(({ player, seat }) => !players.some(it => it.player === player && it.seat === seat))
    .map(({ player }): NightOrder => ({ type: 'Leave', player, at }))
  return orders(course, ...list)
}

const arrivals = (course: Course, { players }: TableTarget, at: Time): Refused | null => {
  for (const { player, name, bot, seat, stack } of players) {
    const chairs = course.hosted.night!.table.chairs
    if (chairs.includes(player) || (chairs[seat - 1] ?? null) !== null) continue
    if (heldIn(course.hosted.people, player) === undefined)
      tell(course, {
        type: 'PersonCame',
        person: player,
        name: nameAt(course.hosted, player, name),
        bot,
        role: 'player',
        at,
      })
    const refused = orders(course, { type: 'TakeSeat', player, seat, from: { how: 'broken', stack }, at })
    if (refused !== null) return refused
  }
  return null
}

const chipsAndStakes = (course: Course, { players, part, button }: TableTarget, at: Time): Refused | null => {
  const { table } = course.hosted.night!
  const stackOf = (player: PlayerId): number => table.members.find(it => it.player === player)!.stack
  const counts = players
    .filter(({ player, stack }) => stackOf(player) !== stack)
    .map(({ player, stack }): NightOrder => ({ type: 'CorrectStack', player, chips: stack, at }))
  const [now] = table.placard.parts
  const isSame = now!.form.id === part.form.id && JSON.stringify(now!.stakes) === JSON.stringify(part.stakes)
  const stakes: readonly NightOrder[] = isSame ? [] : [{ type: 'ChangeStakes', parts: [part], at }]
  const isDrawn = table.deals > 0 || table.firstButton !== null || button === null
  const draw: readonly NightOrder[] = isDrawn ? [] : [{ type: 'DrawForButton', cards: button, at }]
  return orders(course, ...counts, ...stakes, ...draw)
}

/** The deal that the event has called; where too few can be dealt in, it is over as it begins. */
const deals = (course: Course, wish: TableTarget, deal: number, at: Time, secrets: Secrets): Refused | null => {
  const refused = penalties(course, wish, at)
  if (refused !== null) return refused
  tell(course, { type: 'EventDealCalled', deal, at })
  const { finalTwo } = wish
  const off = orders(course, { type: 'CallDeal', ...(finalTwo && { finalTwo }), at })
  if (off !== null && off.why !== 'too-few-players') return off
  if (off === null) dealerActs(course, at, secrets, false)
  return null
}

/** rrp/15/23: the helper calls the deals, and has to know that these two are the last of the event. */
const lastTwo = (course: Course, { finalTwo }: TableTarget, at: Time): null => {
  if ((course.hosted.lastTwo ?? false) !== finalTwo) tell(course, { type: 'LastTwoSaid', lastTwo: finalTwo, at })
  return null
}

/** Players who are away are away here, and those who are back are back. */
const presence = (course: Course, { players }: TableTarget, at: Time): Refused | null => {
  const list = players.flatMap(({ player, isAway }): readonly NightOrder[] => {
    const away = memberOf(course, player)?.away
    // players who wait for this deal to end have no chair here yet
    if (away === undefined || isAway === (away !== null)) return []
    return [{ type: isAway ? 'WalkAway' : 'ComeBack', player, at }]
  })
  return orders(course, ...list)
}

/** A player serving a penalty is dealt out of this deal. */
const penalties = (course: Course, { players }: TableTarget, at: Time): Refused | null => {
  const list = players
    .filter(({ player, isOut }) => isOut && memberOf(course, player)?.penalty === null)
    .map(({ player }): NightOrder => ({ type: 'Penalize', player, deals: 1, at }))
  return orders(course, ...list)
}

const memberOf = ({ hosted }: Course, player: PlayerId) =>
  hosted.night!.table.members.find(it => it.player === player && it.seat !== null)

const chairsOf = ({ hosted }: Course): readonly { readonly player: PlayerId; readonly seat: number }[] =>
  hosted.night!.table.chairs.flatMap((player, i) => (player === null ? [] : [{ player, seat: i + 1 }]))
