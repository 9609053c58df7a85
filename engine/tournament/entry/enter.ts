import type { PlayerId } from '../../table/player.ts'
import { openSeat } from '../balance/open-seat.ts'
import { bookOf, entrantOf } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { Bank, Tournament } from '../tournament.ts'
import { type Handler, type TournamentWork, tell } from '../work.ts'
import type { EntryOrder } from './entry.ts'

type Of<T extends EntryOrder['type']> = Extract<EntryOrder, { readonly type: T }>

/** Somebody pays the buy-in: before play they wait for the draw, then they have a seat at once, or wait for one. */
export const enter: Handler<Of<'Enter'>> = (work, { player, takes, chips, at }) => {
  const { state: event } = work
  const off = entryOff(event, player, at)
  if (off !== null) return off
  if (takes !== undefined) return takeUnsold(work, player, takes, at)
  const { plan } = event
  const isCarried = chips !== undefined
  if (isCarried && !(Number.isSafeInteger(chips) && chips > 0 && chips % event.unit === 0))
    return refused('amount-not-allowed', { player, least: event.unit })
  const to = event.phase === 'playing' ? openSeat(event) : null
  const { tournamentBuyIn, lateEntryStacks } = bookOf(event)
  tell(work, {
    type: 'Entered',
    player,
    chips: chips ?? plan.buyIn.chips,
    // a player who comes from a flight has paid there
    paid: isCarried ? NOTHING_PAID : priceOf(event),
    to: to === null ? null : { table: to.table, seat: to.seat },
    alternate: event.phase === 'playing' && to === null,
    waits: to?.waits ?? false,
    unsold: false,
    ...(isCarried && { carried: true }),
    at,
    rules: event.phase === 'playing' ? lateEntryStacks.rules : tournamentBuyIn.rules,
  })
  return null
}

/** What an entry costs. */
export const priceOf = ({ plan }: Tournament): Pick<Bank, 'buyIns' | 'fees' | 'bounties'> => ({
  buyIns: plan.buyIn.price,
  fees: plan.buyIn.fee,
  bounties: plan.bounty?.worth ?? 0,
})
const NOTHING_PAID = { buyIns: 0, fees: 0, bounties: 0 } as const

/** Why nobody can enter now, or not this player. */
export const entryOff = (event: Tournament, player: PlayerId, at: number): TournamentRefusal | null => {
  if (!(typeof player === 'string' && player.trim() !== '' && player.length <= 80))
    return refused('not-entered', { about: 'name' })
  if (event.phase === 'bagged' || (event.phase === 'playing' && levelNow(event, at) >= event.plan.entryUntil))
    return refused('entries-are-closed', { level: event.plan.entryUntil })
  const status = entrantOf(event, player)?.status
  return status === undefined || status === 'withdrawn' ? null : refused('has-entered', { player })
}

/** rrp/15/6: who buys a stack that was set out gets what the blinds have left of it. */
const takeUnsold = (work: TournamentWork, player: PlayerId, name: PlayerId, at: number): TournamentRefusal | null => {
  const { state: event } = work
  const stack = entrantOf(event, name)
  if (stack === undefined || !stack.unsold || stack.status !== 'playing' || stack.table === null)
    return refused('no-such-seat', { player: name })
  tell(work, {
    type: 'UnsoldTaken',
    name,
    player,
    chips: stack.stack,
    to: { table: stack.table, seat: stack.seat! },
    paid: priceOf(event),
    at,
    rules: bookOf(event).lateEntryStacks.rules,
  })
  return null
}

/** Before play begins an entry can be taken back; hpt/players-leaving/forfeit: nothing is refunded after the first deal. */
export const withdraw: Handler<Of<'Withdraw'>> = (work, { player, at }) => {
  const { state: event } = work
  const entrant = entrantOf(event, player)
  const status = entrant?.status
  if (status !== 'entered' && status !== 'alternate') {
    const { rules } = bookOf(event).tournamentAbsence
    return status === 'playing' ? refused('play-has-begun', { player, rules }) : refused('not-entered', { player })
  }
  const { rules } = bookOf(event).tournamentBuyIn
  // what was paid in a flight is not paid back here
  const refund = entrant!.brought === null ? priceOf(event) : NOTHING_PAID
  tell(work, { type: 'Withdrawn', player, refund, at, rules })
  return null
}

/** The player who has waited longest gets the next free seat. */
export const seatAlternates = (work: TournamentWork, at: number): void => {
  // nobody waits where entries closed when play began
  if (work.state.plan.entryUntil === 1) return
  for (const { player, status } of work.state.entrants) {
    if (status !== 'alternate') continue
    const to = openSeat(work.state)
    if (to === null) return
    const { rules } = bookOf(work.state).lateEntryStacks
    tell(work, { type: 'AlternateSeated', player, to: { table: to.table, seat: to.seat }, waits: to.waits, at, rules })
  }
}
