import type { Refusal as DealRefusal } from '../deal/refusal.ts'
import { refusalWords } from '../deal/refusal-words.ts'
import type { TableRefusal, TableWhy } from './refusal.ts'
import type { Time } from './time.ts'

/** A refusal at a table as a person would say it: what is wrong, what is accepted instead, and by which rules. */
export const tableRefusalWords = (refusal: TableRefusal): string => {
  const rules = refusal.rules ?? []
  const said = `${words[refusal.why](refusal)}.`
  return rules.length === 0 ? said : `${said} (${rules.join(', ')})`
}

type Say = (refusal: TableRefusal) => string

const who = ({ player }: TableRefusal): string => player ?? 'That player'
const about = ({ about: it }: TableRefusal, before = ' ('): string =>
  it === undefined ? '' : `${before}${it}${before === ' (' ? ')' : ''}`
/** The time of day that a clock shows; times are counted from any midnight. */
const clock = (time: Time | undefined): string => {
  if (time === undefined) return 'later'
  const seconds = Math.floor(time / 1000)
  const two = (number: number): string => `${number}`.padStart(2, '0')
  return `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
/** What of an amount is accepted. */
const amounts = ({ least, most }: TableRefusal): string => {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`
  if (least !== undefined) return `${least} or more`
  return most === undefined ? 'a whole number of chips, 1 or more' : `up to ${most}`
}
const inTheDeal = (deal: DealRefusal | undefined): string =>
  deal === undefined ? '' : `: ${refusalWords(deal).replace(/\.$/, '')}`

const words: Readonly<Record<TableWhy, Say>> = {
  'no-such-order': () => 'No table knows that order',
  'no-table-yet': () => 'No table is open yet; it opens with a placard',
  'table-is-open': () => 'The table is open already',
  'table-is-closed': () => 'The night is over at this table',
  'placard-makes-no-sense': it => `No table can open with this placard${about(it, ': ')}`,
  'time-goes-back': ({ until }) => `That was before what has happened here; from ${clock(until)} on is accepted`,
  'deal-is-on': it => `A deal is on${about(it)}; please wait until it is over`,
  'no-deal-is-on': () => 'No deal is on; the dealer calls the next one',
  'deal-cannot-start': ({ deal }) => `The deal cannot start${inTheDeal(deal)}`,
  'not-this-deal': () =>
    'That is not how the deal that is on can end: every seat in it has its chips, and none is made or lost',
  'no-such-seat': it =>
    `There is no such seat here${it.most === undefined ? '' : `; seats 1 to ${it.most} are accepted`}${about(it)}`,
  'seat-is-taken': ({ seat }) => `Seat ${seat} is taken; please choose another`,
  'has-a-seat': it => `${who(it)} has a seat here already`,
  'no-seat': it => `${who(it)} has no seat here; take one first`,
  'not-at-the-table': it => `${who(it)} is not at this table${about(it)}`,
  'chips-not-whole': it =>
    `${it.about === undefined ? 'That' : `The number of ${it.about}`} does not come out: ${amounts(it)} is accepted`,
  'buy-in-too-small': it => `That is too little${about(it, ' for ')}: ${amounts(it)} is accepted`,
  'buy-in-too-big': it => `That is too much: ${amounts(it)} is accepted`,
  'too-few-players': it => `Too few can play${about(it, ' at ')}: ${it.least ?? 2} are needed`,
  'button-is-drawn': ({ seat }) => `The first button is drawn: seat ${seat} has it`,
  'button-not-drawn': () => 'The first button has not been drawn yet; everybody draws a card for it',
  'not-this-draw': it => `That is not a draw for the button${about(it, ': it takes ')}`,
  'not-a-way-in': it => `${who(it)} cannot come in like that; accepted${about(it, ': ')}`,
  'not-due-for-it': it => `${who(it)} is not due for ${it.about ?? 'that'}${inTheDeal(it.deal)}`,
  'not-his-to-say': it => `That is not for ${who(it)} to say${about(it, '; it is for ')}`,
  'not-played-here': it => `That is not done here${about(it, ': ')}`,
  'not-all-agree': it => `Not everybody has agreed${about(it, '; asked are still ')}`,
  'not-the-time': it => `Not now${about(it, ': ')}${it.until === undefined ? '' : `; from ${clock(it.until)} on`}`,
  'must-bring-back': it =>
    `${who(it)} brings back what was taken off the table: ${amounts(it)} until ${clock(it.until)}`,
  'must-bring-all': it => `${who(it)} brings the whole stack along: ${amounts(it)}`,
  'may-not-sit-together': it =>
    `${who(it)} may not sit at one table with ${it.about ?? 'somebody here'}; another table is open to both`,
  'nothing-to-add-to': it => `${who(it)} has nothing to add to${about(it, '; first comes ')}`,
  'not-from-there': it => `These chips do not come from there${about(it, '; they come from ')}`,
  'nothing-on-its-way': it => `${who(it)} has no chips on their way`,
  'floor-decides': it => `The floor decides on that; without it ${amounts(it)} is accepted`,
  'cash-does-not-play': it => `Cash does not play here${about(it, '; accepted: ')}; chips do`,
  'count-is-off': it => `The count is off: there are ${amounts(it)}`,
  'not-for-another': () => 'Nobody puts chips in for another, or gives him some to play; each plays his own',
  'chips-are-needed': it => `Smaller chips are still needed${about(it, ': ')}`,
  away: it => `${who(it)} is away from the table; come back first`,
  'not-away': it => `${who(it)} is at the table`,
  'box-is-missing': ({ seat }) => `First a box is put over the chips at seat ${seat}`,
  'seat-is-played-over': ({ seat }) =>
    `Seat ${seat} is played over: owner and stand-in stay where they are until that is over`,
  barred: it => `${who(it)} plays here no more`,
  'too-many-guests': it => `${who(it)} has as many guests as are allowed: ${it.most ?? 0}`,
  'no-such-penalty': it => `There is no such penalty${about(it, '; accepted: ')}`,
  'not-in-the-deal': it => `${who(it)} is not in this deal; those who were dealt in may`,
  'not-his-turn': it => `It is not ${who(it)}’s turn`,
  'not-his-seat': it => `Seat ${it.seat} is ${it.about ?? 'another’s'}; each plays his own hand`,
  'clock-runs': ({ until }) => `A clock is running until ${clock(until)}`,
  'no-clock-runs': () => 'No clock is running',
  'card-is-missing': it => `${who(it)} needs the card of the house to take a seat`,
  'no-such-note': it => `There is no such note${about(it, '; there are ')}`,
  'may-rack': it => `${who(it)} may play from a rack`,
}
