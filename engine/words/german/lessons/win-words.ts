import type { Form, Share } from '../../../forms/form.ts'
import type { RankingName } from '../../../ranking/ranking.ts'

/** The heading of a part of the pot: "Die beste High-Hand", "Die Hälfte für das Low". */
export const winTitle = (form: Form, share: Share): string => {
  if (form.pot.length === 1) return TITLES[share.ranking]
  return `Die Hälfte für ${PARTS.get(share.name) ?? share.name}`
}

const PARTS: ReadonlyMap<string, string> = new Map([
  ['high', 'die High-Hand'],
  ['low', 'das Low'],
  ['razz', 'die Razz-Hand'],
  ['omaha', 'die Omaha-Hand'],
  ['draw', 'die Draw-Hand'],
  ['badugi', 'den Badugi'],
  ['deuce-to-seven', 'das Deuce-to-Seven-Low'],
  ['ace-to-five', 'das Ace-to-Five-Low'],
  ['top board', 'das obere Board'],
  ['middle board', 'das mittlere Board'],
  ['bottom board', 'das untere Board'],
])

const HIGH = 'Die beste High-Hand'
const LOWEST = 'Die niedrigste Hand'

const TITLES: Readonly<Record<RankingName, string>> = {
  high: HIGH,
  'high-joker': HIGH,
  'ace-to-five': LOWEST,
  'ace-to-five-joker': LOWEST,
  'eight-or-better': 'Das beste Low',
  'deuce-to-seven': LOWEST,
  'nine-or-better-2-7': 'Das beste Low',
  badugi: 'Der beste Badugi',
  'badugi-ace-high': 'Der beste Badugi',
  'badugi-high': 'Der höchste Badugi',
  'short-deck': HIGH,
  'mexican-joker-down': HIGH,
  'mexican-joker-up': HIGH,
  'forty-nine': 'Die meisten Augen',
  front: 'Die beste vordere Reihe',
  '2-7-middle': 'Die beste mittlere Reihe',
  'nines-or-better': HIGH,
  'sixes-or-better': HIGH,
  'one-card': 'Die höchste Karte',
  'two-cards': 'Die besten zwei Karten',
  'three-cards': 'Die besten drei Karten',
  'ace-to-six': LOWEST,
}

const FROM_FOUR = 'Vierling, Full House, Flush, Straße, Drilling, zwei Paare, ein Paar, die höchste Karte.'
const SHORT = 'Vierling, Flush, Full House, Straße, Drilling, zwei Paare, ein Paar'

/** What wins under a ranking, in a sentence or two. */
export const rankingTaught: Readonly<Record<RankingName, string>> = {
  high: `Von oben: Straight Flush, ${FROM_FOUR}`,
  'high-joker': `Von oben: fünf Asse, Straight Flush, ${FROM_FOUR}`,
  'ace-to-five':
    'Fünf verschiedene Werte, so niedrig wie möglich. Paare schaden, Straßen und Flushes nicht. Ein Low wird von der höchsten Karte abwärts gelesen, und 5-4-3-2-A ist das beste.',
  'ace-to-five-joker':
    'Fünf verschiedene Werte, so niedrig wie möglich, und der Joker steht für den niedrigsten, der dir fehlt. Paare schaden, Straßen und Flushes nicht. 5-4-3-2-A ist das Beste.',
  'eight-or-better':
    'Fünf verschiedene Werte bis zur Acht, das Ass niedrig. Straßen und Flushes schaden nicht. Ein Low wird von der höchsten Karte abwärts gelesen: 7-6-5-4-3 schlägt 8-4-3-2-A.',
  'deuce-to-seven':
    'Die schlechteste gewöhnliche Hand. Das Ass ist hoch, und Paare, Straßen und Flushes schaden alle. Gelesen wird von der höchsten Karte abwärts: 8-5-4-3-2 schlägt 8-6-4-3-2, und 7-5-4-3-2 ist das Beste.',
  'nine-or-better-2-7':
    'Fünf verschiedene Werte bis zur Neun, ohne Straße und ohne Flush. Das Ass ist hoch und hilft also nie. 7-5-4-3-2 ist das Beste.',
  badugi:
    'Bis zu vier Karten, jede in einer anderen Farbe und mit einem anderen Wert. Vier Karten schlagen drei; dann gewinnt die niedrigere höchste Karte. Das Ass ist niedrig.',
  'badugi-ace-high':
    'Bis zu vier Karten, jede in einer anderen Farbe und mit einem anderen Wert. Vier Karten schlagen drei; dann gewinnt die niedrigere höchste Karte. Das Ass ist hier hoch, 5-4-3-2 ist also das Beste.',
  'badugi-high':
    'Bis zu vier Karten, jede in einer anderen Farbe; Paare sind erlaubt. Vier Karten schlagen drei, dann gewinnen die höchsten Karten. Die vier Asse sind das Beste.',
  'short-deck': `Von oben: Straight Flush, ${SHORT}, die höchste Karte. Achte auf den Flush.`,
  'mexican-joker-down': `Von oben: Fünfling, Straight Flush, ${SHORT}. Ein verdeckter Joker ist jede Karte.`,
  'mexican-joker-up': `Von oben: Fünfling, Straight Flush, ${SHORT}.`,
  'forty-nine':
    'Zähl die Augen zusammen: Zehnen zählen zehn, das Ass eins, Bildkarten nichts. Die höchste Summe aus fünf Karten gewinnt.',
  front: 'Drei Karten: Ein Drilling schlägt ein Paar, ein Paar schlägt hohe Karten. Straßen und Flushes gibt es nicht.',
  '2-7-middle': 'Ein Deuce-to-Seven-Low mit Zehn oder besser: kein Paar, keine Straße, kein Flush, das Ass hoch.',
  'nines-or-better':
    'Eine gewöhnliche High-Hand, aber sie braucht ein Paar Neunen oder besser, um überhaupt zu zählen.',
  'sixes-or-better':
    'Eine gewöhnliche High-Hand, aber sie braucht ein Paar Sechsen oder besser, um überhaupt zu zählen. Die gemeinsame Karte darf helfen.',
  'one-card': 'Die höchste Karte gewinnt. Farben zählen nicht.',
  'two-cards': 'Ein Paar schlägt zwei verschiedene Karten; sonst gewinnen die höheren.',
  'three-cards': 'Von oben: Straight Flush, Drilling, Straße, Flush, ein Paar, die höchste Karte.',
  'ace-to-six':
    'Fünf verschiedene Werte, so niedrig wie möglich, das Ass niedrig. Paare, Straßen und Flushes schaden alle, 6-4-3-2-A ist also das Beste.',
}

/** Which cards may make a hand, where that isn't plain. */
export const fromTaught = (form: Form, { from, board }: Share): string => {
  const where = board === 'best' ? ' auf einem der Boards' : ''
  if (typeof from === 'object') return `Immer zwei deiner Karten und drei vom Board${where}.`
  if (from === 'own') return form.boards > 0 ? 'Nur die Karten auf deiner Hand zählen hier.' : ''
  if (form.boards > 0 && form.family === 'board') return 'Fünf beliebige aus deinen Karten und denen des Boards.'
  return form.family === 'stud' && form.streets.length > 4 ? 'Die besten deiner sieben Karten zählen.' : ''
}
