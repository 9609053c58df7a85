import type { Deal } from './deal.ts'
import { legal, type RowsDue } from './legal.ts'
import type { Refusal, Why } from './refusal.ts'

/** A refusal as a person would say it: what is wrong, and what is accepted instead. */
export const refusalWords = (refusal: Refusal, deal?: Deal): string => {
  const accepted = deal === undefined ? '' : acceptedWords(deal)
  return [`${words[refusal.why](refusal)}.`, accepted].filter(part => part !== '').join(' ')
}

/** What may be done at this moment, in a sentence. */
export const acceptedWords = (deal: Deal): string => {
  const due = legal(deal)
  switch (due.due) {
    case 'ruling':
      return `Play waits for a ruling: ${due.options.join(' or ')}.`
    case 'nobody':
      return 'The deal is over.'
    case 'dealer':
      return due.act.do === 'award' ? 'The dealer pushes the pot now.' : `The dealer's ${due.act.do} is due.`
    case 'show':
      return `Seat ${due.seat} may show${due.muck ? ' or muck' : ''}.`
    case 'draw':
      return `Seat ${due.seat} may throw away up to ${due.most} cards.`
    case 'discard':
      return `${seats(due.seats)} must throw away ${due.cards}.`
    case 'turn-up':
      return `Seat ${due.seat} may turn his downcard up or keep it down.`
    case 'rows':
      return due.hands.map(rowsWords).join(' ')
    case 'betting': {
      const may = [
        due.fold ? 'fold' : '',
        due.check ? 'check' : '',
        due.callTo === null ? '' : `call to ${due.callTo}`,
        due.bringIn === null ? '' : `bring in for ${due.bringIn.join(' or ')}`,
        due.wager === null ? '' : wagerWords(due.wager),
        due.declareOpen ? 'declare the pot open' : '',
      ]
      return `Seat ${due.seat} may ${list(may.filter(part => part !== ''))}.`
    }
  }
}

