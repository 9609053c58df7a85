import { plays } from '../chips/buy-in.ts'
import { bookOf, memberOf } from '../draft.ts'
import { cashOut } from '../leaving/leave.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import { lineOf } from '../seats/line.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import { maySit } from './may-sit.ts'
import type { PeopleOrder } from './people.ts'
import { whoCanPlay } from './who-can-play.ts'

/** rrp/2/procedures/12: with leave of the floor and a box over their chips, somebody plays in an absent player's seat. */
export const askPlayOver: Handler<Extract<PeopleOrder, { readonly type: 'AskPlayOver' }> & { readonly at: number }> = (
  work,
  { player, seat, leave, box, consent = false, at },
) => {
  const { state: table } = work
  const owner = table.chairs[seat - 1] ?? null
  if (owner === null) return refused('no-such-seat', { seat, player })
  if (memberOf(table, player)?.seat != null) return refused('has-a-seat', { player })
  const wrong = maySit(table, player, at)
  if (wrong !== null) return wrong
  const { is, rules } = bookOf(table).playOver
  if (table.members.some(it => it.playedOverBy === owner))
    return refused('seat-is-played-over', { player, seat, rules })
  if (is.permission === 'not-allowed') return refused('not-played-here', { player, rules })
  if (memberOf(table, owner)!.away === null) return refused('not-away', { player: owner, seat, rules })
  if (is.permission !== 'nobody' && !leave) return refused('not-theirs-to-say', { player, about: is.permission, rules })
  if (is.playoverBox && !box) return refused('box-is-missing', { player, seat, rules })
  if (is.absentPlayerConsent && !consent) return refused('not-all-agree', { player: owner, rules })
  const asOwner = is.entersAs === 'seat-owner'
  tell(work, { type: 'PlayOverBegun', player, owner, seat, ...(asOwner && { asOwner }), at, rules })
  return null
}

/** The owner is back: the player playing over their seat goes, now, after the deal, or when their blind is due. */
export const standInMakesRoom = (work: TableWork, owner: PlayerId, at: Time): void => {
  const { state: table } = work
  const { playedOverBy } = memberOf(table, owner)!
  if (playedOverBy === null) return
  const { is, rules } = bookOf(table).playOver
  if (is.ownerReturns === 'stays-until-blind' && hasBlinds(table)) return
  if (plays(table, playedOverBy)) tell(work, { type: 'LeavingSaid', player: playedOverBy, gone: false, at, rules })
  else cashOut(work, playedOverBy, 'owner-is-back', at, rules)
}

/** wsop/68: a deal is called, and a stand-in whose owner is back has come to the big blind: they go now. */
export const endPlayOvers = (work: TableWork, at: Time): void => {
  if (!work.state.members.some(isOwnerBack) || !hasBlinds(work.state)) return
  const { players } = whoCanPlay(work.state, at)
  const part = work.state.placard.parts[work.state.rotation.part]!
  const big = players.length < 2 ? null : lineOf(work.state, part, players).places.blinds.at(-1)
  for (const { seat, playedOverBy } of work.state.members.filter(isOwnerBack)) {
    if (seat === big) cashOut(work, playedOverBy!, 'owner-is-back', at, bookOf(work.state).playOver.rules)
  }
}

const isOwnerBack = ({ seat, away, playedOverBy }: Member): boolean =>
  seat !== null && away === null && playedOverBy !== null

const hasBlinds = ({ placard, rotation }: Table): boolean => placard.parts[rotation.part]!.stakes.blinds.length > 0
