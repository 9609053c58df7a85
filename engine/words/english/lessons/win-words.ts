import type { Form, Share } from '../../../forms/form.ts'
import type { RankingName } from '../../../ranking/ranking.ts'

/** The heading of a part of the pot: "The whole pot", "Half for the low". */
export const winTitle = (form: Form, share: Share): string => {
  if (form.pot.length === 1) return TITLES[share.ranking]
  return `Half for the ${PARTS.get(share.name) ?? share.name}`
}

const PARTS: ReadonlyMap<string, string> = new Map([
  ['high', 'high hand'],
  ['razz', 'razz hand'],
  ['omaha', 'Omaha hand'],
  ['draw', 'draw hand'],
  ['deuce-to-seven', 'deuce-to-seven low'],
  ['ace-to-five', 'ace-to-five low'],
])

const TITLES: Readonly<Record<RankingName, string>> = {
  high: 'The best high hand',
  'high-joker': 'The best high hand',
  'ace-to-five': 'The lowest hand',
  'ace-to-five-joker': 'The lowest hand',
  'eight-or-better': 'The best low',
  'deuce-to-seven': 'The lowest hand',
  'nine-or-better-2-7': 'The best low',
  badugi: 'The best badugi',
  'badugi-ace-high': 'The best badugi',
  'badugi-high': 'The highest badugi',
  'short-deck': 'The best high hand',
  'mexican-joker-down': 'The best high hand',
  'mexican-joker-up': 'The best high hand',
  'forty-nine': 'The highest count',
  front: 'The best front row',
  '2-7-middle': 'The best middle row',
  'nines-or-better': 'The best high hand',
  'sixes-or-better': 'The best high hand',
  'one-card': 'The highest card',
  'two-cards': 'The best two cards',
  'three-cards': 'The best three cards',
  'ace-to-six': 'The lowest hand',
}

/** What wins under a ranking, in a sentence or two. */
export const rankingTaught: Readonly<Record<RankingName, string>> = {
  high: 'From the top: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, a pair, the high card.',
  'high-joker':
    'From the top: five aces, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, a pair, the high card.',
  'ace-to-five':
    'Five different ranks, as low as possible. Pairs hurt, straights and flushes don’t. Lows are read from the highest card down, and 5-4-3-2-A is the best.',
  'ace-to-five-joker':
    'Five different ranks, as low as possible, the joker standing for the lowest you lack. Pairs hurt, straights and flushes don’t. 5-4-3-2-A is the best.',
  'eight-or-better':
    'Five different ranks of eight or lower, the ace low. Straights and flushes don’t hurt. Lows are read from the highest card down: 7-6-5-4-3 beats 8-4-3-2-A.',
  'deuce-to-seven':
    'The worst ordinary hand. The ace is high, and pairs, straights and flushes all hurt. Hands are read from the highest card down: 8-5-4-3-2 beats 8-6-4-3-2, and 7-5-4-3-2 is the best.',
  'nine-or-better-2-7':
    'Five different ranks of nine or lower, with no straight and no flush. The ace is high, so it never helps. 7-5-4-3-2 is the best.',
  badugi:
    'Up to four cards, each of a different suit and rank. Four cards beat three; then the lower highest card wins. The ace is low.',
  'badugi-ace-high':
    'Up to four cards, each of a different suit and rank. Four cards beat three; then the lower highest card wins. The ace is high here, so 5-4-3-2 is the best.',
  'badugi-high':
    'Up to four cards, each of a different suit; pairs are fine. Four cards beat three, then the highest cards win. The four aces are the best.',
  'short-deck':
    'From the top: straight flush, four of a kind, flush, full house, straight, three of a kind, two pair, a pair, the high card. Mind the flush.',
  'mexican-joker-down':
    'From the top: five of a kind, straight flush, four of a kind, flush, full house, straight, three of a kind, two pair, a pair. A hidden joker is wild.',
  'mexican-joker-up':
    'From the top: five of a kind, straight flush, four of a kind, flush, full house, straight, three of a kind, two pair, a pair.',
  'forty-nine':
    'Add up the pips: tens count ten, the ace one, face cards nothing. The highest total of five cards wins.',
  front: 'Three cards: three of a kind beats a pair, a pair beats high cards. There are no straights or flushes.',
  '2-7-middle': 'A deuce-to-seven low of ten or better: no pair, no straight, no flush, the ace high.',
  'nines-or-better': 'An ordinary high hand, but it needs a pair of nines or better to count at all.',
  'sixes-or-better':
    'An ordinary high hand, but it needs a pair of sixes or better to count at all. The shared card may help.',
  'one-card': 'The highest card wins. Suits don’t matter.',
  'two-cards': 'A pair beats two different cards; otherwise the higher cards win.',
  'three-cards': 'From the top: straight flush, three of a kind, straight, flush, a pair, the high card.',
  'ace-to-six':
    'Five different ranks, as low as possible, the ace low. Pairs, straights and flushes all hurt, so 6-4-3-2-A is the best.',
}

/** Which cards may make a hand, where that isn't plain. */
export const fromTaught = (form: Form, { from, board }: Share): string => {
  const where = board === 'best' ? ' on either board' : ''
  if (typeof from === 'object') return `Two of your own cards and three from the board${where}, always.`
  if (from === 'own') return form.boards > 0 ? 'Only the cards in your hand count here.' : ''
  if (form.boards > 0 && form.family === 'board') return 'Any five of your cards and the board’s.'
  return form.family === 'stud' && form.streets.length > 4 ? 'The best of your seven cards count.' : ''
}