const wagerWords = ({ least, most, sizes }: { least: number; most: number; sizes: readonly number[] }): string => {
  if (sizes.length > 0) return `wager ${sizes.join(' or ')}`
  return least === most ? `wager ${least}` : `wager ${least} to ${most}`
}

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`

const seats = (numbers: readonly number[]): string => (numbers.length === 1 ? 'Seat ' : 'Seats ') + numbers.join(', ')

const words: Readonly<Record<Why, (refusal: Refusal) => string>> = {
  'no-deal-yet': () => 'No deal has started',
  'deal-has-started': () => 'This deal has started already',
  'deal-is-over': () => 'The deal is over',
  'too-few-players': ({ count }) => `This form needs at least ${count} players`,
  'too-many-players': ({ count }) => `This form seats at most ${count} players`,
  'seat-twice': ({ seat }) => `Seat ${seat} is taken twice`,
  'seat-not-a-number': ({ seat, about }) => `${about ?? 'A seat'} must be a whole number from 1 on, not ${seat}`,
  'chips-not-whole': ({ seat, about }) =>
    `${about ?? `Seat ${seat}`} must have a whole number of chips${about ? '' : ', at least one'}`,
  'no-chip-plays': ({ seat, least }) => `Seat ${seat} has no chip that plays: the smallest in play is ${least}`,
  'stakes-not-whole': ({ about }) => `The ${about} must be a whole number of chips, 0 or more`,
  'stakes-missing': ({ about }) => `The stakes need a fitting ${about} for this form`,
  'structure-not-played': ({ about }) => `This form is played at ${about || 'points'}`,
  'not-dealt-in': ({ seat }) => `Seat ${seat} is not dealt in`,
  'not-your-turn': ({ seat }) => `It is seat ${seat}'s turn`,
  'not-the-time': ({ about }) => `${about ?? 'That'} is not possible now`,
  'dealer-is-due': () => 'It is the dealer’s turn',
  'player-is-due': ({ seat }) => `Seat ${seat} has to act first`,
  'wrong-number-of-cards': ({ count, about }) => `${about ? `${about}: ` : ''}${count} cards are wanted`,
  'card-not-in-deck': ({ card }) => `${card} is not among these cards`,
  'card-twice': ({ card }) => `${card} lies somewhere else already`,
  'card-not-held': ({ card }) => `${card} is not in this hand`,
  'cards-are-in-the-deck': () => 'The cards of this deal come from its deck and are not told',
  'must-bet-or-fold': () => 'In this round one bets or folds',
  'facing-a-bet': ({ least }) => `There is a bet of ${least} to answer`,
  'nothing-to-call': () => 'There is nothing to call',
  'bring-in-is-due': () => 'The forced bet is due first',
  'no-bring-in-is-due': () => 'No forced bet is due',
  'raising-is-capped': ({ count }) => `The bet and ${count} raises are in: raising is capped`,
  'betting-not-reopened': () => 'The raise was too short to open the betting again for one who has acted',
  'nobody-left-to-bet-against': () => 'Nobody is left who could call',
  'no-check-raise': () => 'One who has checked may not raise in this form',
  'only-call-or-fold': () => 'No bet or raise is possible here',
  'openers-needed': () => 'It takes a pair of jacks or better to open',
  'must-open-for-more': ({ least }) => `The first to come in opens for at least ${least}`,
  'did-not-open': ({ seat }) => `Seat ${seat} did not open on openers`,
  'openers-were-good': ({ seat }) => `Seat ${seat} had openers`,
  'splitting-not-declared': () => 'One who splits his openers must say so, and his discards are kept',
  'openers-not-split': () => 'Openers may not be split here',
  'barred-until-won': ({ seat }) => `Seat ${seat} opened falsely and waits until another has won the pot`,
  'not-dealt-in-before': ({ seat }) => `Seat ${seat} was not dealt in when money was left in the pot`,
  'wager-too-small': ({ least }) => `That is too little: at least ${least}`,
  'wager-too-big': ({ most }) => `That is too much: at most ${most}`,
  'wager-not-a-size': ({ sizes }) => `A wager here is ${sizes?.join(' or ')}`,
  'wager-not-whole-chips': ({ count }) => (count ? `Wagers go in chips of ${count}` : 'Wagers are whole chips'),
  'too-many-discards': ({ count }) => `At most ${count} cards may be thrown away`,
  'cannot-run-it': ({ count }) => `What is to come cannot be dealt ${count} times`,
  'not-all-agree': ({ seat }) => `Seat ${seat} has not agreed`,
  'cannot-chop': () => 'The blinds cannot be chopped here',
  'nothing-to-see': ({ seat }) => `Seat ${seat} has thrown away no hand that could be shown`,
  'last-hand-need-not-muck': ({ seat }) => `Seat ${seat} is the last with a claim to a pot and cannot give it up`,
  'hand-must-be-shown': ({ seat }) => `Seat ${seat} must show his hand here and may not throw it away`,
  'holecards-must-be-shown': ({ seat }) =>
    `Seat ${seat} must show his holecards to share, also when he plays the board`,
  'board-does-not-play': () => 'In this form nobody can play the board alone',
  'asking-is-denied': ({ seat }) => `Seat ${seat} has lost the right to ask for hands`,
  'not-his-to-ask': ({ seat }) => `Seat ${seat} did not pay for the last wager and may not ask`,
  'not-his-to-deny': () => 'The right to ask for hands cannot be taken away like that',
  'hand-was-not-called': ({ seat }) =>
    `The hand of seat ${seat} was not called, and only called hands may be asked for`,
  'no-hand-is-shown': () => 'No hand that was thrown away is shown here',
  'ground-and-floor-needed': ({ seat }) =>
    `The hand of seat ${seat} is shown only if collusion is suspected and a floorperson is present`,
  'rest-stays-hidden': ({ seat }) => `Seat ${seat} need not show the cards that nobody has seen`,
  'no-claim-to-this-pot': ({ seat, about }) => `Seat ${seat} has no claim to ${about}`,
  'part-not-read': ({ about }) => `Who takes ${about} is not said`,
  'somebody-takes-it': ({ about }) => `Somebody takes ${about}: every hand qualifies for it`,
  'cards-are-dealt-here': () => 'The cards of this deal are known: they speak for themselves',
  'no-split-by-agreement': () => 'Only the cards divide a pot, never an agreement',
  'no-pot': () => 'Points are played for: there is no pot to post or carry chips into',
  'no-straddle-here': ({ about }) => `No straddle is taken ${about}: the blinds alone are posted`,
  'straddle-not-from-there': ({ seat, about }) => `Seat ${seat} is in no place to straddle: that is for ${about}`,
  'too-many-straddles': ({ seat, count }) =>
    `Seat ${seat} may not straddle: ${count === 1 ? 'one straddle is' : `${count} straddles are`} all that is taken`,
  'straddle-is-due': ({ seat, most }) => `The straddle is mandatory here: seat ${seat} posts ${most}`,
  'no-kill-here': ({ about }) => `The pot cannot be killed ${about}`,
  'too-many-kills': ({ count }) => `A deal is killed ${count === 1 ? 'once' : `${count} times`} and no more`,
  'too-few-chips-to-kill': ({ seat, least }) => `Seat ${seat} needs ${least} chips to kill the pot`,
  'post-not-a-size': ({ about, least, most, sizes }) =>
    `A ${about} here is ${sizes ? sizes.join(' or ') : least === most ? most : `${least} to ${most}`}`,
  'no-ruling-is-due': ({ about }) => (about ? `No such ruling is due: ${about}` : 'No ruling is due'),
  'cannot-have-happened': ({ about }) => `That cannot have happened here: ${about}`,
  'ruling-is-pending': () => 'Play waits for a ruling',
  'barred-by-a-ruling': ({ seat, about }) => `By a ruling seat ${seat} may not ${about} now`,
  'not-known': ({ about }) => `There is no such thing as ${about}`,
  'rows-do-not-fit': ({ about }) => `The rows do not fit: ${about}`,
}

const rowsWords = ({ seat, place, discard }: RowsDue): string => {
  const laid = `Seat ${seat} lays ${place} ${place === 1 ? 'card' : 'cards'}`
  return discard === 0 ? `${laid}.` : `${laid} and throws away ${discard}.`
}
