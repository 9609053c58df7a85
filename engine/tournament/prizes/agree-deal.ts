import { chop } from '../../odds/icm.ts'
import type { PlayerId } from '../../table/player.ts'
import { mayStillBuy } from '../bounties/worths.ts'
import { bookOf, playing } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import type { Money } from '../plan.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { Entrant, PrizeDeal, Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import { prizesOf } from './paid.ts'
import type { PrizesOrder } from './prizes.ts'

type AgreeDeal = Extract<PrizesOrder, { readonly type: 'AgreeDeal' }>

/**
 * rrp/15/37: the director may see to it that a division is carried out; one that leaves somebody out is improper, and
 * rrp/15/38 one that leaves nothing to play for is unethical: both are marked. hpt/winning/side-deals: it is the players' affair.
 */
export const agreeDeal: Handler<AgreeDeal> = (work, order) => {
  const { state: event } = work
  const { is, rules } = bookOf(event).prizeDealPayout
  if (event.phase !== 'playing') return refused('not-playing-yet')
  // the purse still grows
  if (mayStillBuy(event, levelNow(event, order.at))) return refused('not-the-time', { about: 'buying-in-goes-on' })
  if (is === 'not-allowed') return refused('not-done-here', { about: 'prizes-as-posted', rules })
  if (is === 'players-only-director-never-responsible' && order.director)
    return refused('not-done-here', { about: 'players-divide', rules })
  if (is === 'director-option' && !order.director) return refused('not-done-here', { about: 'director-decides', rules })
  const deal = divide(event, order)
  if ('why' in deal) return deal
  tell(work, { type: 'PrizeDealAgreed', way: order.way, signed: order.signed, ...deal, at: order.at, rules })
  return null
}

/** What each of those who are left gets of what is still to be won, or why that cannot be. */
export const divide = (
  event: Tournament,
  order: Omit<AgreeDeal, 'type' | 'director'>,
): PrizeDeal | TournamentRefusal => {
  const left = playing(event)
  const prizes = prizesOf(event).slice(0, left.length)
  const pool = prizes.reduce((sum, prize) => sum + prize, 0)
  if (!(Number.isSafeInteger(order.left) && order.left >= 0 && order.left <= pool))
    return refused('amount-not-allowed', { least: 0, most: pool })
  const stranger = order.signed.find(player => !left.some(it => it.player === player))
  if (stranger !== undefined) return refused('not-in-play', { player: stranger })
  const sums = sharesOf(left, prizes, pool - order.left, order)
  if ('why' in sums) return sums
  return {
    shares: left.map(({ player }, i) => ({ player, prize: sums[i]! })),
    left: order.left,
    improper: left.some(({ player }) => !order.signed.includes(player)),
    nothingLeft: order.left === 0,
  }
}

const sharesOf = (
  left: readonly Entrant[],
  prizes: readonly Money[],
  pool: Money,
  { way, shares = [] }: Omit<AgreeDeal, 'type' | 'director'>,
): readonly Money[] | TournamentRefusal => {
  if (way === 'custom') return custom(left, pool, shares)
  if (way === 'even') {
    const each = Math.floor(pool / left.length)
    return left.map((_, i) => each + (i < pool - each * left.length ? 1 : 0))
  }
  const padded = left.map((_, i) => prizes[i] ?? 0)
  // what is still played for comes off the first prize: the rest is divided as if it were all
  padded[0]! -= padded.reduce((sum, prize) => sum + prize, 0) - pool
  const divided = chop(
    left.map(({ stack }) => stack),
    [...padded].sort((a, b) => b - a),
    way,
  )
  return divided.ok ? divided.sums : refused('cannot-divide', { about: { odds: divided.refusal } })
}

const custom = (
  left: readonly Entrant[],
  pool: Money,
  shares: readonly { readonly player: PlayerId; readonly prize: Money }[],
): readonly Money[] | TournamentRefusal => {
  const sums = left.map(({ player }) => shares.find(it => it.player === player)?.prize ?? 0)
  const isWhole = sums.every(sum => Number.isSafeInteger(sum) && sum >= 0)
  const total = sums.reduce((sum, each) => sum + each, 0)
  return isWhole && total === pool ? sums : refused('cannot-divide', { least: pool, about: { sum: pool } })
}

/** Does the director divide the prizes by the book? hpt/winning/side-deals: there players divide among themselves, and it is only written down. */
export const directorDivides = (event: Tournament): boolean => bookOf(event).prizeDealPayout.is === 'director-option'
