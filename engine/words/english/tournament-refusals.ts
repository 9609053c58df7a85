import { type ByWhy, type Coded, madeOf } from '../../decider/refusal.ts'
import type { TournamentRefusal } from '../../tournament/refusal.ts'
import { chips, does, NOTHING, type Part, type Say, say } from '../say.ts'
import { oddsRefusalWords } from './odds-refusals.ts'
import { problemsOf } from './problems.ts'
import { amountOf, NEEDED_CARDS, notDone, sanctions, tooSoonOrLate } from './tournament-about.ts'

/** What is wrong with an order in an event, in a sentence. */
export const tournamentRefusal = (refusal: TournamentRefusal): Say => say`${madeOf(refusals, refusal)}.`

const who = ({ player }: TournamentRefusal, they: string, you: string): Part =>
  player === undefined ? `That player ${they}` : does({ player }, they, you)

/** What it is about, where that is known, after these words. */
const about = <It>(it: It | undefined, before: string, words: (it: It) => Part | Say): Say =>
  it === undefined ? NOTHING : say`${before}${words(it)}`

const at = ({ table }: TournamentRefusal): string => (table === undefined ? '' : ` at table ${table}`)

const amounts = ({ least, most }: TournamentRefusal): Say => {
  if (least !== undefined && most !== undefined) return say`${chips(least)} to ${chips(most)}`
  if (least !== undefined) return say`${chips(least)} or more`
  return most === undefined ? say`a whole number` : say`up to ${chips(most)}`
}

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: ByWhy<TournamentRefusal, Say> = {
  'no-such-order': () => say`There’s no such order`,
  'no-event-yet': () => say`The tournament isn’t posted yet: it opens with a plan`,
  'event-is-open': () => say`The tournament is already open`,
  'event-is-over': () => say`The tournament is over`,
  'plan-makes-no-sense': it => say`No tournament can be played like that${problemsOf(it)}`,
  'time-goes-back': it =>
    it.about === undefined ? say`That’s earlier than what has already happened` : say`That isn’t a time`,
  'not-playing-yet': () => say`The tournament isn’t in progress`,
  'play-has-begun': it =>
    say`Play has begun: ${it.player === undefined ? 'seats are drawn' : 'no refunds after the first hand'}`,
  'entries-are-closed': ({ level }) =>
    say`Registration is closed${level === undefined || level === 1 ? '' : `: it ended when level ${level} began`}`,
  'has-entered': it => say`${who(it, 'has already entered', 'have already entered')}`,
  'not-entered': it =>
    say`${who(it, 'hasn’t entered', 'haven’t entered')}${it.about === undefined ? '' : ': a name has 1 to 80 characters'}`,
  'not-in-play': it =>
    say`${who(it, 'isn’t', 'aren’t')} in play${it.about === 'winner' ? ', so they can’t have won the chips' : it.about === undefined ? '' : ': nothing is listed'}`,
  'still-in-play': it =>
    it.about === undefined
      ? say`${who(it, 'is still in', 'are still in')}`
      : say`${String(it.about.players)} players are still in`,
  'too-few-players': it => say`Not enough players${at(it)}: at least ${String(it.least ?? 2)} needed`,
  'not-this-draw': it =>
    say`That isn’t a draw for this field${about(it.about, ': it takes ', ({ players }) => `${players} players, each once`)}`,
  'seat-is-taken': ({ seat }) => say`Seat ${String(seat)} is taken: choose another`,
  'no-such-seat': ({ most }) => say`That seat isn’t open${most === undefined ? '' : `: choose 1 to ${most}`}`,
  'no-such-table': ({ table }) => say`Table ${String(table)} isn’t in play`,
  'director-moves': () => say`Only the director can move players to other seats`,
  'no-rebuys': () => say`This tournament has no rebuys`,
  'rebuys-are-over': ({ level }) => say`Rebuys ended when level ${String(level)} began`,
  'too-many-rebuys': it => say`${who(it, 'has', 'have')} had as many rebuys as allowed: ${String(it.most)}`,
  'too-many-chips': it => say`${who(it, 'has', 'have')} too many chips for a rebuy: ${chips(it.most ?? 0)} at most`,
  'no-add-ons': () => say`This tournament has no add-ons`,
  'no-re-entry': it => say`${who(it, 'has', 'have')} no re-entries left: ${String(it.most ?? 0)} allowed`,
  'not-the-time': it =>
    say`Not now${about(it.about, ': ', tooSoonOrLate)}${it.level === undefined ? '' : `, only from level ${it.level}`}`,
  'deal-is-on': it => say`A hand is in progress${at(it)}: wait until it’s over`,
  'no-deal-is-on': it => say`No hand is in progress${at(it)}`,
  'on-a-break': () => say`The tournament is on a break`,
  'clock-is-stopped': () => say`The clock is stopped: no table starts a hand`,
  'clock-runs': () => say`The clock is already running`,
  'clock-goes-on': () => say`By this rulebook the clock keeps running during a dispute`,
  'moves-are-due': () => say`Players have to move first: balance the tables`,
  'waits-for-other-tables': it => say`Hand for hand: table ${String(it.table)} waits for the others`,
  'draw-is-due': it =>
    say`Everybody draws a new seat${about(it.about, ' for ', ({ tables }) => (tables === 1 ? 'one table' : `${tables} tables`))}: draw first`,
  'nothing-to-balance': () => say`The tables are balanced`,
  'chips-are-off': it =>
    say`The chips don’t add up${it.about === undefined ? NOTHING : say`: ${who(it, 'isn’t counted', 'aren’t counted')}`}${it.least === undefined ? '' : say`: there are ${chips(it.least)}`}`,
  'chips-are-needed': ({ level }) => say`Smaller chips are still needed in level ${String(level)}`,
  'not-these-cards': it => say`Those cards don’t fit${about(it.about, ': ', needed => NEEDED_CARDS[needed])}`,
  'not-away': it => say`${who(it, 'is', 'are')} at the table`,
  'asked-to-keep': it => say`${who(it, 'asked', 'asked')} to have the chips left in play`,
  'no-such-penalty': it => say`There’s no such penalty${about(it.about, ': ', penalties)}`,
  'not-done-here': it => say`That isn’t possible here${about(it.about, ': ', notDone)}`,
  'cannot-divide': it =>
    say`The prizes can’t be divided like that${about(it.about, ': ', why => ('sum' in why ? say`they add up to ${chips(why.sum)}` : oddsRefusalWords(why.odds)))}`,
  'amount-not-allowed': it => say`That amount isn’t allowed: enter ${amounts(it)}${about(it.about, '', amountOf)}`,
}

const penalties = (it: NonNullable<Coded<TournamentRefusal, 'no-such-penalty'>['about']>): Say =>
  it === 'deals-or-minutes' ? say`enter 1 or more hands or minutes` : say`the director can ${sanctions(it)}`
