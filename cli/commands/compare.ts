import { type Card, compareHands, isCard, rankings } from '@cardroom/engine'
import { belongsTo, UNKNOWN } from '@cardroom/engine/cards'
import {
  fields,
  isRecord,
  type Kind,
  known,
  listOf,
  type Problem,
  problemIn,
  said,
  type TypeOf,
} from '@cardroom/engine/kinds'
import { type Comparison, RANKINGS, type RankingName } from '@cardroom/engine/ranking'
import { Command, Option } from 'commander'
import { answerLines } from '../lines.ts'
import { wrong } from '../problems.ts'

/** `cardroom compare`: two hands a line in, which of them is better and what each of them is out. */
export const compareCommand = (): Command =>
  new Command('compare')
    .summary('which of two hands is better, and what each one is')
    .description('Compare two hands per line: {"a":["As","Kd",…],"b":[…]} in; the result and both hands in words out.')
    .addOption(new Option('--ranking <name>', 'the ranking to compare them by').choices(RANKINGS).makeOptionMandatory())
    .addHelpText('after', HELP)
    .action(({ ranking }: { readonly ranking: RankingName }) => answerLines(line => comparison(ranking, line)))

/** The answer to one line, whose hands are alternatives: a card may stand in both. */
export const comparison = (name: RankingName, line: unknown): Comparison | Problem => {
  const own = isRecord(line) ? { a: line.a, b: line.b } : line
  const off = problemIn(HANDS, own)
  if (off !== null) return off
  const { a, b } = own as TypeOf<typeof HANDS>
  return handWrong(name, 'a', a) ?? handWrong(name, 'b', b) ?? compareHands(name, a, b)
}

const hand: Kind<readonly Card[]> = said(
  'cards such as ["As","Kd"]',
  listOf(known<Card>(isCard, 'a card such as As, Td, 9c, the joker Jo')),
)
const HANDS = said('an object with two hands: {"a":["As","Kd",…],"b":[…]}', fields({ a: hand, b: hand }))

const handWrong = (name: RankingName, at: 'a' | 'b', hand: readonly Card[]): Problem | null => {
  const { deck, least } = rankings[name]
  if (hand.includes(UNKNOWN)) return wrong(at, 'unknown-card')
  const strange = hand.find(card => !belongsTo(deck, card))
  if (strange !== undefined) return wrong(at, 'not-played-with', { ranking: name, card: strange, deck })
  const twice = hand.find((card, i) => hand.indexOf(card) !== i)
  if (twice !== undefined) return wrong(at, 'card-twice', { card: twice })
  if (hand.length >= least) return null
  return wrong(at, 'too-few-cards', { ranking: name, needed: least, cards: hand.length })
}

const HELP = `
Example:
  echo '{"a":["As","Ah","Kd","Kc","2s"],"b":["Qs","Qh","Qd","4c","3s"]}' | cardroom compare --ranking high
  {"result":-1,"aQualifies":true,"bQualifies":true,"aIs":"two pair, aces and kings, deuce kicker","bIs":"three queens, four and three kickers"}

result is 1 if a is better, -1 if b is, 0 if they are equal. With more cards than the ranking needs, the best ones count.
A hand that doesn't qualify loses to one that does; two that don't are equal. The two hands may share cards.
`
