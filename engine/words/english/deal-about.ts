import type { DealAbout, PotPart, Unknown } from '../../deal/refusal-about.ts'
import { cards, orList, type Part, type Say, say } from '../say.ts'
import { cardCount } from './voice.ts'

/** A part of a pot: `the low of side pot 1, run-out 2`. */
export const potPart = ({ pot, run, share }: PotPart): string =>
  `the ${share} of ${pot === 0 ? 'the main pot' : `side pot ${pot}`}${run === 0 ? '' : `, run-out ${run + 1}`}`

/** What somebody named, and there is none. */
export const unknown = (it: Unknown): Say => {
  if ('board' in it) return say`There’s no board ${String(it.board)}`
  if ('part' in it) return it.twice ? say`You gave ${potPart(it.part)} twice` : say`Nobody can win ${potPart(it.part)}`
  if ('post' in it) return say`There’s no post called ${it.post}`
  return 'book' in it ? say`There’s no rulebook called ${it.book}` : say`There’s no setting called ${it.setting}`
}

/** What is wrong with cards that are laid into rows, and what fits. */
export const misfit = (it: DealAbout['rows-do-not-fit']): Say => {
  switch (it.why) {
    case 'not-as-many-rows':
      return say`there are ${String(it.rows)} rows`
    case 'row-is-full':
      return say`the ${it.row} row has room for ${it.room === 0 ? 'no' : String(it.room)} more ${it.room === 1 ? 'card' : 'cards'}`
    case 'not-as-many-cards':
      return say`place ${cardCount(it.place)}${it.discard === 0 ? '' : ` and discard ${it.discard}`}`
    case 'card-is-not-held':
      return say`${cards([it.card])} isn’t in this hand`
    case 'card-is-used-twice':
      return say`${cards([it.card])} is used twice`
  }
}

/** Where nobody straddles. */
export const noStraddle = (it: DealAbout['no-straddle-here']): string => {
  if (it === 'no-blinds') return 'in a game without blinds'
  if (it === 'tournament') return 'in a tournament'
  // fixed bets are limit to a player, with a spread or without
  return it === 'killed-pot' ? 'in a killed pot' : `at ${it === 'spread' ? 'limit' : it}`
}

/** Who could straddle instead. */
export const straddlers = (seats: DealAbout['straddle-not-from-there']): Say =>
  seats.length === 0 ? say`nobody` : orList(seats.map((seat): Part => ({ seat })))

/** When nobody kills the pot. */
export const noKill = (it: DealAbout['no-kill-here']): string => {
  if (typeof it === 'object') return `unless everybody has exactly ${cardCount(it.cards)}`
  if (it === 'no-forced-bets') return 'in a game without blinds or a bring-in'
  if (it === 'deal-has-started') return 'once the hand has started'
  return it === 'straddled' ? 'when it’s straddled' : `at ${it}`
}

/** The amounts of the stakes and of posts by their names. */
export const STAKES: Readonly<Record<DealAbout['stakes-not-whole'], string>> = {
  unit: 'smallest chip',
  lower: 'lower limit',
  upper: 'upper limit',
  ante: 'ante',
  bringIn: 'bring-in',
  point: 'value of a point',
  blinds: 'blinds',
  potUnit: 'amount the pot is rounded to',
  chips: 'chips in use',
  blind: 'blind',
  dead: 'dead money',
  straddle: 'straddle',
  kill: 'kill',
  post: 'post',
  passed: 'number of hands passed',
  'kill-limits': 'limits of the kill',
}

/** Acts by their names, as a player would say them. */
export const ACTS: Readonly<Record<DealAbout['not-the-time'], string>> = {
  StartDeal: 'Starting a hand',
  Deal: 'Dealing',
  Shuffle: 'Shuffling',
  Reshuffle: 'Reshuffling',
  RunIt: 'Running it more than once',
  OpenHands: 'Turning hands up',
  ChopBlinds: 'Chopping the blinds',
  TellBoard: 'Entering the board',
  DenyAsking: 'Taking away the right to ask',
  Fold: 'Folding',
  Check: 'Checking',
  Call: 'Calling',
  Wager: 'Betting',
  BringIn: 'Bringing in',
  Kill: 'Killing the pot',
  Discard: 'Discarding',
  TurnUp: 'Turning a card up',
  Place: 'Setting cards',
  Show: 'Showing',
  ShowTo: 'Showing cards to somebody',
  Muck: 'Mucking',
  PlayBoard: 'Playing the board',
  AskToSee: 'Asking to see a hand',
  SplitPot: 'Splitting the pot',
  ReadHands: 'Reading the hands',
  DeclareOpen: 'Declaring the pot open',
  DeclareFalseOpeners: 'Declaring false openers',
  AskForOpeners: 'Asking for openers',
}
