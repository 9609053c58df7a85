import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Chips, Seat } from '../chips.ts'
import type { PotAwarded } from '../events.ts'
import {
  handOf,
  handsOf,
  isOpen,
  knownOrAll,
  layOut,
  readFor,
  type Showing,
  type Table,
  winnersOf,
} from './contenders.ts'
import { betweenShares, byPosition, oddChip, parts, type Tied, tiedInOrder, tieRule } from './odd-chip.ts'
import { settleOutright } from './settle-outright.ts'

export type { Contender, Showing } from './contenders.ts'

/**
 * Who takes which part of which pot: side pots first, the main pot last. Each pot is divided by itself: first among the
 * run-outs, then among the parts of the form that one of its players qualifies for, then among the hands that tie.
 * A hand with an unknown card loses to every known one; where no hand is known, all who are in share.
 */
export const settle = (showing: Showing): readonly PotAwarded[] => settleOutright(showing) ?? settleAll(showing)

/** The same without the short way for what happens most often. */
export const settleAll = (showing: Showing): readonly PotAwarded[] => {
  const table = layOut(showing)
  const awards: PotAwarded[] = []
  const { length } = showing.pots
  // rrp/3/showdown/7: the pot that was formed last is settled first
  const mainFirst = showing.book.potSplitOrder.is === 'main-pot-first'
  for (let n = 0; n < length; n++) awardPot(table, mainFirst ? n : length - 1 - n, awards)
  return awards
}

/** A part of the pot with those who take it. */
type Claim = { readonly share: number; readonly winners: readonly Seat[] }

/** What is about to be divided: a pot, what a run-out plays for, or a part of that. */
type Portion = {
  readonly pot: number
  readonly seats: readonly Seat[]
  readonly run: number
  readonly amount: Chips
  /** An odd chip is in it. */
  readonly odd: boolean
  /** Who has had an odd chip of this pot out of a tie. */
  readonly had: Seat[]
  readonly rules: readonly RuleId[]
}

const awardPot = (table: Table, pot: number, awards: PotAwarded[]): void => {
  const { pots, runs, unit, book } = table.showing
  const { amount, seats } = pots[pot]!
  if (amount === 0) return
  const only = seats.length === 1 ? seats[0] : undefined
  if (only !== undefined) {
    const to = [{ seat: only, amount }]
    awards.push({
      type: 'PotAwarded',
      pot,
      run: 0,
      share: 'all',
      amount,
      to,
      oddChips: [],
      hands: [],
      rules: citesOf(book.id).lastHand,
    })
    return
  }
  const had: Seat[] = []
  // wsop/214: side pots are run as often as the main pot, unless the house runs that one alone
  const times = pot > 0 && !book.runSidePotsTwice.is ? 1 : runs
  const { each, left } = parts(amount, times, unit)
  for (let run = 0; run < times; run++) {
    const chip = oddChip(left, unit, run)
    if (each + chip === 0) continue
    const rules = chip > 0 ? [...table.rules, book.oddChipRunItTwice.rule] : table.rules
    awardRun(table, { pot, seats, run, amount: each + chip, odd: chip > 0, had, rules }, awards)
  }
}

/** Divides what one run-out plays for among the parts of the form that are claimed. */
const awardRun = (table: Table, portion: Portion, awards: PotAwarded[]): void => {
  const { form, book } = table.showing
  const { seats, run } = portion
  const claims: Claim[] = []
  let open = 0
  for (let share = 0; share < form.pot.length; share++) {
    if (!isOpen(table, share, run)) continue
    open++
    const read = readFor(table, portion.pot, share, run)
    const winners = read === undefined ? winnersOf(table, seats, share, run) : seats.filter(seat => read.includes(seat))
    if (winners.length > 0) claims.push({ share, winners })
  }
  const first = claims[0]
  if (first === undefined) {
    const all = { share: 0, winners: knownOrAll(table, seats) }
    awards.push(awardOf(table, open > 1 ? because(portion, book.noneQualifies.rule) : portion, 'all', [all]))
    return
  }
  const claimed = claims.length < open ? because(portion, book.unclaimedShare.rule) : portion
  if (claims.length === 1) {
    awards.push(awardOf(table, claimed, form.pot[first.share]!.name, claims))
  } else if (first.winners.length > 1 && claims.every(claim => sameSeats(claim.winners, first.winners))) {
    awards.push(awardOf(table, because(claimed, book.oddChipTiedForAll.rule), 'all', claims))
  } else awardShares(table, claimed, claims, awards)
}

