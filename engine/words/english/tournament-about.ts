import type { NotDone, Sanction, TooSoonOrLate, TournamentAbout } from '../../tournament/refusal-about.ts'
import { chips, orList, type Say, say } from '../say.ts'

/** Why it is not the time, or when it is. */
export const tooSoonOrLate = (it: TooSoonOrLate): string => {
  if (typeof it === 'string') return TIMES[it]
  if ('played' in it) return it.played === 1 ? 'level 1 has been played' : `levels 1 to ${it.played} have been played`
  return `once, in level ${it.addOnIn} or the break after it`
}

const TIMES: Readonly<Record<Extract<TooSoonOrLate, string>, string>> = {
  'button-is-placed': 'the button is already placed',
  'hand-for-hand': 'play is already hand for hand',
  'not-hand-for-hand': 'play isn’t hand for hand',
  'day-is-not-bagged': 'the day before isn’t bagged',
  'day-is-bagged': 'the chips are bagged until the next day starts',
  'reason-is-missing': 'give a reason',
  'envelopes-are-sealed': 'the envelopes are already sealed',
  'buying-in-goes-on': 'somebody can still buy in',
  'no-envelope-is-won': 'they have no envelope to open',
}

/** What is done instead. */
export const notDone = (it: NotDone): Say =>
  typeof it === 'string' ? say`${NOT_DONE[it]}` : say`the director can ${sanctions(it.sanctions)}`

const NOT_DONE: Readonly<Record<Extract<NotDone, string>, string>> = {
  'seats-are-drawn': 'seats are drawn',
  'rebuys-when-needed': 'rebuys are bought when they’re needed',
  'no-stacks-set-out': 'no stacks are set out for late players',
  'stacks-for-promised': 'stacks are set out only for players who promised to come',
  'prizes-as-posted': 'prizes are paid as posted',
  'players-divide': 'players divide the prizes among themselves',
  'director-decides': 'it’s up to the director',
  'no-mystery-bounties': 'there are no mystery bounties',
}

/** `warn, suspend or disqualify`. */
export const sanctions = (list: readonly Sanction[]): Say => orList(list.map(it => SANCTIONS[it]))

const SANCTIONS: Readonly<Record<Sanction, string>> = {
  warn: 'warn',
  suspend: 'suspend',
  disqualify: 'disqualify',
  disqualification: 'disqualify',
  eviction: 'send the player out',
  'dealt-out-time': 'deal the player out for some minutes',
  'dealt-out-hands': 'deal the player out for some hands',
}

/** What cards are needed. */
export const NEEDED_CARDS: Readonly<Record<TournamentAbout['not-these-cards'], string>> = {
  'card-each-here': 'one card from the deck for each player here',
  'card-for-everybody': 'a card for every player',
  'card-for-each-odd-chip': 'a card for each odd chip',
  'one-deck': 'cards from one deck',
}

/** What the amount is of. */
export const amountOf = (it: TournamentAbout['amount-not-allowed']): Say => {
  if (typeof it === 'object') return say` (a multiple of ${chips(it.multipleOf)})`
  return say` (${AMOUNTS[it]})`
}

const AMOUNTS: Readonly<Record<Extract<TournamentAbout['amount-not-allowed'], string>, string>> = {
  level: 'a level',
  seconds: 'seconds',
  'root-of-seals': 'the root of the seals',
  'closed-envelope': 'an envelope that’s still closed',
  'sum-that-is-left': 'a sum that’s still left',
}
