import type { Chips } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { bound, calls, choices, type Draft, leftToTheFloor, nothing, outcome } from './draft.ts'
import type { Facts } from './facts.ts'
import { silentChips } from './silent-chips.ts'
import { amountByMotions, stringRule } from './string-raise.ts'
import { wagers } from './underbet.ts'
import type { Declared, SaidAmount } from './words.ts'

/** What a player's words are. They bind in turn, and chips that say otherwise are made to fit them. */
export const spokenAct = (facts: Facts, book: Rulebook, said: Declared): Draft => {
  const rule = wordsRule(facts, book)
  switch (said.says) {
    case 'fold':
      return facts.facing ? bound('fold', book.foldSaid.rule, rule) : bound('fold', rule)
    case 'check':
      return facts.facing ? nothing(facts, rule) : bound('check', rule)
    case 'pass':
      return passes(facts, rule)
    case 'call':
      return spokenCall(facts, book, said)
    case 'wager':
      return spokenWager(facts, book, said.amount)
    case 'amount':
      return spokenAmount(facts, book, said.amount!)
    case 'pat':
      return nothing(facts, rule)
    case 'time':
      return nothing(facts, book.skippedActionPlayersBehind.rule)
  }
}

/** That words bind, or at big-bet play that they win over the chips that came with them. */
const wordsRule = (facts: Facts, book: Rulebook): RuleId =>
  book[facts.bigBet && facts.motions.length > 0 ? 'verbalPrecedenceBigBet' : 'verbalPrecedence'].rule

/** A pass with a wager to call gives the hand up (rrp/glossary/pass), unless the floor finds that they had not seen it. */
export const passes = (facts: Facts, rule: RuleId): Draft => {
  if (!facts.facing) return bound('check', rule)
  const fold = bound('fold', rule)
  const ways = leftToTheFloor({ act: 'fold' }, { act: 'nothing' })
  return { ...fold, binding: 'may-be', mayStill: choices(true), discretion: ways }
}

const spokenCall = (facts: Facts, book: Rulebook, said: Declared): Draft => {
  const { is } = book[facts.bigBet ? 'verbalPrecedenceBigBet' : 'verbalPrecedence']
  const rule = wordsRule(facts, book)
  if (!facts.facing) return bound('check', rule)
  if (facts.motions.length > 0 && facts.put < facts.callTo) {
    return calls(facts, book[facts.bigBet ? 'shortCallBigBet' : 'shortCallLimit'].rule, rule)
  }
  const call = said.goesOn ? calls(facts, rule, stringRule(facts, book)) : calls(facts, rule)
  if (is === 'win' || facts.motions.length === 0) return call
  const chips = silentChips({ ...facts, said: null, late: false }, book)
  if (chips.act === 'call') return call
  // hpt/rrp7/3/betting-8: the words bind, and the book does not say that they win over the chips
  return { ...call, binding: 'may-be', discretion: leftToTheFloor(outcome(call), outcome(chips)) }
}

const spokenWager = (facts: Facts, book: Rulebook, amount: SaidAmount | undefined): Draft => {
  const rule = wordsRule(facts, book)
  if (amount !== undefined) return spokenSize(facts, book, amount)
  const chips = amountByMotions(facts, book)
  const least = facts.wager?.least ?? facts.price
  if (chips === null) return wagers(facts, book, least, rule)
  const { structure } = facts.situation
  const overPot = structure === 'pot-limit' && facts.wager !== null && chips.amount > facts.wager.most
  const rules = overPot ? [book.potLimitBigChip.rule, ...chips.rules] : chips.rules
  return wagers(facts, book, chips.amount, ...rules, rule)
}

/** A size that was said. Where "raise fifty" may be to fifty or by fifty, the smaller one that is allowed is taken. */
const spokenSize = (facts: Facts, book: Rulebook, amount: SaidAmount): Draft => {
  const rule = wordsRule(facts, book)
  const sizes = sizesOf(facts, amount)
  const draft = toWords(facts, wagers(facts, book, sizes[0]!, rule))
  if (sizes.length === 1) return draft
  const other = wagers(facts, book, sizes[1]!, rule)
  return { ...draft, discretion: leftToTheFloor(outcome(draft), outcome(other)) }
}

/** Chips short of what was said are the size they gave it, and the words the size it is made. */
const toWords = (facts: Facts, draft: Draft): Draft =>
  facts.motions.length > 0 && draft.fix === undefined && draft.to !== undefined && facts.put < draft.to
    ? { ...draft, asked: facts.put }
    : draft

const sizesOf = (facts: Facts, amount: SaidAmount): readonly Chips[] => {
  const { price, wager } = facts
  const least = wager?.least ?? price
  if (typeof amount === 'string') return [namedSize(facts, amount)]
  if ('to' in amount) return [amount.to]
  if ('by' in amount) return [price + amount.by]
  const { toOrBy } = amount
  if (price === 0) return [toOrBy]
  return toOrBy < least ? [price + toOrBy] : [toOrBy, price + toOrBy]
}

const namedSize = (facts: Facts, name: Extract<SaidAmount, string>): Chips => {
  const { price, wager, all, situation } = facts
  const [least, most] = [wager?.least ?? price, wager?.most ?? price]
  if (name === 'minimum') return least
  if (name === 'all-in') return Number.isFinite(all) ? all : most
  if (name === 'pot' && situation.structure === 'pot-limit') return most
  if (name === 'half-pot' && situation.structure === 'half-pot') return most
  if (situation.pot === undefined) return least
  // the pot after the call, as at pot-limit (rrp/14/pl/intro)
  const pot = situation.pot + facts.callTo - Math.min(facts.callTo, ownBet(facts))
  return price + (name === 'pot' ? pot : Math.floor(pot / 2))
}

const ownBet = ({ situation: { bet, before = [] } }: Facts): Chips => bet ?? before.reduce((sum, chip) => sum + chip, 0)

/** A bare amount: with a bet to call it calls if it is that bet, and raises if it is more. */
const spokenAmount = (facts: Facts, book: Rulebook, amount: SaidAmount): Draft => {
  const rule = wordsRule(facts, book)
  if (!facts.facing || typeof amount === 'string' || 'toOrBy' in amount) return spokenSize(facts, book, amount)
  const owed = facts.price - ownBet(facts)
  const number = 'to' in amount ? amount.to : amount.by
  if (number === owed || number === facts.price) return calls(facts, rule)
  if ('by' in amount || number > facts.price) return spokenSize(facts, book, amount)
  const call = calls(facts, book[facts.bigBet ? 'shortCallBigBet' : 'shortCallLimit'].rule, rule)
  return { ...call, asked: number }
}
