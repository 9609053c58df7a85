import { memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import type { AgreedOrder } from './agreed.ts'
import { mayPlaySevenDeuce, sevenDeuceFrom, sevenDeuceRules } from './seven-deuce.ts'

type Order<T extends AgreedOrder['type']> = Extract<AgreedOrder, { readonly type: T }> & { readonly at: number }

/**
 * The table plays the 7-2 game for this much from the next deal on, or stops it; players who are asked are in once they
 * say so.
 */
export const setSevenDeuce: Handler<Order<'SetSevenDeuce'>> = (work, { chips, asks, at }) => {
  const { state: table } = work
  const rules = sevenDeuceRules(table)
  if (!Number.isSafeInteger(chips) || chips < 0) return refused('chips-not-whole')
  if (chips > 0 && !mayPlaySevenDeuce(table)) return refused('not-played-here', { about: 'seven-deuce', rules })
  const out = asks.filter(player => memberOf(table, player)?.seat != null)
  tell(work, { type: 'SevenDeuceSet', chips, out, at, rules })
  return null
}

/** A player is in from the next deal on, or stays out. */
export const answerSevenDeuce: Handler<Order<'AnswerSevenDeuce'>> = (work, { player, plays, at }) => {
  const { state: table } = work
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  if (table.agreed.sevenDeuce?.next == null) return refused('not-played-here', { player, about: 'seven-deuce' })
  tell(work, { type: 'SevenDeuceAnswered', player, plays, at, rules: sevenDeuceRules(table) })
  return null
}

/** Somebody has shown, after the deal, that they won it with a seven and a deuce. */
export const claimSevenDeuce: Handler<Order<'ClaimSevenDeuce'>> = (work, { player, deal, dealtIn, at }) => {
  const { state: table } = work
  if (table.deal !== null || deal !== table.deals) return refused('not-this-deal')
  paySevenDeuce(work, deal, [player], dealtIn, at)
  return null
}

/** The others pay those who won a deal with a seven and a deuce, once. */
export const paySevenDeuce = (
  work: TableWork,
  deal: number,
  winners: readonly PlayerId[],
  dealtIn: readonly PlayerId[],
  at: Time,
): void => {
  for (const player of winners) {
    const { state: table } = work
    const game = table.agreed.sevenDeuce
    if (game?.now == null || (game.paid.deal === deal && game.paid.to.includes(player))) continue
    if (game.now.out.includes(player) || memberOf(table, player)?.seat == null) continue
    const from = sevenDeuceFrom(table, game.now, player, dealtIn)
    tell(work, { type: 'SevenDeucePaid', deal, player, from, at, rules: sevenDeuceRules(table) })
  }
}
