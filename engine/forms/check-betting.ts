import type { Problem } from '../kinds/problem.ts'
import { heldAfter } from './check-steps.ts'
import type { Betting, Form, Step } from './form.ts'
import { wrong } from './problems.ts'

/** Do the forced bets, the rounds and the structures fit together? */
export const checkBetting = function* (form: Form): Generator<Problem> {
  const rounds = roundsOf(form)
  const { opening, structures } = form
  if (new Set(structures).size < structures.length) yield wrong('structures', 'structure-named-twice')
  if (rounds.length > 0 && structures.length === 0) yield wrong('structures', 'betting-without-structures')
  if (rounds.length === 0 && structures.length > 0) yield wrong('structures', 'structures-without-betting')
  if (rounds.length > 0 && opening === 'nothing') yield wrong('opening', 'betting-without-opening')
  if (rounds.length === 0 && opening !== 'nothing') yield wrong('opening', 'opening-without-betting', { opening })
  if (opening === 'bomb-pot' && form.streets[0]?.steps.some(step => step.do === 'bet')) {
    yield wrong('opening', 'bomb-pot-bets-first')
  }
  if (
    form.raiseCap === 'mississippi' &&
    !structures.some(structure => structure === 'limit' || structure === 'spread')
  ) {
    yield wrong('raiseCap', 'raise-cap-without-limit')
  }
  yield* checkBringIn(form, rounds)
  for (const [i, round] of rounds.entries()) {
    const at = `streets "${round.street}": bet`
    yield* checkFirst(form, round, i, at, rounds)
    yield* checkTerms(form, round.bet, i, at)
  }
  const tiers = rounds.map(({ bet }) => (bet.tier === 'upper' ? 1 : 0))
  if (tiers.some((tier, i) => i > 0 && tier < tiers[i - 1]!)) yield wrong('streets', 'limit-falls')
}

type Round = { readonly street: string; readonly bet: Betting; readonly before: readonly Step[] }

const roundsOf = (form: Form): readonly Round[] => {
  const steps = form.streets.flatMap(({ name, steps }) => steps.map(step => ({ name, step })))
  return steps.flatMap(({ name, step }, i) =>
    step.do === 'bet' ? [{ street: name, bet: step, before: steps.slice(0, i).map(({ step }) => step) }] : [],
  )
}

const BY_BOARDS: readonly string[] = ['high-hand-showing', 'low-hand-showing'] satisfies Betting['first'][]
const BIG_BET: readonly string[] = ['half-pot', 'pot-limit', 'no-limit'] satisfies Form['structures']

const checkBringIn = function* ({ opening, bringIn, structures }: Form, rounds: readonly Round[]): Generator<Problem> {
  const boardsSpeak = rounds.some(({ bet }) => BY_BOARDS.includes(bet.first))
  if (opening === 'bring-in' && !bringIn) yield wrong('bringIn', 'bring-in-undefined')
  if (opening !== 'bring-in' && boardsSpeak && !bringIn) yield wrong('bringIn', 'showing-undefined')
  if (opening !== 'bring-in' && !boardsSpeak && bringIn) yield wrong('bringIn', 'nothing-uses-it')
  if (opening === 'bring-in' && rounds[0] && rounds[0].bet.first !== 'bring-in') {
    yield wrong('opening', 'bring-in-opens')
  }
  if (bringIn?.size === 'lower-or-upper' && structures.some(structure => structure !== 'limit')) {
    yield wrong('bringIn.size', 'bring-in-size-for-limit')
  }
  if (bringIn?.bigBet && !(opening === 'bring-in' && structures.some(structure => BIG_BET.includes(structure)))) {
    yield wrong('bringIn.bigBet', 'big-bet-bring-in')
  }
}

const checkFirst = function* (
  form: Form,
  round: Round,
  i: number,
  at: string,
  rounds: readonly Round[],
): Generator<Problem> {
  const { first, tier } = round.bet
  const { up, either } = heldAfter(round.before)
  if (first === 'after-the-blinds' && !(i === 0 && form.opening === 'blinds')) {
    yield wrong(`${at}.first`, 'after-the-blinds-misplaced')
  }
  if (i === 0 && form.opening === 'blinds' && first !== 'after-the-blinds') {
    yield wrong(`${at}.first`, 'blinds-open')
  }
  if (first === 'bring-in' && !(i === 0 && form.opening === 'bring-in' && up > 0)) {
    yield wrong(`${at}.first`, 'bring-in-misplaced')
  }
  if (BY_BOARDS.includes(first) && up === 0) yield wrong(`${at}.first`, 'no-hand-is-showing')
  if (first === 'the-opener' && !(i > 0 && rounds[0]!.bet.unopened)) {
    yield wrong(`${at}.first`, 'opener-undefined')
  }
  if (tier === 'lower-or-upper-on-an-open-pair' && up + either < 2) {
    yield wrong(`${at}.tier`, 'no-open-pair')
  }
}

const checkTerms = function* ({ opening }: Form, bet: Betting, i: number, at: string): Generator<Problem> {
  if (bet.betOrFold && i > 0) yield wrong(`${at}.betOrFold`, 'first-round-only')
  if (bet.openers && !(i === 0 && opening === 'antes')) yield wrong(`${at}.openers`, 'antes-only')
  if (bet.openers && !bet.unopened) yield wrong(`${at}.openers`, 'unopened-undefined')
  if (bet.unopened && !(i === 0 && opening === 'antes')) yield wrong(`${at}.unopened`, 'antes-only')
  if (!bet.exactly) return
  if (!(i === 0 && opening === 'button-ante')) yield wrong(`${at}.exactly`, 'button-ante-only')
  if (!(Number.isInteger(bet.exactly.buttonAntes) && bet.exactly.buttonAntes >= 1)) {
    yield wrong(`${at}.exactly.buttonAntes`, 'from-1')
  }
}
