import { handName } from '../../ranking/hand-name.ts'
import { rankings } from '../../ranking/rankings.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips, Seat } from '../chips.ts'
import type { Deal } from '../deal.ts'
import { oddChip, parts } from '../pots/odd-chip.ts'
import type { Pot } from '../pots/pots.ts'
import { formRules } from '../program.ts'
import { NO_RULES, tell, type Work } from '../work.ts'
import { inFantasyland, laidRows } from './fantasyland-deal.ts'
import { rowHand, rowValue } from './row-hand.ts'
import { isFouled } from './rows.ts'
import { potByPoints, scorePair } from './scoring.ts'
import { settlementOrder, settlePoints } from './settlement.ts'

/** Every hand is compared with every other, and the points are paid in the order of the table. */
export const scoreRows = (work: Work): void => {
  const { state: deal } = work
  const rows = deal.form.rows!
  const board = deal.boards[0] ?? []
  const laidBy = ({ seat, hand }: { readonly seat: Seat; readonly hand: 0 | 1 }) =>
    laidRows(deal.players.find(player => player.seat === seat && player.hand === hand)!)
  const compared = settlementOrder(deal.players, deal.button).map(({ a, b }) => ({
    a: { seat: a.seat, hand: a.hand },
    b: { seat: b.seat, hand: b.hand },
    ...scorePair(rows, laidBy(a), laidBy(b), board),
  }))
  const began = deal.players.filter(player => player.hand === 0).map(({ seat, start }) => ({ seat, chips: start }))
  const payments = settlePoints(compared, began, deal.stakes.point)
  const rules = formRules(deal.form, deal.book)
  compared.forEach((score, i) => {
    tell(work, { type: 'PointsScored', ...score, paid: payments[i]!.paid, rules })
  })
  const fantasyland = inFantasyland(deal)
  const ended = { type: 'DealEnded', rules: NO_RULES } as const
  tell(work, fantasyland.length > 0 ? { ...ended, fantasyland } : ended)
}

/** wsop/345: each pot goes to the hand with the most points against the others who can win it, side pots first. */
export const awardByPoints = (work: Work, pots: readonly Pot[]): void => {
  const { state: deal } = work
  const rule = rulebookOf(deal.book).oddChipButtonGames.rule
  const hands = deal.players.map(player => ({ seat: player.seat, laid: player.rows }))
  for (let pot = pots.length - 1; pot >= 0; pot--) {
    const { amount, seats } = pots[pot]!
    if (amount === 0) continue
    const winners =
      seats.length === 1
        ? seats
        : potByPoints(
            deal.form.rows!,
            hands.filter(hand => seats.includes(hand.seat)),
            deal.boards[0],
          )
    const { each, left } = parts(amount, winners.length, deal.stakes.unit)
    const to = winners.map((seat, place) => ({ seat, amount: each + oddChip(left, deal.stakes.unit, place) }))
    const oddChips = winners.filter((_, place) => oddChip(left, deal.stakes.unit, place) > 0)
    const won = seats.length === 1 ? [] : [MOST_POINTS]
    const rules = left > 0 ? ([rule, 'wsop/345'] as const) : (['wsop/345'] as const)
    tell(work, { type: 'PotAwarded', pot, run: 0, share: 'all', amount, to, oddChips, hands: won, rules })
  }
}

/** A hand that is split into parts: each row takes its part of every pot, the first of them an odd chip; side pots first. */
export const awardByRows = (work: Work, pots: readonly Pot[]): void => {
  const { state: deal } = work
  const { unit } = deal.stakes
  const { rows } = deal.form.rows!
  const { lastHand } = citesOf(deal.book)
  for (let pot = pots.length - 1; pot >= 0; pot--) {
    const { amount, seats } = pots[pot]!
    if (amount === 0) continue
    const plain = { type: 'PotAwarded', pot, run: 0, hands: [] } as const
    if (seats.length === 1) {
      const to = [{ seat: seats[0]!, amount }]
      tell(work, { ...plain, share: 'all', amount, to, oddChips: [], rules: lastHand })
      continue
    }
    const halves = parts(amount, rows.length, unit)
    for (const [i, { name }] of rows.entries()) {
      const part = halves.each + oddChip(halves.left, unit, i)
      if (part > 0) tell(work, { ...plain, share: name, amount: part, ...rowAward(deal, i, seats, part) })
    }
  }
}

/** Who takes what is played for with one row, and with what. */
const rowAward = (deal: Deal, at: number, seats: readonly Seat[], amount: Chips) => {
  const { unit } = deal.stakes
  const row = deal.form.rows!.rows[at]!
  const [board = []] = deal.boards
  const hands = deal.players.filter(({ seat }) => seats.includes(seat))
  const values = hands.map(({ rows }) => (isFouled(deal.form.rows!, rows) ? 0 : rowValue(row, rows[at]!, board)))
  const most = Math.max(...values)
  const best = hands.filter((_, i) => values[i] === most)
  const { each, left } = parts(amount, best.length, unit)
  const to = best.map(({ seat }, place) => ({ seat, amount: each + oddChip(left, unit, place) }))
  const rules = formRules(deal.form, deal.book)
  return {
    to: to.filter(({ amount: taken }) => taken > 0),
    oddChips: to.filter((_, place) => oddChip(left, unit, place) > 0).map(({ seat }) => seat),
    hands: most > 0 ? [rankings[row.ranking].nameOf(rowHand(row, best[0]!.rows[at]!, board))] : [],
    rules: left > 0 ? [...rules, rulebookOf(deal.book).oddChipButtonGames.rule] : rules,
  }
}

const MOST_POINTS = handName('most-points')
