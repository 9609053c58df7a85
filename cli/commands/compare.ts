import {
  type Card,
  type Comparison,
  compareHands,
  type DeckName,
  isCard,
  type RankingName,
  rankings,
} from '@cardroom/engine'
import { belongsTo, UNKNOWN } from '@cardroom/engine/cards'
import { numberWords, RANKINGS } from '@cardroom/engine/ranking'
import { Command, Option } from 'commander'
import { answerLines, Unusable } from '../lines.ts'

/** `cardroom compare`: two hands a line in, which of them is better and what each of them is out. */
export const compareCommand = (): Command =>
  new Command('compare')
    .summary('which of two hands is better, and what each one is')
    .description('Compare two hands per line: {"a":["As","Kd",…],"b":[…]} in; the result and both hands in words out.')
    .addOption(new Option('--ranking <name>', 'the ranking to compare them by').choices(RANKINGS).makeOptionMandatory())
    .addHelpText('after', HELP)
    .action(({ ranking }: { readonly ranking: RankingName }) => answerLines(line => comparison(ranking, line)))

/** The answer to one line, whose hands are alternatives: a card may stand in both. */
export const comparison = (name: RankingName, line: unknown): Comparison => {
  if (typeof line !== 'object' || line === null || Array.isArray(line))
    throw new Unusable('expected an object with two hands: {"a":["As","Kd",…],"b":[…]}')
  const { a, b }: { readonly a?: unknown; readonly b?: unknown } = line
  return compareHands(name, handOf(name, 'a', a), handOf(name, 'b', b))
}

const handOf = (name: RankingName, field: 'a' | 'b', hand: unknown): readonly Card[] => {
  const wrong = (what: string): Unusable => new Unusable(`"${field}" ${what}`)
  if (hand === undefined) throw wrong('is missing: expected a list of cards like ["As","Kd"]')
  if (!Array.isArray(hand)) throw wrong(`must be a list of cards like ["As","Kd"], got ${JSON.stringify(hand)}`)
  const { deck, least } = rankings[name]
  const cards: Card[] = []
  for (const card of hand as readonly unknown[]) {
    if (!isCard(card)) throw wrong(`has ${JSON.stringify(card)}, which is not a card: write As, Td, 9c, the joker Jo`)
    if (card === UNKNOWN) throw wrong('has an unknown card, which cannot be ranked')
    if (!belongsTo(deck, card)) throw wrong(`has ${card}, which ${name} is not played with: ${DECKS[deck]}`)
    if (cards.includes(card)) throw wrong(`has ${card} twice`)
    cards.push(card)
  }
  if (cards.length < least)
    throw wrong(
      `needs at least ${numberWords(least)} ${least === 1 ? 'card' : 'cards'} for ${name}, got ${cards.length}`,
    )
  return cards
}

const DECKS: Readonly<Record<DeckName, string>> = {
  standard: 'its deck has 52 cards and no joker',
  joker: 'its deck has 52 cards and the joker',
  short: 'its deck has 36 cards, sixes to aces',
  mexican: 'its deck has 41 cards, no eights, nines and tens, and the joker',
}

const HELP = `
Example:
  echo '{"a":["As","Ah","Kd","Kc","2s"],"b":["Qs","Qh","Qd","4c","3s"]}' | cardroom compare --ranking high
  {"result":-1,"aQualifies":true,"bQualifies":true,"aIs":"two pair, aces and kings, deuce kicker","bIs":"three queens, four and three kickers"}

result is 1 if a is better, -1 if b is, 0 if they are equal. More cards than the ranking needs means the best of them.
A hand that does not qualify loses to one that does; two such are equal. The two hands may share cards.
`
