import { minutes } from '../../table/time.ts'
import { split } from '../absent/forfeit.ts'
import { bustOut } from '../busts/bust-out.ts'
import { bookOf, entrantOf, playing, tableOf } from '../draft.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { Sanction } from '../refusal-about.ts'
import type { Entrant, Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import { mayFollow } from './may-follow.ts'
import type { PenaltiesOrder } from './penalties.ts'

type Of<T extends PenaltiesOrder['type']> = Extract<PenaltiesOrder, { readonly type: T }>

/** Something was seen: it is written down, with what may follow. */
export const note: Handler<Of<'Note'>> = (work, { player, about, at }) => {
  const off = notHere(work.state, player)
  if (off !== null) return off
  const { follows, rules } = mayFollow(bookOf(work.state), about, {
    left: playing(work.state).length,
    winnerTakesAll: work.state.plan.winnerTakesAll,
  })
  tell(work, { type: 'Noted', player, about, mayFollow: follows, at, rules })
  return null
}

/** rrp/15/intro: who breaks the rules of an event is warned. */
export const warn: Handler<Of<'Warn'>> = (work, { player, about, at }) => {
  const { is, rules } = bookOf(work.state).tournamentSanctions
  const off = notHere(work.state, player) ?? notDone(is.includes('warn'), player, is)
  if (off !== null) return off
  tell(work, { type: 'Warned', player, about, at, rules })
  return null
}

/** rrp/15/28: dealt out for deals or for a time, as the book has it; it goes along when they are moved. */
export const penalize: Handler<Of<'Penalize'>> = (work, { player, deals, minutes: time, at }) => {
  const { tournamentSanctions, behaviourPenalties } = bookOf(work.state)
  const { is, rules } = behaviourPenalties
  const off = notHere(work.state, player) ?? notDone(tournamentSanctions.is.includes('suspend'), player, is)
  if (off !== null) return off
  const length = deals ?? time ?? 0
  if (!(Number.isSafeInteger(length) && length >= 1) || (deals !== undefined && time !== undefined))
    return refused('no-such-penalty', { player, about: 'deals-or-minutes', rules })
  const kind = deals === undefined ? 'dealt-out-time' : 'dealt-out-hands'
  if (!is.includes(kind)) return refused('no-such-penalty', { player, about: is, rules })
  const penalty = deals === undefined ? { until: at + minutes(length) } : { deals: length }
  tell(work, { type: 'Penalized', player, penalty, at, rules })
  return null
}

/** rrp/15/intro, uspa/3.3.1: a disqualified player is out, and the chips leave play. */
export const disqualify: Handler<Of<'Disqualify'>> = (work, { player, about, at }) => {
  const { state: event } = work
  const { tournamentSanctions, behaviourPenalties, disqualifiedChips } = bookOf(event)
  const sanctions = [...tournamentSanctions.is, ...behaviourPenalties.is]
  const isDone = sanctions.some(it => it === 'disqualify' || it === 'disqualification' || it === 'eviction')
  const off = notHere(event, player) ?? notDone(isDone, player, tournamentSanctions.is)
  if (off !== null) return off
  const entrant = entrantOf(event, player)!
  if (tableOf(event, entrant.table ?? 0)?.dealing != null) return refused('deal-is-on', { table: entrant.table! })
  const { is, rules } = disqualifiedChips
  const { stack } = entrant
  const divided = is === 'split-evenly-at-table' ? split(event, player) : { shares: [], bank: stack }
  // a stack that is blinded off stays at its seat: nobody plays it
  if (is === 'blinded-off') {
    tell(work, { type: 'WentAway', player, neverCame: false, at, rules })
    return null
  }
  tell(work, { type: 'Disqualified', player, about, shares: divided.shares, removed: divided.bank, at, rules })
  bustOut(work, [{ player, stack, by: null, hand: null }], rules, at)
  return null
}

/** rrp/15/27: chips that were taken off the table are removed from the event, and their player may be disqualified. */
export const takeChips: Handler<Of<'TakeChips'>> = (work, { player, chips, at }) => {
  const { state: event } = work
  const off = notHere(event, player)
  if (off !== null) return off
  const { is, rules } = bookOf(event).tournamentChipsVisible
  const { stack } = entrantOf(event, player)!
  if (!(Number.isSafeInteger(chips) && chips >= 1 && chips <= stack))
    return refused('amount-not-allowed', { player, least: 1, most: stack })
  const removed = is.takenAway === 'brought-back' ? 0 : chips
  const mayDisqualify = is.takenAway === 'removed-may-be-disqualified'
  tell(work, { type: 'ChipsTaken', player, chips, removed, mayDisqualify, at, rules })
  if (removed === stack) bustOut(work, [{ player, stack, by: null, hand: null }], rules, at)
  return null
}

const notHere = (event: Tournament, player: Entrant['player']): TournamentRefusal | null =>
  entrantOf(event, player)?.status === 'playing' ? null : refused('not-in-play', { player })

const notDone = (isDone: boolean, player: string, is: readonly Sanction[]): TournamentRefusal | null =>
  isDone ? null : refused('not-done-here', { player, about: { sanctions: is } })
