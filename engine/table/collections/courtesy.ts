import { bookOf, memberOf } from '../draft.ts'
import type { Present } from '../people/who-can-play.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import type { Places, Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import { timeDueAt } from './announce-time.ts'
import type { CollectionsOrder } from './collections.ts'
import { timeOf } from './take-time.ts'

type Decline = Extract<CollectionsOrder, { readonly type: 'DeclineTime' }> & { readonly at: number }

/** rrp/2/procedures/4/courtesy: a player who does not want to pay plays a little longer, if nobody waits for the seat. */
export const declineTime: Handler<Decline> = (work, { player, at }) => {
  const { state: table } = work
  const { is, rules } = bookOf(table).collectionCourtesyPlay
  if (timeOf(table) === null) return refused('not-played-here', { player, about: 'time-collection' })
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  const until = timeDueAt(table)
  if (at < until && !table.time.owes.includes(player)) return refused('not-the-time', { player, until, rules })
  if (is.onlyIfNobodyWaiting && table.waiting > 0) {
    return refused('not-due-for-it', { player, about: { waiting: table.waiting }, rules })
  }
  if (courtesyOf(table) === 'none') return refused('not-due-for-it', { player, about: 'courtesy', rules })
  tell(work, { type: 'TimeDeclined', player, at, rules })
  return null
}

/** Ends the courtesy of players who have used it up by this deal: they owe the time, and play on once they have paid it. */
export const endCourtesy = (work: TableWork, places: Places, at: Time): boolean => {
  const { state: table } = work
  if (table.time.courtesy.length === 0) return false
  const over = table.time.courtesy.filter(it => isOver(table, it, places))
  const { rules } = bookOf(table).collectionCourtesyPlay
  for (const { player } of over) tell(work, { type: 'TimeOwed', player, at, rules })
  return over.length > 0
}

/** Those who can play without the ones who owe the collection. */
export const withoutDebtors = (table: Table, present: Present): Present => {
  const { owes, courtesy } = table.time
  if (owes.length === 0) return present
  const { rules } = bookOf(table).timeCollectionTiming
  const isDebtor = (player: PlayerId): boolean => owes.includes(player) && !courtesy.some(it => it.player === player)
  return {
    players: present.players.filter(player => !isDebtor(player)),
    out: [
      ...present.out,
      ...present.players.filter(isDebtor).map(player => ({ player, why: 'owes-the-collection', rules }) as const),
    ],
  }
}

/** How far courtesy goes in the form that is played: where there are blinds it is a game with a button. */
const courtesyOf = (table: Table): 'none' | 'one-hand' | 'until-blind' => {
  const { stud, buttonGames } = bookOf(table).collectionCourtesyPlay.is
  return table.placard.parts[table.rotation.part]!.stakes.blinds.length > 0 ? buttonGames : stud
}

const isOver = (table: Table, { player, deals }: Table['time']['courtesy'][number], { blinds }: Places): boolean => {
  if (courtesyOf(table) === 'one-hand') return deals >= 1
  return table.chairs[(blinds.at(-1) ?? 0) - 1] === player
}
