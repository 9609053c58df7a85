import type { Seat } from '@cardroom/engine'
import { isRecord, wrongArgument } from '@cardroom/engine/kinds'
import { newsWords } from '@cardroom/engine/words'
import type { About } from '../history.ts'
import type { FilledIn, Lost, UnwrittenAbout, WriteRefusal } from '../written.ts'
import { problemWords } from './problems.ts'

/** Why a deal can’t be written, in words. */
export const unwrittenWords = (refusal: WriteRefusal): string => {
  if (!isRecord(refusal) || !Object.hasOwn(UNWRITTEN, refusal.why))
    throw wrongArgument('unwrittenWords', refusal, 'a refusal such as writeHand gives')
  return (UNWRITTEN[refusal.why] as (about: unknown) => string)(refusal.about)
}

/** What a format can't hold, in words. */
export const lostWords = (lost: Lost): string => {
  switch (lost?.what) {
    case 'event':
      return newsWords(lost.event)
    case 'hand-name':
      return `the hand is called ${lost.hand}: written as 0`
    case 'hand-number':
      return `the hand has no number: ${lost.stands === '' ? 'left empty' : `written as ${lost.stands}`}`
    case 'filled-in':
      return `${FILLED_IN[lost.of]}: written as ${lost.stands}`
    case 'player-names':
      return `the names of ${seatNames(lost.seats)} aren’t known: written as Player and the seat`
    case 'date':
      return `the date isn’t known in full: written as ${lost.stands}`
    case 'time':
      return `the time of day isn’t known: written as ${lost.stands}`
    case 'time-zone':
      return `the time zone isn’t known: written as ${lost.stands}`
    case 'fields':
      return `fields of other programs: ${lost.names.join(', ')}`
    case 'facts':
      return lost.names.map(name => FACTS[name]).join(', ')
    case 'deck':
      return 'the order of the deck and the burncards'
    case 'book':
      return `the rulebook, ${typeof lost.book === 'string' ? lost.book : lost.book.name}`
    case 'holecards':
      return `the holecards of ${seatNames(lost.seats)}: only the hero’s are written`
    case 'discards':
      return `the discards of ${seatNames(lost.seats)}: only the hero’s are written`
    case 'finishing':
      return `the final stacks that the file states for ${seatNames(lost.seats)}: the hand comes out differently`
    case 'winnings':
      return `the winnings that the file states for ${seatNames(lost.seats)}: the pots come out differently`
    case 'buy-in':
      return 'the buy-in isn’t known and is left out'
    case 'level':
      return 'the level isn’t known: written as I'
    case 'event-name':
      return `the event is called ${lost.event}: written as ${lost.stands}`
    case 'table-name':
      return `the name of the table: written as ${lost.stands}`
    case 'currency':
      return `the currency, ${lost.currency}: written as play money`
    case 'standard':
      return STANDARD[lost.why](lost.names)
    default:
      throw wrongArgument('lost', lost satisfies never, 'a loss such as writeHand lists')
  }
}

/** The same for a whole run, without what differs from hand to hand: each thing by its name. */
export const lostNames = (lost: Lost): readonly string[] => {
  switch (lost?.what) {
    case 'facts':
      return lost.names.map(name => FACTS[name])
    case 'hand-name':
      return ['names of hands that aren’t numbers: written as 0']
    case 'filled-in':
      return [
        `${FILLED_IN[lost.of]}: written as ${lost.of === 'seat-count' ? 'the highest seat' : lost.of === 'seats' ? '1, 2, 3 … from the button’s left' : lost.stands}`,
      ]
    case 'player-names':
      return ['names of players aren’t known: written as Player and the seat']
    case 'date':
      return ['dates aren’t known in full: what’s missing is written as 1 January 2000']
    case 'time':
      return ['the time of day isn’t known: written as midnight']
    case 'time-zone':
      return ['the time zone isn’t known: the time is written unchanged']
    case 'holecards':
      return ['holecards of players other than the hero']
    case 'discards':
      return ['discards of players other than the hero']
    case 'finishing':
      return ['final stacks that the file states and the hand doesn’t come out with']
    case 'winnings':
      return ['winnings that the file states and the pots don’t come out with']
    default:
      return [lostWords(lost)]
  }
}

