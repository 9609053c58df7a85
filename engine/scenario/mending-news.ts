import type { Card } from '../cards/card.ts'
import type { CardMove, Pile, Repair } from '../deal/mending.ts'
import { incidentReported, inWords } from './incident-spoken.ts'
import { deciderWords, type News, takenWords } from './news-parts.ts'

/** The words for what went wrong and what is done about it. */
export const mendingNews: News = {
  IncidentReported: ({ incident }) => `Reported: ${incidentReported(incident)}.`,
  ErrorMade: ({ error }) => `A mistake that nobody has noticed: ${inWords(error.incident.type)}.`,
  ErrorNoticed: () => 'A mistake is noticed.',
  RulingGiven: ({ decision, by }) => `Ruling by ${deciderWords(by)}: ${decisionWords(decision)}.`,
  RulingDue: ({ decides, options }) =>
    `${capital(deciderWords(decides))} has to rule: ${options.map(({ decision }) => decisionWords(decision)).join(', or ')}.`,
  CardsMoved: ({ moves }) => movedWords(moves),
  FaultCounted: ({ fault, cards }) => `Counted as ${fault}: ${cards.join(' ')}.`,
  RepairDue: ({ repair }) => `${repairWords(repair)}.`,
  WagersBarred: ({ seat }) => `Seat ${seat} may neither bet nor raise in this round.`,
  ActsBarred: ({ seat, acts, lasts }) =>
    `Seat ${seat} may not ${acts.join(' or ')} ${lasts === 'turn' ? 'on the next turn' : 'in this round'}.`,
  DealVoided: ({ why, back, kept }) =>
    [
      `The deal is void (${why.replaceAll('-', ' ')})`,
      back.length === 0 ? '' : `: ${takenWords(back)}`,
      kept === 0 ? '' : `; ${kept} stays for the next deal`,
      '.',
    ].join(''),
  HandKilled: ({ seat, why }) => `The hand of seat ${seat} is dead (${why.replaceAll('-', ' ')}).`,
  HandRetrieved: ({ seat, cards }) =>
    `The hand of seat ${seat} is live again${cards.length > 0 ? `: ${cards.join(' ')}` : ''}.`,
  DrawOwed: ({ seat, cards }) =>
    `Seat ${seat} gets ${cards === 1 ? 'one card' : `${cards} cards`} when the others have theirs.`,
  StreetTakenBack: () => 'The cards of the street are off the table again.',
  PotCorrected: ({ moves }) =>
    `Put right: ${moves.map(({ from, to, amount }) => `${amount} from seat ${from} to seat ${to}`).join(', ')}.`,
  ChipsFound: ({ seat, amount, to }) =>
    seat === to ? `${amount} more of seat ${seat} plays.` : `${amount} of seat ${seat} goes to seat ${to}.`,
  ButtonsDue: ({ seats }) => `The next buttons: ${seats.map(seat => `seat ${seat}`).join(', then ')}.`,
  RunsStruck: () => 'Only the first run-out counts.',
}

/** A decision as one would say it: `hand-dead` is `hand dead`. */
export const decisionWords = (decision: string): string => decision.replaceAll('-', ' ')

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A card that goes back to where it lay, to keep its place among the others, is not worth a word; if all do, they are known now. */
const movedWords = (moves: readonly CardMove[]): string => {
  const away = moves.filter(({ from, to }) => pileWords(from) !== pileWords(to))
  if (away.length === 0) return `Known now: ${moves.map(({ card }) => card).join(' ')}.`
  return `${capital(routes(away).map(routeWords).join(', '))}.`
}

type Route = { readonly cards: readonly Card[]; readonly from: Pile; readonly to: Pile }

/** Cards that go the same way one after the other are told together. */
const routes = (moves: readonly CardMove[]): readonly Route[] => {
  const found: Route[] = []
  for (const { card, from, to } of moves) {
    const last = found.at(-1)
    const goesOn =
      last !== undefined && pileWords(last.from) === pileWords(from) && pileWords(last.to) === pileWords(to)
    if (goesOn) found[found.length - 1] = { ...last, cards: [...last.cards, card] }
    else found.push({ cards: [card], from, to })
  }
  return found
}

const routeWords = ({ cards, from, to }: Route): string =>
  `${cards.join(' ')} ${cards.length === 1 ? 'goes' : 'go'} from ${pileWords(from)} to ${pileWords(to)}`

const pileWords = (pile: Pile): string => {
  if (typeof pile === 'string') return PILES[pile]
  if ('board' in pile) return pile.board === 0 ? 'the board' : `board ${pile.board + 1}`
  return `seat ${pile.seat}'s ${pile.face}cards`
}

const PILES = {
  stub: 'the top of the stub',
  'stub-bottom': 'the bottom of the stub',
  burns: 'the burns',
  muck: 'the muck',
  aside: 'the cards set aside',
  discards: 'the discards',
} as const satisfies Readonly<Record<Extract<Pile, string>, string>>

const repairWords = (repair: Repair): string => {
  const words = (REPAIRS as Readonly<Record<string, string | undefined>>)[repair.do] ?? repair.do.replaceAll('-', ' ')
  return 'seat' in repair ? `${words} (seat ${repair.seat})` : words
}

const REPAIRS = {
  'skip-burn': 'The next burn is left out',
  'burn-first': 'One card more is burned before the next cards',
  reshuffle: 'The stub is shuffled before the next cards',
  'set-aside': 'Cards are set aside until there is one for each player still in',
  'has-card': 'He has his next card already',
  'deal-down': 'His next card comes down',
  'pass-over': 'His upcard does not make the forced bet',
  'fill-up': 'His hand is filled up in the draw',
} as const
