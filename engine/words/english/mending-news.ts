import type { DealEvent, WhyKilled, WhyVoided } from '../../deal/events.ts'
import type { CardMove, Decider, Pile, Repair } from '../../deal/mending.ts'
import { type Route, routesOf } from '../card-routes.ts'
import type { NewsOf } from '../news-of.ts'
import { cards, chips, does, joined, NOTHING, type Say, say, seat, whose } from '../say.ts'
import { decisionSay } from './decisions.ts'
import { incidentSay } from './incidents.ts'
import { taken } from './shares.ts'
import { cardCount } from './voice.ts'

/** What went wrong and what is done about it, in a sentence each. */
export const mendingNews: Pick<NewsOf<DealEvent>, Mending> = {
  IncidentReported: ({ incident }) => say`Reported: ${incidentSay(incident)}.`,
  ErrorMade: ({ error }) => say`Not noticed yet: ${incidentSay(error.incident)}.`,
  ErrorNoticed: () => say`Somebody notices a mistake.`,
  RulingGiven: ({ decision, by }) => say`Ruling (${deciderSay(by)}): ${decisionSay(decision)}.`,
  RulingDue: ({ decides, options }) =>
    say`Ruling needed from ${deciderSay(decides)}: ${joined(
      options.map(({ decision }) => decisionSay(decision)),
      ', ',
      ' or ',
    )}.`,
  CardsMoved: ({ moves }) => moved(moves),
  CardsSetAside: ({ cards: out }) => say`Set aside: ${cards(out)}.`,
  FaultCounted: ({ fault, cards: counted }) => say`Counted as ${fault}: ${cards(counted)}.`,
  DrawOwed: ({ seat: at, cards: count }) =>
    say`${does({ seat: at }, 'gets', 'get')} ${cardCount(count)} after everyone else has drawn.`,
  StreetTakenBack: () => say`This street’s cards come off the table.`,
  RepairDue: ({ repair }) => say`${repairSay(repair)}.`,
  WagersBarred: ({ seat: at }) => say`${does({ seat: at }, 'can’t', 'can’t')} bet or raise in this round.`,
  ActsBarred: ({ seat: at, acts, lasts }) =>
    say`${does({ seat: at }, 'can’t', 'can’t')} ${acts.join(' or ')} ${lasts === 'turn' ? 'on the next turn' : 'in this round'}.`,
  CalledShort: ({ seat: at, put }) => say`${does({ seat: at }, 'calls', 'call')} with ${chips(put)}, and it stands.`,
  AbsenceNoted: ({ seat: at }) => say`${does({ seat: at }, 'is', 'are')} marked away.`,
  AbsenceEnded: ({ seat: at }) => say`${does({ seat: at }, 'is', 'are')} back.`,
  DealVoided: ({ why, back, kept }) =>
    say`The hand is void (${VOIDED[why]})${back.length === 0 ? NOTHING : say`. Returned: ${taken(back)}`}${
      kept === 0 ? NOTHING : say`; ${chips(kept)} stays in the pot for the next hand`
    }.`,
  HandKilled: ({ seat: at, why }) => say`${whose({ seat: at })} hand is dead: ${KILLED[why]}.`,
  HandRetrieved: ({ seat: at, cards: back }) =>
    say`${whose({ seat: at })} hand is live again${back.length === 0 ? NOTHING : say`: ${cards(back)}`}.`,
  PotCorrected: ({ moves }) =>
    say`Pot corrected: ${joined(
      moves.map(({ from, to, amount }) => say`${chips(amount)} from ${seat(from)} to ${seat(to)}`),
      ', ',
    )}.`,
  ChipsFound: ({ seat: at, amount, to }) =>
    at === to
      ? say`${chips(amount)} more of ${whose({ seat: at })} chips play.`
      : say`${chips(amount)} of ${whose({ seat: at })} chips go to ${seat(to)}.`,
  ButtonsDue: ({ seats }) => say`Next on the button: ${joined(seats.map(seat), ', then ')}.`,
  RunsStruck: () => say`Only the first run counts.`,
}