const seatNames = (seats: readonly Seat[]): string => seats.map(seat => `seat ${seat}`).join(', ')

const FILLED_IN: Readonly<Record<FilledIn, string>> = {
  site: 'the site isn’t known',
  table: 'the table isn’t known',
  'seat-count': 'the number of seats isn’t known',
  seats: 'seat numbers aren’t known',
  setting: 'whether it was a cash game isn’t known',
  currency: 'the currency isn’t known',
  rake: 'the rake isn’t known',
  'tournament-number': 'the tournament isn’t known',
}

const FACTS: Readonly<Record<keyof About, string>> = {
  players: 'the names',
  hand: 'the number of the hand',
  table: 'the table',
  seatCount: 'the number of seats',
  level: 'the level',
  event: 'the event',
  venue: 'the venue',
  address: 'the address',
  city: 'the city',
  region: 'the region',
  postalCode: 'the postal code',
  country: 'the country',
  url: 'the web address',
  author: 'the author',
  day: 'the day',
  month: 'the month',
  year: 'the year',
  time: 'the time',
  timeZone: 'the time zone',
  timeZoneAbbreviation: 'the time zone’s abbreviation',
  currency: 'the currency',
  currencySymbol: 'the currency sign',
  timeLimit: 'the time limit',
  timeBanks: 'the time banks',
  hero: 'the hero',
  fast: 'that it was a fast-fold table',
  buyIn: 'the buy-in',
  bounties: 'the bounties',
  sittingOut: 'the players sitting out',
  utc: 'the moment in UTC',
  rake: 'the rake',
  collected: 'what each player collected',
  remarks: 'talk and remarks',
  unsaid: 'what the file doesn’t say',
}

const STANDARD: Readonly<Record<Extract<Lost, { what: 'standard' }>['why'], (names: readonly string[]) => string>> = {
  'no-code': ([form]) => `PHH has no code for ${form}: other programs can’t read this hand`,
  'run-outs': () => 'PHH can’t express run-outs: other programs can’t read this hand',
  orders: names => `PHH can’t express ${names.join(', ')}: other programs read the hand without them, if at all`,
  start: names => `PHH can’t express all of the ${names.join(', ')}: other programs may play the hand differently`,
}

const FORMATS = { pokerstars: 'PokerStars', ohh: 'Open Hand History' } as const

const UNWRITTEN: { readonly [Why in keyof UnwrittenAbout]: (about: UnwrittenAbout[Why]) => string } = {
  'bets-off': () => 'the bets aren’t the big blind and twice the big blind',
  'big-blind-off': ({ blind, least }) =>
    `the big blind of ${blind} would be read as the minimum bet, which is ${least}`,
  'blinds-off': ({ blinds }) => `${blinds} blinds can’t be written`,
  'blinds-over-two': () => 'more than two blinds can’t be written',
  carried: () => 'chips from an earlier hand were in the pot, and the format has no way to say so',
  'dead-money': ({ amount }) => `dead money of ${amount} can’t be written`,
  'deal-not-over': () => 'the deal hasn’t ended',
  'does-not-fit': () => 'the hand doesn’t fit the rules',
  'event-without-words': ({ event }) => `the format has no way to say this: ${newsWords(event)}`,
  'kill-posted': () => 'a kill can’t be written',
  'name-off': ({ name }) => `${JSON.stringify(name)} can’t be written as a name`,
  'no-game': ({ format, form }) =>
    format === 'ohh' ? `Open Hand History can’t hold ${form}` : `PokerStars has no game for ${form}`,
  'no-history': ({ of }) => problemWords(of),
  'no-structure': ({ format, structure }) => `${FORMATS[format]} has no ${structure} games`,
  'post-off': ({ amount }) => `a post of ${amount} can’t be written`,
  'run-from-the-first-street': () => 'the format has no way to write run-outs from the first street',
  'same-name': ({ name }) => `two players are called ${name}`,
  'stack-unknown': ({ seat }) => `nobody knows the stack of seat ${seat}`,
  'stud-not-at-limit': () => 'PokerStars plays stud only at limit',
}
