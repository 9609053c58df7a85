import type { Deal } from './deal.ts'
import { legal } from './legal.ts'
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
      return due.hands.map(it => `Seat ${it.seat} lays ${it.place} cards and throws away ${it.discard}.`).join(' ')
    case 'betting': {
      const may = [
        due.fold ? 'fold' : '',
        due.check ? 'check' : '',
        due.callTo === null ? '' : `call to ${due.callTo}`,
        due.bringIn === null ? '' : `bring in for ${due.bringIn.join(' or ')}`,
        due.wager === null ? '' : wagerWords(due.wager),
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
  'only-call-or-fold': () => 'One may only call or fold',
  'openers-needed': () => 'It takes a pair of jacks or better to open',
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
  'no-pot': () => 'Points are played for: there is no pot to post or carry chips into',
  'not-known': ({ about }) => `There is no such thing as ${about}`,
  'rows-do-not-fit': ({ about }) => `The rows do not fit: ${about}`,
}
