import { type CardCode, rankOf } from '../cards/card.ts'
import type { DeckName } from '../cards/deck.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { aceToFiveValue, eightOrBetterValue } from './ace-to-five.ts'
import { aceToFiveJokerValue, aceToFiveStandIn } from './ace-to-five-joker.ts'
import { aceToSixName, aceToSixValue } from './ace-to-six.ts'
import { badugiAceHighValue, badugiSize, badugiValue } from './badugi.ts'
import { badugiHighSize, badugiHighValue } from './badugi-high.ts'
import { groups } from './by-weight.ts'
import { CODES, isCode } from './check-codes.ts'
import { deuceToSevenValue, nineOrBetterValue } from './deuce-to-seven.ts'
import { layThree, oneCardValue, threeCardsName, threeCardsValue, twoCardsValue } from './few-cards.ts'
import { fortyNineValue, layFortyNine, totalOf } from './forty-nine.ts'
import { frontValue } from './front.ts'
import { groupName, type HandName, handName } from './hand-name.ts'
import { highValue } from './high.ts'
import { highJokerStandIn, highJokerValue } from './high-joker.ts'
import { mexicanDownStandIn, mexicanDownValue, mexicanUpStandIn, mexicanUpValue } from './mexican.ts'
import { highName, layHigh } from './name-high.ts'
import { aceToFiveName, badugiName, deuceToSevenName, layAceHigh, layAceLow } from './name-low.ts'
import { ninesOrBetterValue, sixesOrBetterValue } from './pair-or-better.ts'
import type { Ranking, RankingName, Value } from './ranking.ts'
import { shortDeckValue } from './short-deck.ts'
import { MEXICAN_STRAIGHTS, SHORT_DECK_STRAIGHTS, STANDARD_STRAIGHTS, type Straight } from './straights.ts'
import { twoSevenMiddleValue } from './two-seven-middle.ts'
import { handWords } from './words.ts'

type Codes = readonly CardCode[]

/** What sets one ranking apart: its value, and how the cards that count are laid out and named. */
type Part = {
  readonly value: (codes: Codes) => Value
  readonly lay: (hand: Codes) => Codes
  readonly name: (hand: Codes) => HandName
  readonly deck?: DeckName
  readonly cards?: number
  readonly least?: number
  /** How many cards count in a hand of this value, where that varies. */
  readonly size?: (value: Value) => number
  /** What is no code of a card is found by its value, at no cost. */
  readonly checksItself?: true
  /** What cards are that do not qualify. */
  readonly none?: (codes: Codes) => HandName
}

const asItLies = (hand: Codes): Codes => hand

/** A ranking for high, in which the joker may stand for another card. */
const forHigh = (
  value: Part['value'],
  straights: readonly Straight[] = STANDARD_STRAIGHTS,
  standIn: (hand: Codes) => Codes = asItLies,
): Part => ({
  value,
  lay: hand => layHigh(hand, standIn(hand), straights),
  name: hand => highName(standIn(hand), straights),
})

const aceToFive: Part = {
  value: aceToFiveValue,
  lay: hand => layAceLow(hand, aceToFiveStandIn(hand)),
  name: hand => aceToFiveName(aceToFiveStandIn(hand)),
}
const deuceToSeven: Part = { value: deuceToSevenValue, lay: layAceHigh, name: deuceToSevenName }
const ofBadugi = { cards: 4, least: 1, size: badugiSize } as const
const noLow = (): HandName => handName('no-low')

/** A hand that falls short is still named. */
const shortOf =
  (name: 'high' | 'deuce-to-seven') =>
  (codes: Codes): HandName => ({
    is: 'unqualified',
    ranks: [],
    short: rankings[name].nameOf(codes),
  })

