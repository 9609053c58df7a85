import type { Refusal } from '../../deal/refusal.ts'
import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import { cards, chips, does, NOTHING, orList, type Say, say, seat, whose } from '../say.ts'
import { ACTS, misfit, noKill, noStraddle, potPart, STAKES, straddlers, unknown } from './deal-about.ts'
import { decisionSay } from './decisions.ts'
import { houseProblemsOf } from './house-problems.ts'
import { impossibleSay } from './impossible.ts'
import { cardCount, counted, times } from './voice.ts'

/** What is wrong with a command, in a sentence. */
export const dealRefusal = (refusal: Refusal): Say => say`${dealReason(refusal)}.`

/** The same without its full stop, to stand in another sentence. */
export const dealReason = (refusal: Refusal): Say => madeOf(refusals, refusal)

const at = ({ seat: number = 0 }: Refusal): { readonly seat: number } => ({ seat: number })
const least = ({ least: amount = 0 }: Refusal): Say => [chips(amount)]
const most = ({ most: amount = 0 }: Refusal): Say => [chips(amount)]

/** `20`, `20 or 40`, `20 to 100`. */
const amounts = (it: Refusal): Say => {
  if (it.sizes !== undefined) return orList(it.sizes.map(chips))
  return it.least === it.most ? most(it) : say`${least(it)} to ${most(it)}`
}

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: ByWhy<Refusal, Say> = {
  'no-deal-yet': () => say`No hand has started`,
  'deal-has-started': () => say`This hand has already started`,
  'deal-is-over': () => say`The hand is over`,
  'too-few-players': ({ count = 2 }) => say`This game needs at least ${String(count)} players`,
  'too-many-players': ({ count = 2 }) => say`This game seats at most ${String(count)} players`,
  'seat-twice': it => say`${does(at(it), 'is', 'are')} listed twice`,
  'seat-not-a-number': it =>
    say`${it.about === undefined ? 'A seat' : 'The button'} must be a whole number from 1 up, not ${String(it.seat)}`,
  'chips-not-whole': it =>
    it.about === undefined
      ? say`${does(at(it), 'needs', 'need')} a whole number of chips, at least one`
      : say`The chips left in the pot must be a whole number`,
  'no-chip-plays': it => say`${does(at(it), 'has', 'have')} no chip that plays: the smallest in play is ${least(it)}`,
  'stakes-not-whole': ({ about }) =>
    say`The ${about === undefined ? 'stakes' : STAKES[about]} must be a whole number of chips, 0 or more`,
  'stakes-missing': ({ about }) =>
    say`The stakes need a suitable ${about === undefined ? 'amount' : STAKES[about]} for this game`,
  'structure-not-played': ({ about = [] }) =>
    about.length === 0 ? say`This game is played for points` : say`This game is played at ${orList(about)}`,
  'not-dealt-in': it => say`${does(at(it), 'isn’t', 'aren’t')} in this hand`,
  'not-your-turn': it => say`It’s ${whose(at(it))} turn`,
  'not-the-time': ({ about }) => say`${about === undefined ? 'That' : ACTS[about]} isn’t possible now`,
  'dealer-is-due': () => say`It’s the dealer’s turn`,
  'player-is-due': it => say`${does(at(it), 'has', 'have')} to act first`,
  'wrong-number-of-cards': ({ count = 0, about }) =>
    say`${about === undefined ? '' : 'Fantasyland: '}${cardCount(count)} needed`,
  'card-not-in-deck': it => say`${card(it)} isn’t among these cards`,
  'card-twice': it => say`${card(it)} is already in use`,
  'card-not-held': it => say`${card(it)} isn’t in this hand`,
  'cards-are-in-the-deck': () => say`The cards of this hand come from its deck: you can’t name them`,
  'must-bet-or-fold': () => say`You must bet or fold in this round`,
  'facing-a-bet': it => say`There’s a bet of ${least(it)} to call`,
  'nothing-to-call': () => say`There’s nothing to call`,
  'bring-in-is-due': () => say`The bring-in comes first`,
  'no-bring-in-is-due': () => say`No bring-in is due`,
  'raising-is-capped': ({ count = 0 }) => say`Betting is capped at a bet and ${counted(count)} raises`,
  'betting-not-reopened': () => say`The raise was too short to reopen the betting for a player who has acted`,
  'nobody-left-to-bet-against': () => say`Nobody is left to call`,
  'no-check-raise': () => say`Check-raising isn’t allowed in this game`,
  'only-call-or-fold': () => say`You can’t bet or raise here`,
  'no-chips-left': () => say`There are no chips left to bet`,
  'openers-needed': () => say`You need a pair of jacks or better to open`,
  'must-open-for-more': it => say`The first player in opens for at least ${least(it)}`,
  'did-not-open': it => say`${does(at(it), 'didn’t', 'didn’t')} open with openers`,
  'openers-were-good': it => say`${does(at(it), 'had', 'had')} openers`,
  'splitting-not-declared': () => say`A player who splits openers must say so, and the discards are kept`,
  'openers-not-split': () => say`Openers can’t be split here`,
  'barred-until-won': it =>
    say`${does(at(it), 'opened', 'opened')} falsely and must wait until another player wins the pot`,
  'not-dealt-in-before': it => say`${does(at(it), 'wasn’t', 'weren’t')} in the hand when money was left in the pot`,
  'wager-too-small': it => say`That’s too little: the minimum is ${least(it)}`,
  'wager-too-big': it => say`That’s too much: the maximum is ${most(it)}`,
  'wager-not-a-size': ({ sizes = [] }) => say`A bet here is ${orList(sizes.map(chips))}`,
  'wager-not-whole-chips': ({ count }) =>
    count ? say`Bets go in chips of ${chips(count)}` : say`Bets are whole chips`,
  'too-many-discards': ({ count = 0 }) => say`You can discard at most ${cardCount(count)}`,
  'burns-stay': () => say`A card is burned before each street here, run-outs included`,
  'cannot-run-it': ({ count = 2 }) => say`It can’t be run ${times(count)}`,
  'not-all-agree': it => say`${does(at(it), 'hasn’t', 'haven’t')} agreed`,
  'cannot-chop': () => say`The blinds can’t be chopped here`,
  'nothing-to-see': it => say`${does(at(it), 'has', 'have')} no mucked hand to show`,
  'last-hand-need-not-muck': it =>
    say`${does(at(it), 'is', 'are')} the last with a claim to a pot and can’t give it up`,
  'hand-must-be-shown': it => say`${does(at(it), 'must', 'must')} show the hand here and can’t muck it`,
  'holecards-must-be-shown': it =>
    say`${does(at(it), 'must', 'must')} show the holecards to share the pot, even when playing the board`,
  'board-does-not-play': () => say`Nobody can play the board alone in this game`,
  'asking-is-denied': it => say`${does(at(it), 'has', 'have')} lost the right to ask to see hands`,
  'not-theirs-to-ask': it => say`${does(at(it), 'didn’t', 'didn’t')} call the last bet and can’t ask to see hands`,
  'not-theirs-to-deny': () => say`The right to ask to see hands can’t be taken away like that`,
  'hand-was-not-called': it => say`${whose(at(it))} hand wasn’t called, and only called hands can be asked for`,
  'no-hand-is-shown': () => say`Mucked hands aren’t shown here`,
  'ground-and-floor-needed': it =>
    say`${whose(at(it))} hand is shown only on suspicion of collusion, with a floorperson present`,
  'rest-stays-hidden': it => say`${does(at(it), 'doesn’t', 'don’t')} have to show cards nobody has seen`,
  'no-claim-to-this-pot': it =>
    say`${does(at(it), 'has', 'have')} no claim to ${it.about === undefined ? 'this pot' : potPart(it.about)}`,
  'part-not-read': ({ about }) => say`Nobody has said who wins ${about === undefined ? 'this part' : potPart(about)}`,
  'somebody-takes-it': ({ about }) =>
    say`Somebody wins ${about === undefined ? 'this part' : potPart(about)}: every hand qualifies for it`,
  'cards-are-dealt-here': () => say`The cards of this hand are known: cards speak`,
  'no-split-by-agreement': () => say`Players can’t agree to split a pot: the cards decide`,
  'no-pot': () => say`This game is played for points: there’s no pot to put chips into`,
  'no-straddle-here': ({ about }) =>
    say`No straddle ${about === undefined ? 'here' : noStraddle(about)}: only the blinds are posted`,
  'straddle-not-from-there': it =>
    say`${does(at(it), 'can’t', 'can’t')} straddle from there${it.about === undefined ? NOTHING : say`: that’s for ${straddlers(it.about)}`}`,
  'too-many-straddles': it => say`${does(at(it), 'can’t', 'can’t')} straddle: ${straddles(it.count ?? 0)}`,
  'straddle-is-due': it => say`The straddle is mandatory here: ${does(at(it), 'posts', 'post')} ${most(it)}`,
  'no-kill-here': ({ about }) => say`The pot can’t be killed ${about === undefined ? 'here' : noKill(about)}`,
  'too-many-kills': ({ count = 1 }) => say`A hand can be killed ${times(count)} at most`,
  'too-few-chips-to-kill': it => say`${does(at(it), 'needs', 'need')} ${least(it)} chips to kill the pot`,
  'post-not-a-size': it => say`A ${it.about ?? 'post'} here is ${amounts(it)}`,
  'no-ruling-is-due': () => say`There’s nothing to rule on`,
  'no-such-ruling': ({ decisions = [] }) => say`That isn’t a way to rule here: ${orList(decisions.map(decisionSay))}`,
  'cannot-have-happened': ({ impossible: it }) =>
    say`That can’t have happened here${it === undefined ? NOTHING : say`: ${impossibleSay(it)}`}`,
  'ruling-is-pending': () => say`Play is stopped for a ruling`,
  'barred-by-a-ruling': it => say`By a ruling, ${seat(it.seat ?? 0)} can’t ${orList(it.about ?? ['bet', 'raise'])} now`,
  'not-known': ({ about }) => (about === undefined ? say`There’s no such thing` : unknown(about)),
  'house-makes-no-sense': it => say`No hand can be played under these house rules${houseProblemsOf(it)}`,
  'rows-do-not-fit': ({ about }) => say`The rows don’t fit${about === undefined ? NOTHING : say`: ${misfit(about)}`}`,
}

const card = ({ card: it }: Refusal): Say => (it === undefined ? NOTHING : cards([it]))

const straddles = (count: number): string =>
  count === 1 ? 'one straddle is the limit' : `${counted(count)} straddles are the limit`
