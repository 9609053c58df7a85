import type { NotPlayed, TableAbout, Untimely } from '../../table/refusal-about.ts'
import { andList, orList, player, type Say, say } from '../say.ts'

type About<Why extends keyof TableAbout> = TableAbout[Why]

/** What goes on in the hand in progress. */
export const dealOn = (it: About<'deal-is-on'>): string => {
  if (typeof it === 'object') return `hand ${it.deal}`
  return it === 'chips-in-the-deal' ? 'the chips are in it' : 'a ruling in it decides'
}

/** What there are too few players for. */
export const playersFor = (it: About<'too-few-players'>): string =>
  it === 'button-draw' ? 'a draw for the button' : it.form

/** What a draw for the button takes. */
export const draw = (it: About<'not-this-draw'>): string =>
  it === 'card-each' ? 'a card for every player' : `one card of the deck each, not ${it.card}`

/** How a player could come in. */
export const waysIn = (ways: About<'not-a-way-in'>): Say =>
  ways.length === 0 ? say`: they’re in the next hand anyway` : say`: choose ${orList(ways.map(way => WAYS_IN[way]))}`

const WAYS_IN: Readonly<Record<About<'not-a-way-in'>[number], string>> = {
  wait: 'wait for the big blind',
  post: 'post',
  'buy-the-button': 'buy the button',
  kill: 'kill the pot',
  'kill-next': 'kill the next pot',
  straddle: 'straddle',
  'at-once': 'come in at once',
  'let-button-pass': 'let the button pass',
}

/** What it isn't a player's turn for. */
export const due = (it: About<'not-due-for-it'>): string => {
  if (typeof it === 'object') return `courtesy play with ${it.waiting} waiting`
  return DUE[it]
}

const DUE = {
  straddle: 'a straddle',
  courtesy: 'courtesy play',
  time: 'a time collection',
  'absent-button': 'an absent button: they haven’t missed a blind',
}

/** Who decides instead, or why nobody does. */
export const decides = (it: About<'not-theirs-to-say'>): Say => {
  if (typeof it === 'object') return say`it’s up to ${player(it.player)}`
  return say`${DECIDES[it]}`
}

const DECIDES = {
  floor: 'it’s up to the floor',
  referee: 'it’s up to the referee',
  kill: 'only a player who owes a kill posts one',
  'full-clock': 'the clock runs its full time',
}

/** What the house does not have, or what it has instead. */
export const notPlayed = (it: NotPlayed): Say => {
  if (typeof it === 'string') return say`${NOT_PLAYED[it]}`
  if ('absentButtonsBy' in it) {
    return it.absentButtonsBy === 'next-dealer'
      ? say`the next dealer gives absent buttons`
      : say`absences are timed, without absent buttons`
  }
  if ('ways' in it) return say`time is paid by ${orList(it.ways.map(way => TIME_WAYS[way]))}`
  if ('noFlopIn' in it) return say`there’s no flop in ${it.noFlopIn}`
  if ('noBombPotIn' in it) return say`there’s no bomb pot in ${it.noBombPotIn}, which has ${ROUNDS[it.rounds]}`
  if ('clockAt' in it) return say`the clock can be called only at ${orList(it.clockAt)}`
  if ('sanctions' in it) return say`the house can ${orList(it.sanctions.map(sanction => SANCTIONS[sanction]))}`
  return say`choose ${orList(it.forms.map((form, part) => `${part} (${form})`))}`
}

const NOT_PLAYED: Readonly<Record<Extract<NotPlayed, string>, string>> = {
  'chips-behind': 'chips behind don’t play',
  'no-real-chips': 'only real chips can be recounted',
  kill: 'there’s no kill in this game',
  'bomb-pot-in-tournament': 'there are no bomb pots in a tournament',
  'dealers-choice': 'it isn’t dealer’s choice',
  'time-collection': 'there’s no time collection',
  'guests-in-cash-games': 'guests sit behind players in cash games only',
  rabbit: 'the book doesn’t let players see what would have come',
  'seven-deuce': 'the 7-2 game needs a cash game with two holecards and boards, dealt online',
}

const ROUNDS = { 0: 'no betting', 1: 'one betting round' }

const TIME_WAYS = {
  individual: 'each player',
  'time-pot': 'a time pot',
  'time-flop': 'the winner on the flop',
  'bomb-pot': 'a bomb pot',
}

const SANCTIONS = {
  warn: 'warn',
  suspend: 'suspend',
  remove: 'remove',
  bar: 'bar',
  'bar-for-life': 'bar for life',
  disqualify: 'disqualify',
}

/** Why it is not the time, or when it is. */
export const untimely = (it: Untimely): string => (typeof it === 'object' ? `after hand ${it.afterDeal}` : UNTIMELY[it])

const UNTIMELY: Readonly<Record<Extract<Untimely, string>, string>> = {
  fantasyland: 'after the hand in Fantasyland',
  'bomb-pot-is-proposed': 'a bomb pot is already proposed',
  'no-bomb-pot-is-proposed': 'nobody has proposed a bomb pot',
  'first-deal-is-called': 'the first hand has been called',
  'before-they-go': 'tell the floor before you go',
  minutes: 'enter whole minutes, 1 or more',
  'dealer-change': 'decks change with the dealer',
}

/** Those who have yet to answer. */
export const silent = (players: About<'not-all-agree'>): Say => say`: still to answer ${andList(players.map(player))}`

/** What there is to note or to settle. */
export const notes = (it: About<'no-such-note'>): Say =>
  'note' in it
    ? say`There’s no note ${String(it.note)}`
    : say`There’s no such note: choose ${orList(it.map(kind => NOTES[kind]))}`

const NOTES = {
  rack: 'a rack',
  'hidden-chips': 'hidden chips',
  count: 'a count',
  idler: 'somebody sitting there without playing',
  'others-chips': 'another player’s chips',
  'posted-for-another': 'a post for another player',
}