type Mending =
  | 'IncidentReported'
  | 'ErrorMade'
  | 'ErrorNoticed'
  | 'RulingGiven'
  | 'RulingDue'
  | 'CardsMoved'
  | 'CardsSetAside'
  | 'FaultCounted'
  | 'DrawOwed'
  | 'StreetTakenBack'
  | 'RepairDue'
  | 'WagersBarred'
  | 'ActsBarred'
  | 'CalledShort'
  | 'AbsenceNoted'
  | 'AbsenceEnded'
  | 'DealVoided'
  | 'HandKilled'
  | 'HandRetrieved'
  | 'PotCorrected'
  | 'ChipsFound'
  | 'ButtonsDue'
  | 'RunsStruck'

/** Who rules. */
export const deciderSay = (by: Decider | 'book'): Say => (typeof by === 'string' ? [`the ${by}`] : [seat(by.seat)])

/** Cards that stay where they are need no words; if all do, the news is what they are. */
const moved = (moves: readonly CardMove[]): Say => {
  const routes = routesOf(moves)
  if (routes.length === 0) return say`Now known: ${cards(moves.map(({ card }) => card))}.`
  return say`${joined(routes.map(routeSay), ', ')}.`
}

const routeSay = ({ cards: list, from, to }: Route): Say =>
  say`${cards(list)} ${list.length === 1 ? 'goes' : 'go'} from ${pileSay(from)} to ${pileSay(to)}`

const pileSay = (pile: Pile): Say => {
  if (typeof pile === 'string') return [PILES[pile]]
  if ('board' in pile) return [pile.board === 0 ? 'the board' : `board ${pile.board + 1}`]
  return say`${whose({ seat: pile.seat })} ${pile.face}cards`
}

const PILES = {
  stub: 'the top of the stub',
  'stub-bottom': 'the bottom of the stub',
  burns: 'the burn pile',
  muck: 'the muck',
  aside: 'the cards set aside',
  discards: 'the discards',
} as const satisfies Readonly<Record<Extract<Pile, string>, string>>

const repairSay = (repair: Repair): Say => {
  switch (repair.do) {
    case 'skip-burn':
      return say`The next burn is skipped`
    case 'burn-first':
      return say`One extra card is burned before the next cards`
    case 'reshuffle':
      return say`The stub is reshuffled before the next cards`
    case 'set-aside':
      return say`Cards are set aside until there is one for each player still in`
    case 'has-card':
      return say`${does(repair, 'already has', 'already have')} the next card`
    case 'deal-down':
      return say`${whose(repair)} next card comes face down`
    case 'pass-over':
      return say`${whose(repair)} upcard doesn’t bring it in`
    case 'fill-up':
      return say`${whose(repair)} hand is filled in the draw`
    case 'give-last':
      return say`${does(repair, 'gets', 'get')} ${cardCount(repair.cards)} after the others`
  }
}

/** Why the whole hand is void. */
const VOIDED = {
  misdeal: 'misdeal',
  redeal: 'redeal',
  'stub-fouled': 'fouled stub',
  'duplicate-card': 'duplicate card',
  'foreign-card': 'card from another deck',
  'card-missing': 'card missing from the deck',
  'boxed-cards': 'boxed cards',
} as const satisfies Readonly<Record<WhyVoided, string>>

/** Why a player’s hand is dead. */
const KILLED = {
  miscalled: 'it was miscalled',
  'pair-not-announced': 'the pair wasn’t announced',
  mucked: 'it was mucked',
  'thrown-forward': 'it was thrown forward',
  'mixed-with-another': 'its cards were mixed with another hand',
  hidden: 'its cards were hidden',
  absent: 'its player was absent',
  clock: 'the clock ran out',
  'turn-passed': 'its player let the turn pass',
  'owed-blind': 'an owed blind wasn’t posted',
  shown: 'it was shown',
  'dealt-dead': 'it was dealt to a dead seat',
  'holecards-exposed': 'its holecards were exposed',
  'stray-joker': 'it held a stray joker',
  'boxed-card': 'it held a boxed card',
  'dropped-card': 'a card fell off the table',
  'damaged-card': 'it held a damaged card',
  'upcards-lifted': 'its upcards were picked up',
  'upcards-reordered': 'its upcards were rearranged',
  'not-discarded': 'its player didn’t discard in time',
  'not-dealt-in': 'its player wasn’t entitled to a hand',
  'wrong-number-of-cards': 'it had the wrong number of cards',
  'wrong-number-set': 'the wrong number of cards was set',
} as const satisfies Readonly<Record<WhyKilled, string>>