const parts: Readonly<Record<RankingName, Part>> = {
  high: { ...forHigh(highValue), checksItself: true },
  'high-joker': { ...forHigh(highJokerValue, STANDARD_STRAIGHTS, highJokerStandIn), deck: 'joker' },
  'ace-to-five': { ...aceToFive, checksItself: true },
  'ace-to-five-joker': { ...aceToFive, value: aceToFiveJokerValue, deck: 'joker' },
  'eight-or-better': { ...aceToFive, value: eightOrBetterValue, none: noLow },
  'deuce-to-seven': deuceToSeven,
  'nine-or-better-2-7': { ...deuceToSeven, value: nineOrBetterValue, none: noLow },
  badugi: {
    ...ofBadugi,
    value: badugiValue,
    lay: hand => layAceLow(hand, hand),
    name: hand => badugiName(hand, 'low'),
  },
  'badugi-ace-high': {
    ...ofBadugi,
    value: badugiAceHighValue,
    lay: layAceHigh,
    name: hand => badugiName(hand, 'high'),
  },
  'badugi-high': {
    ...ofBadugi,
    value: badugiHighValue,
    size: badugiHighSize,
    lay: hand => [...hand].sort((one, other) => other - one),
    name: hand => badugiName(hand, 'high'),
  },
  'short-deck': { ...forHigh(shortDeckValue, SHORT_DECK_STRAIGHTS), deck: 'short' },
  'mexican-joker-down': { ...forHigh(mexicanDownValue, MEXICAN_STRAIGHTS, mexicanDownStandIn), deck: 'mexican' },
  'mexican-joker-up': { ...forHigh(mexicanUpValue, MEXICAN_STRAIGHTS, mexicanUpStandIn), deck: 'mexican' },
  'forty-nine': {
    value: fortyNineValue,
    lay: layFortyNine,
    name: hand => ({ is: 'total', ranks: [], total: totalOf(fortyNineValue(hand)) }),
  },
  front: { value: frontValue, cards: 3, lay: layAceHigh, name: hand => groupName(groups(hand.map(rankOf))) },
  '2-7-middle': { ...deuceToSeven, value: twoSevenMiddleValue, none: shortOf('deuce-to-seven') },
  'nines-or-better': { ...forHigh(ninesOrBetterValue), none: shortOf('high') },
  'sixes-or-better': { ...forHigh(sixesOrBetterValue), none: shortOf('high') },
  'one-card': { value: oneCardValue, cards: 1, lay: layAceHigh, name: hand => groupName(groups(hand.map(rankOf))) },
  'two-cards': { value: twoCardsValue, cards: 2, lay: layAceHigh, name: hand => groupName(groups(hand.map(rankOf))) },
  'three-cards': { value: threeCardsValue, cards: 3, lay: layThree, name: threeCardsName },
  'ace-to-six': { value: aceToSixValue, lay: hand => layAceLow(hand, hand), name: aceToSixName },
}

const ranking = (name: RankingName): Ranking => {
  const {
    value: worthOf,
    lay,
    deck = 'standard',
    cards = 5,
    least = cards,
    size = () => cards,
    none = noLow,
  } = parts[name]
  // cards as text would be ranked as if they were nothing; no cards at all are worth least
  const checks = parts[name].checksItself ? isList : areCodes
  const value = (codes: Codes): Value => (checks(codes) ? worthOf(codes) : notCodes(name, codes))
  const nameOf = (codes: Codes): HandName => {
    const worth = value(codes)
    return worth === 0 ? none(codes) : parts[name].name(hand(codes, worth))
  }
  /** The cards that count: whatever can go without loss goes, the last first. */
  const hand = (codes: Codes, worth: Value): Codes => {
    let kept = codes
    for (let i = codes.length - 1; i >= 0 && kept.length > size(worth); i--) {
      const fewer = kept.toSpliced(i, 1)
      if (value(fewer) === worth) kept = fewer
    }
    return kept
  }
  return {
    name,
    deck,
    cards,
    least,
    value,
    best: codes => {
      const worth = value(codes)
      return worth === 0 ? [] : lay(hand(codes, worth))
    },
    nameOf,
    words: codes => handWords(nameOf(codes)),
  }
}

const isList = (codes: Codes): boolean => typeof codes === 'object' && codes?.length >= 0

const areCodes = (codes: Codes): boolean => {
  if (!isList(codes)) return false
  for (let i = 0; i < codes.length; i++) if (!isCode(codes[i])) return false
  return true
}

const notCodes = (name: RankingName, codes: unknown): never => {
  const wrong = Array.isArray(codes) ? codes.find(code => !isCode(code)) : codes
  throw wrongArgument(`rankings['${name}']`, wrong, CODES)
}

/** Every ranking by its name. */
export const rankings: Readonly<Record<RankingName, Ranking>> = {
  high: ranking('high'),
  'high-joker': ranking('high-joker'),
  'ace-to-five': ranking('ace-to-five'),
  'ace-to-five-joker': ranking('ace-to-five-joker'),
  'eight-or-better': ranking('eight-or-better'),
  'deuce-to-seven': ranking('deuce-to-seven'),
  'nine-or-better-2-7': ranking('nine-or-better-2-7'),
  badugi: ranking('badugi'),
  'badugi-ace-high': ranking('badugi-ace-high'),
  'badugi-high': ranking('badugi-high'),
  'short-deck': ranking('short-deck'),
  'mexican-joker-down': ranking('mexican-joker-down'),
  'mexican-joker-up': ranking('mexican-joker-up'),
  'forty-nine': ranking('forty-nine'),
  front: ranking('front'),
  '2-7-middle': ranking('2-7-middle'),
  'nines-or-better': ranking('nines-or-better'),
  'sixes-or-better': ranking('sixes-or-better'),
  'one-card': ranking('one-card'),
  'two-cards': ranking('two-cards'),
  'three-cards': ranking('three-cards'),
  'ace-to-six': ranking('ace-to-six'),
}
