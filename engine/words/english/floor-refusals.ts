import type { ChangedSince, FloorRefusal, FloorWhy } from '../../floor/refusal.ts'
import type { Time } from '../../table/time.ts'
import { chips, does, type Part, player, type Say, say, whose } from '../say.ts'

/** Why the floor can’t do something, in a sentence. */
export const floorRefusal = (refusal: FloorRefusal): Say => say`${refusals[refusal.why](refusal)}.`

const who = ({ player: id }: FloorRefusal, they: string, you: string): Part =>
  id === undefined ? `That player ${they}` : does({ player: id }, they, you)

const other = ({ other: id }: FloorRefusal): Part => (id === undefined ? 'somebody else' : player(id))

const at = ({ table, seat }: FloorRefusal): string => {
  if (table === undefined) return 'there'
  return seat === undefined ? `at table ${table}` : `seat ${seat} at table ${table}`
}

/** The time of day that a clock shows; times are counted from any midnight. */
const clock = (time: Time | undefined): string => {
  if (time === undefined) return 'later'
  const minutes = Math.floor(time / 60_000)
  const two = (number: number): string => `${number}`.padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

const until = ({ until: time }: FloorRefusal): string => (time === undefined ? '' : ` until ${clock(time)}`)

const game = ({ game: id }: FloorRefusal): string => id ?? 'that game'

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: Readonly<Record<FloorWhy, (refusal: FloorRefusal) => Say>> = {
  'no-such-order': () => say`There’s no such order`,
  'no-floor-yet': () => say`The room isn’t open yet`,
  'floor-is-open': () => say`The room is already open`,
  'floor-is-closed': () => say`The room is closed`,
  'time-goes-back': ({ until: time }) =>
    say`That’s earlier than what has already happened: times from ${clock(time)} are accepted`,
  'not-your-office': () => say`You can’t do that: ask the floor`,
  'no-such-game': it => say`There’s no ${game(it)} on the board`,
  'game-exists': it => say`${game(it)} is already on the board`,
  'game-is-closed': it => say`${game(it)} is off the board`,
  'game-makes-no-sense': () =>
    say`That isn’t a game: it needs a name, at least one form, a limit in whole chips and 2 to 12 seats`,
  'limit-too-close': it =>
    say`${game(it)} is too close to a game that’s running: play at least twice the limit below and at most half the one above`,
  'mix-too-much-alike': it => say`${game(it)} is too similar to a mix that’s running at that limit`,
  'players-are-in-it': it => say`Players are still in it (${it.table ?? game(it)})`,
  'outside-the-window': () => say`No table can open outside the event’s dates`,
  'no-such-table': ({ table }) => say`There’s no open table ${table ?? 'of that name'}`,
  'table-exists': ({ table }) => say`Table ${table ?? ''} is already open`,
  'table-is-closed': ({ table }) => say`Table ${table ?? ''} is closed`,
  'no-such-seat': it => say`There’s no ${at(it)}`,
  'seat-is-taken': it => say`${at(it)} is taken`,
  'seat-is-kept': it => say`${at(it)} is held for ${other(it)}`,
  'seat-is-open': it => say`${at(it)} isn’t held for anybody`,
  'seat-not-kept-for-them': it =>
    say`${at(it)} isn’t held for ${it.player === undefined ? 'that player' : player(it.player)}`,
  'table-is-silent': ({ table }) => say`Table ${table ?? ''} isn’t responding, so its seats aren’t given away`,
  'no-such-person': it => say`${who(it, 'isn’t', 'aren’t')} known in this room`,
  'not-in-the-room': it => say`${who(it, 'has', 'have')} to be in the room to go on a list`,
  'not-by-this-way': () => say`This room doesn’t take names that way`,
  barred: it => say`${who(it, 'may not', 'may not')} play here${until(it)}`,
  'under-age': it => say`${who(it, 'is', 'are')} too young to play here`,
  'papers-missing': it => say`${who(it, 'has', 'have')} to show ID first`,
  'papers-expired': it => say`${it.player === undefined ? 'Their' : whose({ player: it.player })} ID has expired`,
  'papers-not-accepted': () =>
    say`That document isn’t accepted: enter an accepted kind, a date of birth and an expiration date in the future`,
  'kept-out': it => say`${who(it, 'is', 'are')} kept out of ${game(it)}${until(it)}`,
  'on-the-list': it => say`${who(it, 'is', 'are')} already on the list for ${game(it)}`,
  'not-on-the-list': it => say`${who(it, 'isn’t', 'aren’t')} on the list for ${game(it)}`,
  'plays-it-already': it => say`${who(it, 'already plays', 'already play')} ${it.game ?? at(it)}`,
  'not-called': it => say`${who(it, 'hasn’t', 'haven’t')} been called for ${game(it)}`,
  'nobody-to-call': it => say`Nobody can be called for ${it.game ?? at(it)}`,
  'no-seat-open': it => say`No seat is open for ${it.game ?? at(it)}`,
  'one-seat-each': it =>
    say`${who(it, 'already has', 'already have')} a seat${it.table === undefined ? '' : ` at ${it.table}`}: it has to be given up first`,
  'not-together': it => say`${who(it, 'may not', 'may not')} play with ${other(it)}`,
  'sit-together': it =>
    say`${who(it, 'sits', 'sit')} with ${other(it)} at ${it.table ?? 'one table'}: move one of them first`,
  'not-seated': it => say`${who(it, 'has', 'have')} no seat`,
  'not-at-this-table': it => say`${who(it, 'isn’t', 'aren’t')} drawing at this table`,
  'moving-already': it => say`${who(it, 'is', 'are')} already moving`,
  'not-moving': it => say`${who(it, 'isn’t', 'aren’t')} called to move`,
  'would-starve-the-game': ({ table }) => say`That would leave table ${table ?? ''} with too few players`,
  'house-must-agree': () => say`The house has to agree to a change of table`,
  'deal-is-on': ({ table }) => say`A hand is in progress at ${table ?? 'that table'}: wait until it’s over`,
  'pot-is-built-up': () => say`Seats can’t be changed while antes from earlier hands are in the pot`,
  'newcomer-has-the-seat': it => say`${other(it)} already has the seat`,
  'not-a-must-move': ({ table }) => say`Table ${table ?? ''} can’t be a must-move: no game it could feed is running`,
  'not-away': it => say`Nobody is away from ${at(it)}: only an absent player’s seat can be played over`,
  'no-playing-over': () => say`Nobody can play over another player’s seat here`,
  'seat-is-played-over': it => say`${at(it)} is being played over: that has to end first`,
  'box-is-missing': it =>
    say`Put a box over ${it.player === undefined ? 'the player’s' : whose({ player: it.player })} chips first`,
  'owner-must-agree': it => say`${who(it, 'has', 'have')} to agree first`,
  'card-missing': it => say`${who(it, 'hasn’t', 'haven’t')} drawn a card`,
  'card-twice': () => say`Each player draws one card, and no card twice`,
  'no-proposal': ({ table }) => say`Nobody has proposed another limit at ${table ?? 'that table'}`,
  'two-object': ({ count }) => say`The limit stays: ${String(count ?? 2)} players object`,
  'names-are-waiting': it =>
    say`Names are waiting for ${game(it)}${it.player === undefined ? '' : say`, ${player(it.player)} first`}`,
  'needs-approval': () => say`Management has to agree to a higher limit`,
  'same-limit': () => say`That’s the limit already`,
  'no-such-dealer': it => say`There’s no dealer ${it.player ?? 'of that name'} who can do that`,
  'dealer-exists': it => say`Dealer ${it.player ?? ''} is already on duty`,
  'dealer-is-busy': it => say`Dealer ${it.player ?? ''} is already at ${it.table ?? 'a table'}`,
  'dealer-cannot-deal-it': it =>
    say`Dealer ${it.player ?? ''} doesn’t deal what’s played at ${it.table ?? 'that table'}`,
  'not-due': () => say`That isn’t due`,
  'no-such-promotion': () => say`There’s no such promotion`,
  'not-eligible': it => say`By the hand records, ${who(it, 'hasn’t', 'haven’t')} earned this promotion`,
  'deposit-too-small': ({ count }) =>
    say`A place is held for a deposit of ${count === undefined ? 'what the house asks' : chips(count)} or more`,
  'not-enough-comps': it => say`${who(it, 'has', 'have')} ${chips(it.count ?? 0)} in comps, and no more`,
  'amount-makes-no-sense': ({ count }) =>
    say`That isn’t an amount: enter a whole number of chips${count === undefined ? '' : ` up to ${count}`}`,
  'on-enough-lists': it =>
    say`${who(it, 'is', 'are')} on ${String(it.count ?? '')} lists, which is the limit: leave one first`,
  'list-is-full': it => say`The list for ${game(it)} isn’t taking more names from outside the room: come to the podium`,
  'nothing-to-undo': () => say`There’s nothing to undo`,
  'moved-on-since': ({ changed }) =>
    say`That can’t be undone anymore: ${changed === undefined ? 'something has happened since' : CHANGED[changed]}`,
}

const CHANGED: Readonly<Record<ChangedSince, string>> = {
  games: 'a game or its list has changed since',
  tables: 'a table has changed since',
  people: 'a player has moved or changed since',
  habits: 'the house’s settings have changed since',
  apart: 'the list of players kept apart has changed since',
  house: 'promotions or dealers have changed since',
  closed: 'the room has opened or closed since',
  audit: 'what happened since depends on it',
}
