import type { Chips } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { bound, calls, type Draft, leftToTheFloor } from './draft.ts'
import type { Facts } from './facts.ts'
import type { Act } from './reading.ts'

/** A bet or raise of the size they gave it, brought to a size that is allowed. A player who may not raise only calls or checks. */
export const wagers = (facts: Facts, book: Rulebook, asked: Chips, ...rules: readonly RuleId[]): Draft => {
  const { wager } = facts
  if (wager === null) return facts.facing ? calls(facts, ...rules) : bound('check', ...rules)
  const { to, fix } = fitted(facts, asked)
  if (to <= facts.price) return calls(facts, ...rules)
  return {
    ...bound(wagerName(facts), ...rules, ...(fix === undefined ? [] : [fixRule(facts, book, fix)])),
    to,
    asked,
    ...(fix === undefined ? {} : { fix }),
  }
}

/** The first wager of a round is a bet, one over the bring-in a completion at limit, any other a raise. */
const wagerName = (facts: Facts): Act => {
  if (facts.price === 0) return 'bet'
  return facts.situation.bringIn && !facts.bigBet ? 'complete' : 'raise'
}

type Fit = { readonly to: Chips; readonly fix?: NonNullable<Draft['fix']> }

/** The proper amount nearest to what was asked; all they have is always enough. */
const fitted = ({ wager, all, situation }: Facts, asked: Chips): Fit => {
  const { least, most, sizes } = wager!
  if (asked >= all && all <= most) return { to: all }
  if (asked < least) return { to: least, fix: 'underbet' }
  if (asked > most) return { to: most, fix: 'oversize' }
  const to = sizes.length > 0 ? nearest(asked, sizes) : wholeUnits(asked, situation.unit ?? 1)
  return to === asked ? { to } : { to: Math.min(most, Math.max(least, to)), fix: 'rounded' }
}

const nearest = (asked: Chips, sizes: readonly Chips[]): Chips =>
  sizes.reduce((best, size) => (Math.abs(size - asked) <= Math.abs(best - asked) ? size : best))

const wholeUnits = (asked: Chips, unit: Chips): Chips => Math.round(asked / unit) * unit

const fixRule = (facts: Facts, book: Rulebook, fix: NonNullable<Draft['fix']>): RuleId => {
  if (fix === 'underbet') return book[facts.bigBet ? 'underMinimumBet' : 'underbetCorrection'].rule
  return fix === 'oversize' && facts.bigBet ? book.potLimitOverbetCut.rule : book.oddAmountRounding.rule
}

/** A size that was noticed late: corrected as long as the book allows, with what that means for those who had called. */
export const noticedLate = (facts: Facts, book: Rulebook, draft: Draft): Draft => {
  const { act, fix, to, asked } = draft
  const { when, pondered = false, by = 'dealer' } = facts.situation.noticed ?? { when: 'at-once' }
  if (act === 'call' && to !== undefined && asked !== undefined && asked < to && when === 'round-over') {
    // rrp/3/betting/16 is about calls as well
    return { ...draft, to: asked, rules: [...book.underbetCorrection.rules] }
  }
  if (fix === undefined || to === undefined || asked === undefined || asked <= facts.price) return draft
  const stands = { ...draft, to: asked }
  if (fix !== 'oversize' || !facts.bigBet) {
    // an underbet is brought up until the round is over (rrp/3/betting/16)
    return when === 'round-over' ? stands : withOthers(facts, book, draft)
  }
  const { potLimitOverbetCorrection: until, lateOversizeObjection: late } = book
  if (when === 'all-have-acted' || when === 'round-over') return { ...stands, rules: [until.rule] }
  const cut = withOthers(facts, book, draft)
  const corrected = when === 'at-once' ? cut : { ...cut, rules: [until.rule, ...cut.rules] }
  if (!pondered || late.is === 'corrected') return corrected
  // rrp/14/pl/3: above all if the one who wants it lower made it
  const ways = [
    { act: draft.act, to: asked },
    { act: draft.act, to },
  ] as const
  return by === 'bettor'
    ? { ...stands, rules: [late.rule], discretion: leftToTheFloor(ways[0], ways[1]) }
    : { ...corrected, rules: [late.rule, ...corrected.rules], discretion: leftToTheFloor(ways[1], ways[0]) }
}

/** rrp/3/betting/16: those who called are in for the corrected size and may not raise on account of it. */
const withOthers = (facts: Facts, book: Rulebook, draft: Draft): Draft => {
  const to = draft.to!
  const { is: mayRaise, rule } = book.callersMayRaiseCorrected
  const callers = (facts.situation.since ?? []).filter(({ act }) => act === 'call')
  if (callers.length === 0) return draft
  const others = callers.map(({ seat, to: paid = to }) => ({
    ...(seat === undefined ? {} : { seat }),
    to,
    ...(paid > to ? { returned: paid - to } : {}),
    bars: mayRaise ? [] : (['raise'] as const),
  }))
  return { ...draft, others, rules: [...draft.rules, rule] }
}
