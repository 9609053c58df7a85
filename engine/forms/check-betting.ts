import { type Problem, wrong } from '../kinds/problem.ts'
import { heldAfter } from './check-steps.ts'
import type { Betting, Form, Step } from './form.ts'

/** Do the forced bets, the rounds and the structures fit together? */
export const checkBetting = function* (form: Form): Generator<Problem> {
  const rounds = roundsOf(form)
  const { opening, structures } = form
  if (new Set(structures).size < structures.length) yield wrong('structures', 'one is named twice')
  if (rounds.length > 0 && structures.length === 0) yield wrong('structures', 'there is betting, so name one or more')
  if (rounds.length === 0 && structures.length > 0) yield wrong('structures', 'nothing is bet, so there are none')
  if (rounds.length > 0 && opening === 'nothing')
    yield wrong('opening', 'there is betting, so something goes in before the cards')
  if (rounds.length === 0 && opening !== 'nothing') yield wrong('opening', `nothing is bet, so ${opening} has no use`)
  if (opening === 'bomb-pot' && form.streets[0]?.steps.some(step => step.do === 'bet')) {
    yield wrong('opening', 'a bomb pot has no betting on the first street')
  }
  if (form.raiseCap && !structures.some(structure => structure === 'limit' || structure === 'spread')) {
    yield wrong('raiseCap', 'raises are capped at limit and spread alone')
  }
  yield* checkBringIn(form, rounds)
  for (const [i, round] of rounds.entries()) {
    const at = `streets "${round.street}": bet`
    yield* checkFirst(form, round, i, at, rounds)
    yield* checkTerms(form, round.bet, i, at)
  }
  const tiers = rounds.map(({ bet }) => (bet.tier === 'upper' ? 1 : 0))
  if (tiers.some((tier, i) => i > 0 && tier < tiers[i - 1]!))
    yield wrong('streets', 'the limit falls from one round to a later one')
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
  if (opening === 'bring-in' && !bringIn) yield wrong('bringIn', 'the opening is a bring-in, so say whose and how much')
  if (opening !== 'bring-in' && boardsSpeak && !bringIn)
    yield wrong('bringIn', 'hands showing open, so say how they compare')
  if (opening !== 'bring-in' && !boardsSpeak && bringIn) yield wrong('bringIn', 'nothing uses it')
  if (opening === 'bring-in' && rounds[0] && rounds[0].bet.first !== 'bring-in') {
    yield wrong('opening', 'a bring-in opens the first round')
  }
  if (bringIn?.size === 'lower-or-upper' && structures.some(structure => structure !== 'limit')) {
    yield wrong('bringIn.size', 'the lower or upper limit is for limit alone')
  }
  if (bringIn?.bigBet && !(opening === 'bring-in' && structures.some(structure => BIG_BET.includes(structure)))) {
    yield wrong('bringIn.bigBet', 'needs a bring-in at half-pot, pot-limit or no-limit')
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
    yield wrong(`${at}.first`, 'after-the-blinds is for the first round of a form with blinds')
  }
  if (i === 0 && form.opening === 'blinds' && first !== 'after-the-blinds') {
    yield wrong(`${at}.first`, 'with blinds the first round opens after-the-blinds')
  }
  if (first === 'bring-in' && !(i === 0 && form.opening === 'bring-in' && up > 0)) {
    yield wrong(`${at}.first`, 'bring-in is for the first round of a form with a bring-in and an upcard')
  }
  if (BY_BOARDS.includes(first) && up === 0) yield wrong(`${at}.first`, 'no hand is showing')
  if (first === 'the-opener' && !(i > 0 && rounds[0]!.bet.unopened)) {
    yield wrong(`${at}.first`, 'the-opener needs a first round that ends the deal if nobody opens')
  }
  if (tier === 'lower-or-upper-on-an-open-pair' && up + either < 2) {
    yield wrong(`${at}.tier`, 'two upcards make an open pair, and there are fewer')
  }
}

const checkTerms = function* ({ opening }: Form, bet: Betting, i: number, at: string): Generator<Problem> {
  if (bet.betOrFold && i > 0) yield wrong(`${at}.betOrFold`, 'is for the first round')
  if (bet.openers && !(i === 0 && opening === 'antes'))
    yield wrong(`${at}.openers`, 'is for the first round after antes')
  if (bet.openers && !bet.unopened)
    yield wrong(`${at}.openers`, 'nobody may be able to open, so say what happens when unopened')
  if (bet.unopened && !(i === 0 && opening === 'antes'))
    yield wrong(`${at}.unopened`, 'is for the first round after antes')
  if (!bet.exactly) return
  if (!(i === 0 && opening === 'button-ante'))
    yield wrong(`${at}.exactly`, 'is for the first round after a button ante')
  if (!(Number.isInteger(bet.exactly.buttonAntes) && bet.exactly.buttonAntes >= 1)) {
    yield wrong(`${at}.exactly.buttonAntes`, '1 or more')
  }
}