/** Halves the portion, or divides it into as many parts as are claimed, each with winners of its own. */
const awardShares = (table: Table, portion: Portion, claims: readonly Claim[], awards: PotAwarded[]): void => {
  const { form, book, unit, mixed } = table.showing
  const { each, left } = parts(portion.amount, claims.length, unit)
  const between = betweenShares(form, book, mixed)
  const places = left > 0 && between.by === 'position' ? positions(table, claims) : claims.map((_, place) => place)
  claims.forEach((claim, at) => {
    const chip = oddChip(left, unit, places[at]!)
    if (each + chip === 0) return
    const part = { ...portion, amount: each + chip, odd: chip > 0 }
    awards.push(awardOf(table, chip > 0 ? because(part, between.rule) : part, form.pot[claim.share]!.name, [claim]))
  })
}

/** The award of one part, or of all parts at once, divided among those who tie for it. */
const awardOf = (table: Table, portion: Portion, share: string, claims: readonly Claim[]): PotAwarded => {
  const { pot, run, amount, odd, rules } = portion
  const { share: first, winners } = claims[0]!
  const hands =
    claims.length === 1
      ? handsOf(table, first, winners, run)
      : claims.flatMap(claim => handsOf(table, claim.share, winners, run))
  const type = 'PotAwarded'
  const only = winners.length === 1 ? winners[0] : undefined
  if (only !== undefined) {
    return { type, pot, run, share, amount, to: [{ seat: only, amount }], oddChips: odd ? [only] : [], hands, rules }
  }
  const { to, oddChips, rules: why } = divided(table, portion, winners, first)
  return { type, pot, run, share, amount, hands, to, oddChips, rules: why }
}

/** Divides a portion among those who tie, the odd chips one each in the order of the form. */
const divided = (
  table: Table,
  { pot, amount, run, had, rules }: Portion,
  winners: readonly Seat[],
  share: number,
): Pick<PotAwarded, 'to' | 'oddChips' | 'rules'> => {
  const { form, book, order, unit } = table.showing
  const { each, left } = parts(amount, winners.length, unit)
  if (left === 0) return { to: winners.map(seat => ({ seat, amount: each })), oddChips: [], rules }
  // in stud the cards say who has the odd chip, and they are as they read them
  const read = readFor(table, pot, share, run)
  const tied: Tied[] = winners.map(seat => ({ seat, hand: handOf(table, seat) }))
  const inOrder =
    byPosition(form) || read === undefined
      ? tiedInOrder(tied, form, book, order, form.pot[share]!, table.runBoards[run]!).map(t => t.seat)
      : read.filter(seat => winners.includes(seat))
  // rrp/3/ties/4 nobody gets a second odd chip of a pot while another who ties has had none
  const fair = [...inOrder.filter(seat => !had.includes(seat)), ...inOrder.filter(seat => had.includes(seat))]
  const oddChips = fair.filter((_, place) => oddChip(left, unit, place) > 0)
  const to = winners.map(seat => ({ seat, amount: each + oddChip(left, unit, fair.indexOf(seat)) }))
  had.push(...oddChips)
  const all = [...rules, tieRule(form, book, form.pot[share]!)]
  if (!sameSeats(fair, inOrder)) all.push(book.maxOddChipsPerPlayer.rule)
  return { to: to.filter(taken => taken.amount > 0), oddChips, rules: all }
}

const because = (portion: Portion, rule: RuleId): Portion => ({ ...portion, rules: [...portion.rules, rule] })

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i])

/** The place of each claim when the winner first left of the button comes first; equals stay as they are named. */
const positions = ({ showing: { order } }: Table, claims: readonly Claim[]): readonly number[] => {
  const earliest = claims.map(({ winners }) => Math.min(...winners.map(seat => order.indexOf(seat))))
  return claims.map((_, at) =>
    earliest.reduce(
      (place, other, i) => (other < earliest[at]! || (other === earliest[at] && i < at) ? place + 1 : place),
      0,
    ),
  )
}
