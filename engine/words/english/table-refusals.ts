import type { TableRefusal, TableWhy } from '../../table/refusal.ts'
import type { Time } from '../../table/time.ts'
import { chips, does, NOTHING, type Part, type Say, say, whose } from '../say.ts'
import { dealReason } from './deal-refusals.ts'
import { problemsOf } from './problems.ts'

/** What is wrong with an order at a table, in a sentence. */
export const tableRefusal = (refusal: TableRefusal): Say => say`${refusals[refusal.why](refusal)}.`

/** The player it is about, as the subject of a sentence. */
const who = ({ player }: TableRefusal, they: string, you: string): Part =>
  player === undefined ? `That player ${they}` : does({ player }, they, you)

const theirs = ({ player }: TableRefusal): Part => (player === undefined ? 'that player’s' : whose({ player }))

const about = ({ about: it }: TableRefusal, before: string, after = ''): string =>
  it === undefined ? '' : `${before}${it}${after}`

/** The time of day that a clock shows; times are counted from any midnight. */
const clock = (time: Time | undefined): string => {
  if (time === undefined) return 'later'
  const seconds = Math.floor(time / 1000)
  const two = (number: number): string => `${number}`.padStart(2, '0')
  return `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** What of an amount is accepted. */
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
const refusals: Readonly<Record<TableWhy, (refusal: TableRefusal) => Say>> = {
  'no-such-order': () => say`There’s no such order`,
  'no-table-yet': () => say`No table is open yet: it opens with a placard`,
  'table-is-open': () => say`The table is already open`,
  'table-is-closed': () => say`This table is closed`,
  'placard-makes-no-sense': it => say`No table can open with this placard${problemsOf(it)}`,
  'time-goes-back': ({ until }) =>
    say`That’s earlier than what has already happened: times from ${clock(until)} are accepted`,
  'deal-is-on': it => say`A hand is in progress${about(it, ' (', ')')}: wait until it’s over`,
  'no-deal-is-on': () => say`No hand is in progress: the dealer starts the next one`,
  'deal-cannot-start': it => say`The hand can’t start${inTheDeal(it)}`,
  'not-this-deal': () =>
    say`The hand in progress can’t end like that: every seat in it must have its chips, none made or lost`,
  'no-such-seat': it =>
    say`There’s no such seat here${it.most === undefined ? '' : `: choose 1 to ${it.most}`}${about(it, ' (', ')')}`,
  'seat-is-taken': ({ seat }) => say`Seat ${String(seat)} is taken: choose another`,
  'has-a-seat': it => say`${who(it, 'already has', 'already have')} a seat here`,
  'no-seat': it => say`${who(it, 'has', 'have')} no seat here: take one first`,
  'not-at-the-table': it => say`${who(it, 'isn’t', 'aren’t')} at this table${about(it, ' (', ')')}`,
  'chips-not-whole': it =>
    say`${it.about === undefined ? 'That amount isn’t allowed' : `That number of ${it.about} isn’t allowed`}: enter ${amounts(it)}`,
  'buy-in-too-small': it => say`That’s too little${about(it, ' for ')}: enter ${amounts(it)}`,
  'buy-in-too-big': it => say`That’s too much: enter ${amounts(it)}`,
  'too-few-players': it => say`Not enough players${about(it, ' for ')}: at least ${String(it.least ?? 2)} needed`,
  'button-is-drawn': ({ seat }) => say`The first button is already drawn: seat ${String(seat)} has it`,
  'button-not-drawn': () => say`The first button hasn’t been drawn yet: everybody draws a card for it`,
  'not-this-draw': it => say`That isn’t a draw for the button${about(it, ': it takes ')}`,
  'not-a-way-in': it => say`${who(it, 'can’t', 'can’t')} come in like that${about(it, ': choose ')}`,
  'not-due-for-it': it => say`${who(it, 'isn’t', 'aren’t')} due for ${it.about ?? 'that'}${inTheDeal(it)}`,
  'not-theirs-to-say': it => say`That isn’t ${theirs(it)} decision${about(it, ': it’s up to ')}`,
  'not-played-here': it => say`That isn’t done here${about(it, ': ')}`,
  'not-all-agree': it => say`Not everybody has agreed${about(it, ': still to answer ')}`,
  'not-the-time': it => say`Not now${about(it, ': ')}${it.until === undefined ? '' : `, only from ${clock(it.until)}`}`,
  'must-bring-back': it =>
    say`${who(it, 'must', 'must')} bring back what was taken off the table: ${amounts(it)} until ${clock(it.until)}`,
  'must-bring-all': it => say`${who(it, 'must', 'must')} bring the whole stack: ${amounts(it)}`,
  'may-not-sit-together': it =>
    say`${who(it, 'may', 'may')} not sit at the same table as ${it.about ?? 'somebody here'}: choose another table`,
  'nothing-to-add-to': it => say`${who(it, 'has', 'have')} nothing to add to${about(it, ': first comes ')}`,
  'not-from-there': it => say`These chips don’t come from there${about(it, ': they come from ')}`,
  'nothing-on-its-way': it => say`${who(it, 'has', 'have')} no chips on the way`,
  'floor-decides': it => say`That’s up to the floor: without a floorperson ${amounts(it)} is accepted`,
  'cash-does-not-play': it => say`Cash doesn’t play here, only chips${about(it, '; accepted: ')}`,
  'count-is-off': it => say`The count is off: there are ${amounts(it)}`,
  'not-for-another': () =>
    say`Nobody puts chips in for another player or gives them chips to play: everyone plays their own`,
  'chips-are-needed': it => say`Smaller chips are still needed${about(it, ': ')}`,
  away: it => say`${who(it, 'is', 'are')} away from the table: come back first`,
  'not-away': it => say`${who(it, 'is', 'are')} at the table`,
  'box-is-missing': ({ seat }) => say`First put a box over the chips at seat ${String(seat)}`,
  'seat-is-played-over': ({ seat }) =>
    say`Seat ${String(seat)} is played over: its owner and the stand-in stay where they are until that ends`,
  barred: it => say`${who(it, 'may', 'may')} no longer play here`,
  'too-many-guests': it => say`${who(it, 'has', 'have')} as many guests as allowed: ${String(it.most ?? 0)}`,
  'no-such-penalty': it => say`There’s no such penalty${about(it, ': choose ')}`,
  'not-in-the-deal': it => say`${who(it, 'isn’t', 'aren’t')} in this hand: only players in it may do that`,
  'not-their-turn': it => say`It isn’t ${theirs(it)} turn`,
  'not-their-seat': it =>
    say`Seat ${String(it.seat)} belongs to ${it.about ?? 'another player'}: everyone plays their own hand`,
  'clock-runs': ({ until }) => say`A clock is running until ${clock(until)}`,
  'no-clock-runs': () => say`No clock is running`,
  'card-is-missing': it => say`${who(it, 'needs', 'need')} the house’s card to take a seat`,
  'no-such-note': it => say`There’s no such note${about(it, ': there are ')}`,
  'may-rack': it => say`${who(it, 'may', 'may')} play from a rack`,
}
