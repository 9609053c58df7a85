import { plays } from '../chips/buy-in.ts'
import { bookOf, memberOf } from '../draft.ts'
import { cashOut } from '../leaving/leave.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import { refusedAt } from '../refusal.ts'
import { lineOf } from '../seats/line.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tellAt } from '../work.ts'
import { maySit } from './may-sit.ts'
import type { PeopleOrder } from './people-orders.ts'
import { whoCanPlay } from './who-can-play.ts'

/** rrp/2/procedures/12: with leave of the floor and a box over his chips, somebody plays in an absent player's seat. */
export const askPlayOver: Handler<Extract<PeopleOrder, { readonly type: 'AskPlayOver' }> & { readonly at: number }> = (
  work,
  { player, seat, leave, box, consent = false, at },
) => {
  const { table } = work
  const owner = table.chairs[seat - 1] ?? null
  if (owner === null) return refusedAt('no-such-seat', { seat, player })
  if (memberOf(table, player)?.seat != null) return refusedAt('has-a-seat', { player })
  const wrong = maySit(table, player, at)
  if (wrong !== null) return wrong
  const { is, rules } = bookOf(table).playOver
  if (table.members.some(it => it.playedOverBy === owner))
    return refusedAt('seat-is-played-over', { player, seat, rules })
  if (is.permission === 'not-allowed') return refusedAt('not-played-here', { player, rules })
  if (memberOf(table, owner)!.away === null) return refusedAt('not-away', { player: owner, seat, rules })
  if (is.permission !== 'nobody' && !leave) return refusedAt('not-his-to-say', { player, about: is.permission, rules })
  if (is.playoverBox && !box) return refusedAt('box-is-missing', { player, seat, rules })
  if (is.absentPlayerConsent && !consent) return refusedAt('not-all-agree', { player: owner, rules })
  tellAt(work, { type: 'PlayOverBegun', player, owner, seat, at, rules })
  return null
}

/** The owner is back: who plays over his seat goes, now, after the deal, or when his blind is due. */
export const standInMakesRoom = (work: TableWork, owner: PlayerId, at: Time): void => {
  const { table } = work
  const { playedOverBy } = memberOf(table, owner)!
  if (playedOverBy === null) return
  const { is, rules } = bookOf(table).playOver
  if (is.ownerReturns === 'stays-until-blind' && hasBlinds(table)) return
  if (plays(table, playedOverBy)) tellAt(work, { type: 'LeavingSaid', player: playedOverBy, gone: false, at, rules })
  else cashOut(work, playedOverBy, 'owner-is-back', at, rules)
}

/** wsop/68: a deal is called, and a stand-in whose owner is back has come to the big blind: he goes now. */
export const endPlayOvers = (work: TableWork, at: Time): void => {
  if (!work.table.members.some(isOwnerBack) || !hasBlinds(work.table)) return
  const { players } = whoCanPlay(work.table, at)
  const part = work.table.placard.parts[work.table.rotation.part]!
  const big = players.length < 2 ? null : lineOf(work.table, part, players).places.blinds.at(-1)
  for (const { seat, playedOverBy } of work.table.members.filter(isOwnerBack)) {
    if (seat === big) cashOut(work, playedOverBy!, 'owner-is-back', at, bookOf(work.table).playOver.rules)
  }
}

const isOwnerBack = ({ seat, away, playedOverBy }: Member): boolean =>
  seat !== null && away === null && playedOverBy !== null

const hasBlinds = ({ placard, rotation }: Table): boolean => placard.parts[rotation.part]!.stakes.blinds.length > 0
