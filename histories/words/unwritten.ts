import { newsWords } from '@cardroom/engine/words'
import type { About } from '../history.ts'
import type { Lost, UnwrittenAbout, WriteRefusal } from '../written.ts'
import { problemWords } from './problems.ts'

/** Why a deal cannot be written, in words. */
export const unwrittenWords = ({ why, about }: WriteRefusal): string =>
  (UNWRITTEN[why] as (about: unknown) => string)(about)

/** What a format does not hold, in words. */
export const lostWords = (lost: Lost): string => {
  switch (lost.what) {
    case 'event':
      return newsWords(lost.event)
    case 'hand-name':
      return `the hand is called ${lost.hand}: 0 stands for it`
    case 'date':
      return `the date is not known: ${lost.stands} stands for it`
    case 'time':
      return `the time of day is not known: ${lost.stands} stands for it`
    case 'time-zone':
      return `the time zone is not known: ${lost.stands} stands for it`
    case 'fields':
      return `fields of other programs: ${lost.names.join(', ')}`
    case 'facts':
      return lost.names.map(name => FACTS[name]).join(', ')
    case 'deck':
      return 'the order of the deck and the burncards'
    case 'book':
      return `the rulebook, ${typeof lost.book === 'string' ? lost.book : lost.book.name}`
    case 'holecards':
      return `the holecards of ${lost.seats.map(seat => `seat ${seat}`).join(', ')}: only the hero’s are written`
    case 'buy-in':
      return 'the buy-in is not known and left out'
    case 'level':
      return 'the level is not known: I stands for it'
    case 'event-name':
      return `the event is called ${lost.event}: ${lost.stands} stands for it`
    case 'table-name':
      return `the name of the table: ${lost.stands} stands for it`
    case 'currency':
      return `the currency, ${lost.currency}: amounts stand without a sign`
    case 'standard':
      return STANDARD[lost.why](lost.names)
  }
}

/** The same for a whole run, in which what differs from hand to hand need not be said: each thing by its name. */
export const lostNames = (lost: Lost): readonly string[] => {
  switch (lost.what) {
    case 'facts':
      return lost.names.map(name => FACTS[name])
    case 'hand-name':
      return ['names of hands that are no numbers: 0 stands for them']
    case 'date':
      return ['dates are not known, and a day in 2000 stands for them']
    case 'time':
      return ['the time of day is not known: midnight stands for it']
    case 'time-zone':
      return ['the time zone is not known: the time stands as it is']
    case 'holecards':
      return ['holecards of players other than the hero']
    default:
      return [lostWords(lost)]
  }
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
  timeZoneAbbreviation: 'the letters of the time zone',
  currency: 'the currency',
  currencySymbol: 'the sign of the currency',
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
}

const STANDARD: Readonly<Record<Extract<Lost, { what: 'standard' }>['why'], (names: readonly string[]) => string>> = {
  'no-code': ([form]) => `PHH has no code for ${form}: other programs can’t read this hand`,
  'run-outs': () => 'PHH has no words for run-outs: other programs can’t read this hand',
  orders: names => `PHH has no words for ${names.join(', ')}: other programs read the hand without them, if at all`,
  start: names => `PHH cannot say all of the ${names.join(', ')}: other programs may play the hand otherwise`,
}

const FORMATS = { pokerstars: 'PokerStars', ohh: 'Open Hand History' } as const

const UNWRITTEN: { readonly [Why in keyof UnwrittenAbout]: (about: UnwrittenAbout[Why]) => string } = {
  'bets-off': () => 'the bets are not the big blind and twice the big blind',
  'big-blind-off': ({ blind, least }) =>
    `the big blind of ${blind} would be taken for the minimum bet, which is ${least}`,
  'blinds-off': ({ blinds }) => `${blinds} blinds cannot be written`,
  'blinds-over-two': () => 'more than two blinds cannot be written',
  carried: () => 'chips of an earlier deal were in the pot, and there are no words for that',
  'dead-money': ({ amount }) => `dead money of ${amount} cannot be written`,
  'deal-not-over': () => 'the deal has not ended',
  'does-not-fit': () => 'the hand does not fit the rules',
  'event-without-words': ({ event }) => `there are no words for this: ${newsWords(event)}`,
  'kill-posted': () => 'a kill cannot be written',
  'name-off': ({ name }) => `${JSON.stringify(name)} cannot be written as a name`,
  'no-game': ({ format, form }) =>
    format === 'ohh' ? `Open Hand History cannot hold ${form}` : `PokerStars has no game for ${form}`,
  'no-history': ({ of }) => problemWords(of),
  'no-structure': ({ format, structure }) => `${FORMATS[format]} has no ${structure} games`,
  'post-off': ({ amount }) => `a post of ${amount} cannot be written`,
  'run-from-the-first-street': () => 'there are no words for run-outs from the first street on',
  'same-name': ({ name }) => `two players are called ${name}`,
  'stack-unknown': ({ seat }) => `nobody knows the stack of seat ${seat}`,
  'stud-not-at-limit': () => 'PokerStars plays stud only at limit',
}
