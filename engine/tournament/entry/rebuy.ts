import { openSeat } from '../balance/open-seat.ts'
import { bookOf, entrantOf, tableOf } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { Entrant, Tournament } from '../tournament.ts'
import { type Handler, type TournamentWork, tell } from '../work.ts'
import type { EntryOrder, Place } from './entry.ts'

type Of<T extends EntryOrder['type']> = Extract<EntryOrder, { readonly type: T }>

/** hpt/buyin/rebuy, rrp/15/33: chips are bought again as posted; a player who has just lost the last of theirs is back. */
export const rebuy: Handler<Of<'Rebuy'>> = (work, { player, at }) => {
  const { state: event } = work
  const entrant = entrantOf(event, player)
  if (entrant === undefined) return refused('not-entered', { player })
  return rebuyOff(event, entrant, at) ?? takeRebuy(work, entrant, at)
}

/** What was announced before the cards plays behind, and is owed. */
export const announceRebuy: Handler<Of<'AnnounceRebuy'>> = (work, { player, at }) => {
  const { state: event } = work
  const entrant = entrantOf(event, player)
  if (entrant?.status !== 'playing') return refused('not-in-play', { player })
  const off = rebuyOff(event, { ...entrant, stack: 0 }, at)
  if (off !== null) return off
  const { is, rules } = bookOf(event).rebuy
  if (!is.announcedBinds) return refused('not-done-here', { player, about: 'rebuys-when-needed', rules })
  if (tableOf(event, entrant.table!)?.dealing !== null) return refused('deal-is-on', { table: entrant.table! })
  tell(work, { type: 'RebuyAnnounced', player, chips: event.plan.rebuys!.chips, at, rules })
  return null
}

/** The chips come, and with them a seat for a player who had none. */
export const takeRebuy = (work: TournamentWork, { player, status }: Entrant, at: number): TournamentRefusal | null => {
  const { state: event } = work
  const { chips, price } = event.plan.rebuys!
  const seat = status === 'playing' ? null : backAt(event, player)
  if (seat === null && status !== 'playing') return refused('no-such-seat', { player })
  tell(work, {
    type: 'Rebought',
    player,
    chips,
    price,
    to: seat === null ? null : { table: seat.table, seat: seat.seat },
    waits: seat?.waits ?? false,
    at,
    rules: bookOf(event).rebuy.rules,
  })
  return null
}

/** The seat that somebody had when they went out, if it is still free; otherwise another. */
export const backAt = (event: Tournament, player: string): (Place & { readonly waits: boolean }) | null => {
  const gone = event.outs.flatMap(({ players }) => players).findLast(it => it.player === player)
  const table = gone === undefined ? undefined : tableOf(event, gone.table)
  if (gone !== undefined && table !== undefined && table.seats[gone.seat - 1] === null)
    return { table: gone.table, seat: gone.seat, waits: false }
  return openSeat(event)
}

const rebuyOff = (event: Tournament, entrant: Entrant, at: number): TournamentRefusal | null => {
  const { player, status, stack, rebuys } = entrant
  const { is, rules } = bookOf(event).rebuy
  const posted = event.plan.rebuys
  if (!is.allowed || posted === null) return refused('no-rebuys', { player, rules })
  if (event.phase !== 'playing') return refused('not-playing-yet', { player })
  if (status !== 'playing' && status !== 'out') return refused('not-in-play', { player })
  if (levelNow(event, at) >= posted.beforeLevel) return refused('rebuys-are-over', { level: posted.beforeLevel, rules })
  if (posted.most !== null && rebuys >= posted.most)
    return refused('too-many-rebuys', { player, most: posted.most, rules })
  return stack > posted.whenStack ? refused('too-many-chips', { player, most: posted.whenStack, rules }) : null
}
