import { type Card, type CardCode, codeOf, JOKER, RANKS, rankOf, suitOf } from '../../cards/card.ts'
import type { Form } from '../../forms/form.ts'
import { combinations } from '../../ranking/combinations.ts'
import { pips } from '../../ranking/forty-nine.ts'
import type { RankingName } from '../../ranking/ranking.ts'
import { rankings } from '../../ranking/rankings.ts'

/** The cards that a player of an example throws away in a draw: those that do nothing for what the form is played for. */
export const drawnAway = (form: Form, own: readonly Card[], most: number): readonly Card[] => {
  const kept = keptFor(form, own)
  return own.filter(card => !kept.has(card)).slice(0, most)
}

/** The cards that go where exactly this many must: those whose loss leaves the best hand, as far as it can be seen. */
export const thrownAway = (
  form: Form,
  own: readonly Card[],
  others: readonly Card[],
  count: number,
): readonly Card[] => {
  const worth = (gone: readonly Card[]): number => {
    const left = [...own.filter(card => !gone.includes(card)), ...others].map(codeOf)
    return form.pot.reduce((sum, { ranking }) => sum + liking(ranking, left), 0)
  }
  return combinations(own, count).toSorted((a, b) => worth(b) - worth(a))[0] ?? []
}

/** How much a few cards promise under a ranking: what they are, else how near they are to it. */
const liking = (name: RankingName, codes: readonly CardCode[]): number => {
  const ranking = rankings[name]
  const low = LOW_TOP.get(name)
  if (low !== undefined) return lowRanks(codes, low).length - codes.length / 100
  if (codes.length >= ranking.least) return ranking.value(codes) / 1e9
  const ranks = codes.map(rankOf)
  return (ranks.length - new Set(ranks).size) * 20 + ranks.reduce((sum, rank) => sum + rank, 0) / 13
}

const keptFor = (form: Form, own: readonly Card[]): ReadonlySet<Card> => {
  const names = form.pot.filter(({ from }) => typeof from !== 'object').map(({ ranking }) => ranking)
  const wishes = names.map(name => keptBy(name, own))
  // the larger part of the hand decides where the parts want different cards
  return new Set(wishes.toSorted((a, b) => b.length - a.length)[0] ?? own)
}

const keptBy = (name: RankingName, own: readonly Card[]): readonly Card[] => {
  const top = LOW_TOP.get(name)
  if (top !== undefined) return ofRanks(own, lowRanks(own.filter(isPlain).map(codeOf), top))
  if (name === 'forty-nine') return own.filter(card => pips(codeOf(card)) > 7)
  if (name === 'badugi-high') return highestOfSuits(own)
  return keptForHigh(own)
}

/** Rankings that are played low, with the highest rank that is worth keeping; a badugi wants other suits as well. */
const LOW_TOP: ReadonlyMap<RankingName, { readonly top: number; readonly aceLow: boolean; readonly suits: boolean }> =
  new Map([
    ['ace-to-five', { top: RANKS.indexOf('8'), aceLow: true, suits: false }],
    ['ace-to-five-joker', { top: RANKS.indexOf('8'), aceLow: true, suits: false }],
    ['eight-or-better', { top: RANKS.indexOf('8'), aceLow: true, suits: false }],
    ['deuce-to-seven', { top: RANKS.indexOf('8'), aceLow: false, suits: false }],
    ['nine-or-better-2-7', { top: RANKS.indexOf('9'), aceLow: false, suits: false }],
    ['badugi', { top: RANKS.indexOf('8'), aceLow: true, suits: true }],
    ['badugi-ace-high', { top: RANKS.indexOf('8'), aceLow: false, suits: true }],
  ])

type Low = { readonly top: number; readonly aceLow: boolean; readonly suits: boolean }

const ACE = RANKS.length - 1

/** The codes that count for a low: each rank once, and each suit once where that is asked. */
const lowRanks = (codes: readonly CardCode[], { top, aceLow, suits }: Low): readonly CardCode[] => {
  const place = (code: CardCode): number => (aceLow && rankOf(code) === ACE ? -1 : rankOf(code))
  const kept: CardCode[] = []
  for (const code of codes.toSorted((a, b) => place(a) - place(b))) {
    if (place(code) > top || kept.some(it => rankOf(it) === rankOf(code))) continue
    if (suits && kept.some(it => suitOf(it) === suitOf(code))) continue
    kept.push(code)
  }
  return kept
}

const isPlain = (card: Card): boolean => card !== JOKER

const ofRanks = (own: readonly Card[], kept: readonly CardCode[]): readonly Card[] =>
  own.filter(card => !isPlain(card) || kept.includes(codeOf(card)))

/** The highest card of each suit, if it is worth keeping: ranks may repeat in a badugi for high. */
const highestOfSuits = (own: readonly Card[]): readonly Card[] =>
  own.filter(card => {
    const rank = rankOf(codeOf(card))
    return rank >= RANKS.indexOf('8') && own.every(other => other[1] !== card[1] || rankOf(codeOf(other)) <= rank)
  })

/** Pairs and better stay; without one four of a suit do, else the two highest cards. */
const keptForHigh = (own: readonly Card[]): readonly Card[] => {
  const plain = own.filter(isPlain)
  const paired = plain.filter(card => plain.filter(other => other[0] === card[0]).length > 1)
  if (own.length >= 5 && rankings.high.value(plain.map(codeOf)) >= STRAIGHT && plain.length === 5) return own
  if (paired.length > 0) return own.filter(card => !isPlain(card) || paired.includes(card))
  const suited = plain.filter(card => plain.filter(other => other[1] === card[1]).length > 3)
  if (suited.length > 0) return own.filter(card => !isPlain(card) || suited.includes(card))
  const high = plain.toSorted((a, b) => codeOf(b) - codeOf(a)).slice(0, 2)
  return own.filter(card => !isPlain(card) || high.includes(card))
}

/** The worst straight: a hand of this value stands pat. */
const STRAIGHT = rankings.high.value((['5s', '4h', '3d', '2c', 'As'] as const).map(codeOf))
