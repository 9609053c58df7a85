import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import type { TableRefusal } from '../../table/refusal.ts'
import type { Time } from '../../table/time.ts'
import { chips, does, NOTHING, player as named, orList, type Part, type Say, say, whose } from '../say.ts'
import { dealReason } from './deal-refusals.ts'
import { problemsOf } from './problems.ts'
import { dealOn, decides, draw, due, notes, notPlayed, playersFor, silent, untimely, waysIn } from './table-about.ts'

/** What is wrong with an order at a table, in a sentence. */
export const tableRefusal = (refusal: TableRefusal): Say => say`${madeOf(refusals, refusal)}.`

/** The player it is about, as the subject of a sentence. */
const who = ({ player }: TableRefusal, they: string, you: string): Part =>
  player === undefined ? `That player ${they}` : does({ player }, they, you)

const theirs = ({ player }: TableRefusal): Part => (player === undefined ? 'that player’s' : whose({ player }))

/** What it is about, where that is known: the words before it, it, and the words after it. */
const about = <It>(it: It | undefined, before: string, words: (it: It) => Part | Say, after = ''): Say =>
  it === undefined ? NOTHING : say`${before}${words(it)}${after}`

/** The time of day that a clock shows; times are counted from any midnight. */
const clock = (time: Time | undefined): string => {
  if (time === undefined) return 'later'
  const seconds = Math.floor(time / 1000)
  const two = (number: number): string => `${number}`.padStart(2, '0')
  return `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Which amounts are accepted. */
const amounts = ({ least, most }: TableRefusal): Say => {
  if (least !== undefined && most !== undefined) {
    return least === most ? say`${chips(least)}` : say`${chips(least)} to ${chips(most)}`
  }
  if (least !== undefined) return say`${chips(least)} or more`
  return most === undefined ? say`a whole number of chips, 1 or more` : say`up to ${chips(most)}`
}

/** Why the deal itself said no. */
const inTheDeal = ({ deal }: TableRefusal): Say => (deal === undefined ? NOTHING : say`. ${dealReason(deal)}`)

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: ByWhy<TableRefusal, Say> = {
  'no-such-order': () => say`There’s no such order`,
  'no-table-yet': () => say`No table is open yet: it opens with a placard`,
  'table-is-open': () => say`The table is already open`,
  'table-is-closed': () => say`This table is closed`,
  'placard-makes-no-sense': it => say`No table can open with this placard${problemsOf(it)}`,
  'time-goes-back': ({ about: no, until }) =>
    no !== undefined
      ? say`That isn’t a time`
      : say`That’s earlier than what has already happened: times from ${clock(until)} are accepted`,
  'deal-is-on': it => say`A hand is in progress${about(it.about, ' (', dealOn, ')')}: wait until it’s over`,
  'no-deal-is-on': () => say`No hand is in progress: the dealer starts the next one`,
  'deal-cannot-start': it => say`The hand can’t start${inTheDeal(it)}`,
  'not-this-deal': () =>
    say`The hand in progress can’t end like that: every seat in it must have its chips, none made or lost`,
  'no-such-seat': it =>
    say`There’s no such seat here${it.most === undefined ? '' : `: choose 1 to ${it.most}`}${it.about === undefined ? '' : ' (the extra chair is gone)'}`,
  'seat-is-taken': ({ seat }) => say`Seat ${String(seat)} is taken: choose another`,
  'has-a-seat': it => say`${who(it, 'already has', 'already have')} a seat here`,
  'no-seat': it => say`${who(it, 'has', 'have')} no seat here: take one first`,
  'not-at-the-table': it =>
    say`${who(it, 'isn’t', 'aren’t')} at this table${about(it.about, ' with a guest called ', ({ guest }) => guest)}`,
  'chips-not-whole': it =>
    say`${it.about === undefined ? 'That amount isn’t allowed' : it.about === 'ante' ? 'That ante isn’t allowed' : 'That number of names isn’t allowed'}: enter ${amounts(it)}`,
  'buy-in-too-small': it =>
    say`That’s too little${it.about === undefined ? '' : ' for the time collection'}: enter ${amounts(it)}`,
  'buy-in-too-big': it => say`That’s too much: enter ${amounts(it)}`,
  'too-few-players': it =>
    say`Not enough players${about(it.about, ' for ', playersFor)}: at least ${String(it.least ?? 2)} needed`,
  'button-is-drawn': ({ seat }) => say`The first button is already drawn: seat ${String(seat)} has it`,
  'button-not-drawn': () => say`The first button hasn’t been drawn yet: everybody draws a card for it`,
  'not-this-draw': it => say`That isn’t a draw for the button${about(it.about, ': it takes ', draw)}`,
  'not-a-way-in': it =>
    say`${who(it, 'can’t', 'can’t')} come in like that${it.about === undefined ? NOTHING : waysIn(it.about)}`,
  'not-due-for-it': it =>
    say`${who(it, 'isn’t', 'aren’t')} due for ${it.about === undefined ? 'that' : due(it.about)}${inTheDeal(it)}`,
  'not-theirs-to-say': it => say`That isn’t ${theirs(it)} decision${about(it.about, ': ', decides)}`,
  'not-played-here': it => say`That isn’t possible here${about(it.about, ': ', notPlayed)}`,
  'not-all-agree': it => say`Not everybody has agreed${it.about === undefined ? NOTHING : silent(it.about)}`,
  'not-the-time': it =>
    say`Not now${about(it.about, ': ', untimely)}${it.until === undefined ? '' : `, only from ${clock(it.until)}`}`,
  'must-bring-back': it =>
    say`${who(it, 'must', 'must')} bring back what was taken off the table: ${amounts(it)} until ${clock(it.until)}`,
  'must-bring-all': it => say`${who(it, 'must', 'must')} bring the whole stack: ${amounts(it)}`,
  'may-not-sit-together': it =>
    say`${who(it, 'can’t', 'can’t')} sit at the same table as ${it.about === undefined ? 'somebody here' : named(it.about)}: choose another table`,
  'nothing-to-add-to': it =>
    say`${who(it, 'has', 'have')} nothing to add to${it.about === undefined ? '' : ': buy in first'}`,
  'not-from-there': it =>
    say`These chips don’t come from there${it.about === undefined ? '' : ': they come from the cage'}`,
  'nothing-on-its-way': it => say`${who(it, 'has', 'have')} no chips on the way`,
  'floor-decides': it => say`That’s up to the floor: without a floorperson, enter ${amounts(it)}`,
  'cash-does-not-play': it =>
    say`Cash doesn’t play here, only chips${(it.about ?? []).length === 0 ? NOTHING : say` and bills of ${orList((it.about ?? []).map(chips))}`}`,
  'count-is-off': it => say`The count is off: there are ${amounts(it)}`,
  'not-for-another': () =>
    say`Nobody can put chips in for another player or give them chips to play: everyone plays their own`,
  'chips-are-needed': it =>
    say`Smaller chips are still needed${it.most === undefined ? NOTHING : say`: ${chips(it.most)}`}`,
  away: it => say`${who(it, 'is', 'are')} away from the table: come back first`,
  'not-away': it => say`${who(it, 'is', 'are')} at the table`,
  'box-is-missing': ({ seat }) => say`First put a box over the chips at seat ${String(seat)}`,
  'seat-is-played-over': ({ seat }) =>
    say`Seat ${String(seat)} is being played over: its owner and the stand-in stay where they are until that ends`,
  barred: it => say`${who(it, 'can', 'can')} no longer play here`,
  'too-many-guests': it => say`${who(it, 'has', 'have')} as many guests as allowed: ${String(it.most ?? 0)}`,
  'no-such-penalty': it =>
    say`There’s no such penalty${it.about === undefined ? '' : ': enter a number of hands or minutes'}`,
  'not-in-the-deal': it => say`${who(it, 'isn’t', 'aren’t')} in this hand: only players in it can do that`,
  'not-their-turn': it => say`It isn’t ${theirs(it)} turn`,
  'not-their-seat': it =>
    say`Seat ${String(it.seat)} belongs to ${it.about === undefined ? 'another player' : named(it.about)}: everyone plays their own hand`,
  'clock-runs': ({ until }) => say`A clock is running until ${clock(until)}`,
  'no-clock-runs': () => say`No clock is running`,
  'card-is-missing': it => say`${who(it, 'needs', 'need')} the house’s card to take a seat`,
  'no-such-note': it => (it.about === undefined ? say`There’s no such note` : notes(it.about)),
  'may-rack': it => say`${who(it, 'can', 'can')} already play from a rack`,
}
