import type { Duty } from '../../tournament/balance/next-places.ts'
import type { TournamentEvent } from '../../tournament/events.ts'
import type { MayFollow } from '../../tournament/penalties/may-follow.ts'
import type { Entrant, LevelClock } from '../../tournament/tournament.ts'
import type { NewsOf } from '../news-of.ts'
import { andList, cards, chips, does, joined, NOTHING, player, type Say, say, whose } from '../say.ts'
import { counted } from './voice.ts'

/** Each event of a tournament in a sentence; null for what is nobody's news. A new event without an entry does not compile. */
export const tournamentNews: NewsOf<TournamentEvent> = {
  TournamentOpened: ({ plan }) =>
    say`${plan.name} is open for entries: ${chips(plan.buyIn.price)}${plan.buyIn.fee === 0 ? NOTHING : say` plus ${chips(plan.buyIn.fee)}`} buys ${chips(plan.buyIn.chips)} chips.`,
  TournamentCancelled: ({ reason }) => say`The tournament is canceled: ${reason}. Entries are refunded.`,

  Entered: it => {
    if (it.unsold) return say`A stack is set out at table ${String(it.to?.table)}, seat ${String(it.to?.seat)}.`
    if (it.alternate) return say`${does(it, 'enters and waits', 'enter and wait')} for a seat.`
    return it.to === null
      ? say`${does(it, 'enters', 'enter')}.`
      : say`${does(it, 'enters', 'enter')}: ${seatOf(it.to)}.`
  },
  UnsoldTaken: it => say`${does(it, 'takes', 'take')} the stack at ${seatOf(it.to)}: ${chips(it.chips)}.`,
  UnsoldRemoved: ({ chips: left }) => say`An unsold stack of ${chips(left)} is taken out of play.`,
  Withdrawn: it => say`${does(it, 'withdraws', 'withdraw')}.`,
  Rebought: it => say`${does(it, 'rebuys', 'rebuy')} for ${chips(it.chips)}.`,
  RebuyAnnounced: it => say`${does(it, 'announces', 'announce')} a rebuy of ${chips(it.chips)}.`,
  AddedOn: it => say`${does(it, 'adds on', 'add on')} ${chips(it.chips)}.`,
  ReEntered: it => say`${does(it, 're-enters', 're-enter')}: ${seatOf(it.to)}.`,
  AlternateSeated: it => say`${does(it, 'gets', 'get')} a seat: ${seatOf(it.to)}.`,

  SeatsDrawn: ({ why, seats, tables }) =>
    say`${DRAWN[why]}: ${counted(seats.length)} players at ${counted(tables.length)} ${tables.length === 1 ? 'table' : 'tables'}.`,
  SeatChosen: it => say`${does(it, 'chooses', 'choose')} seat ${String(it.seat)}.`,
  ButtonDrawn: ({ table, seat, cards: drawn }) =>
    say`Drawing for the button at table ${String(table)}: ${joined(
      drawn.map(({ player: id, card }) => say`${player(id)} ${cards([card])}`),
      ', ',
    )}. It starts at seat ${String(seat)}.`,

  LevelStarted: ({ clock }) => say`Level ${String(clock.level)} begins.`,
  BreakStarted: ({ clock }) => say`Break: ${time(clock)}.`,
  ClockStopped: ({ clock }) => say`The clock is stopped${clock.stopped === 'dispute' ? ' for a dispute' : ''}.`,
  ClockResumed: () => say`The clock is running.`,
  ClockSet: ({ clock }) => say`The clock is set: level ${String(clock.level)}, ${time(clock)}.`,
  ScheduleChanged: ({ levels }) => say`The schedule has changed: ${counted(levels.length)} levels.`,

  DealStarted: () => null,
  DealEnded: () => null,
  HandForHandBegun: () => say`Hand for hand: all tables deal at the same time.`,
  HandForHandEnded: () => say`Hand for hand is over.`,
  RoundDealt: () => null,

  PlayersOut: ({ players }) =>
    joined(
      players.map(it =>
        it.by === null
          ? say`${does(it, 'is', 'are')} out.`
          : say`${does(it, 'is', 'are')} out, busted by ${player(it.by)}.`,
      ),
      ' ',
    ),
  BustUndone: it => say`${does(it, 'is', 'are')} back in: ${seatOf(it.to)}. The bust-out was a mistake.`,
  ReviewSettled: () => null,

  EnvelopesSealed: ({ worths }) =>
    say`Mystery bounties are sealed in ${counted(worths.length)} envelopes. The largest holds ${chips(worths[0] ?? 0)}.`,
  EnvelopeOpened: it =>
    say`${does(it, 'opens', 'open')} envelope ${String(it.envelope)}: a bounty of ${chips(it.worth)}.`,

  PlayerMoved: it =>
    say`${does(it, 'moves', 'move')}: table ${String(it.from.table)} seat ${String(it.from.seat)} to ${seatOf(it.to)}, ${dutyWords(it)}.`,
  BigBlindSet: it => say`${does(it, 'is', 'are')} next for the big blind at table ${String(it.table)}.`,
  TableBroken: ({ table }) => say`Table ${String(table)} breaks.`,

  ChipsRaced: ({ from, unit, stacks }) =>
    say`The ${chips(from)}s are raced off for ${chips(unit)}s: ${
      stacks.length === 0
        ? 'no odd chips'
        : joined(
            stacks.map(it => say`${player(it.player)} ${chips(it.from)} to ${chips(it.to)}`),
            ', ',
          )
    }.`,

  WentAway: it => (it.neverCame ? say`${does(it, 'hasn’t', 'haven’t')} arrived.` : say`${does(it, 'is', 'are')} away.`),
  CameBack: it => say`${does(it, 'is', 'are')} at the table.`,
  Reached: it => say`${does(it, 'got', 'got')} in touch: the chips ${it.keep ? 'stay in' : 'can be removed'}.`,
  StackForfeited: it => {
    const shared = it.shares.length === 0 ? say`out of play` : say`shared among the table`
    const rest = it.shares.length > 0 && it.bank > 0 ? say`, ${chips(it.bank)} to the bank` : NOTHING
    return say`${does(it, 'forfeits', 'forfeit')} the stack: ${shared}${rest}.`
  },

  Noted: it => say`Noted about ${player(it.player)}: ${NOTES[it.about]}. ${FOLLOWS[it.mayFollow]}`,
  Warned: it => say`${does(it, 'is', 'are')} warned: ${it.about}.`,
  Penalized: it => say`${does(it, 'is', 'are')} dealt out ${penalty(it.penalty)}.`,
  Disqualified: it => say`${does(it, 'is', 'are')} disqualified: ${it.about}.`,
  ChipsTaken: it =>
    say`${chips(it.chips)} of ${whose(it)} chips were off the table and ${it.removed > 0 ? 'leave the tournament' : 'are back on it'}.`,

  PrizeDealAgreed: ({ shares, left, improper }) =>
    say`Deal: ${joined(
      shares.map(it => say`${player(it.player)} ${chips(it.prize)}`),
      ', ',
    )}${left === 0 ? NOTHING : say`, ${chips(left)} left to play for`}.${improper ? ' Not everybody in play has signed.' : ''}`,
  TournamentEnded: ({ paid }) =>
    say`${andList(paid.filter(({ place }) => place === 1).map(it => player(it.player)))} ${paid.filter(({ place }) => place === 1).length === 1 ? 'wins' : 'win'} the tournament.`,

  DayEnded: ({ day, counts }) => say`Day ${String(day)} is over: ${counted(counts.length)} stacks are bagged.`,
  FlightBrought: ({ flight, bags }) =>
    say`${flight} comes in: ${counted(bags.length)} ${bags.length === 1 ? 'player' : 'players'} with their chips.`,
  FlightEnded: ({ to, players }) =>
    say`The flight is over: ${counted(players)} ${players === 1 ? 'player continues' : 'players continue'} in ${to}.`,
  DayStarted: ({ day }) => say`Day ${String(day)} begins.`,
}

const seatOf = ({ table, seat }: { readonly table: number; readonly seat: number }): string =>
  `table ${table} seat ${seat}`

/** What a moved player has to know: `next big blind`, `waits for the button`. */
const dutyWords = ({
  duty,
  bigBlindIn,
  waits,
}: {
  readonly duty: Duty
  readonly bigBlindIn: number
  readonly waits: boolean
}): string => {
  if (waits) return 'waiting for the button to pass'
  if (duty === 'big-blind') return 'next big blind'
  if (duty === 'small-blind') return 'next small blind'
  if (duty === 'button') return 'on the button'
  return `big blind in ${bigBlindIn} hands`
}

const time = ({ left }: LevelClock): string =>
  left === null ? 'by hands' : `${Math.floor(left / 60_000)}:${`${Math.floor(left / 1000) % 60}`.padStart(2, '0')}`

const penalty = (it: NonNullable<Entrant['penalty']>): string => {
  if ('until' in it) return 'for a while'
  return it.deals === 1 ? 'for one hand' : `for ${counted(it.deals)} hands`
}

const DRAWN = {
  start: 'Seats are drawn',
  redraw: 'Everybody draws a new seat',
  'final-table': 'The final table is drawn',
  'new-day': 'Seats are drawn for the new day',
} as const

const FOLLOWS: Readonly<Record<MayFollow, string>> = {
  nothing: 'No further action.',
  warning: 'A warning may follow.',
  penalty: 'A penalty may follow.',
  'penalty-and-dead-hand': 'A penalty may follow, and the hand may be dead.',
  'put-in-sight': 'The chips go where everybody can see them.',
  'taken-off': 'The chips come off the table.',
}

const NOTES = {
  'hand-talk': 'talked about a hand in play',
  'live-hand-shown': 'showed cards from a live hand',
  'high-chips-hidden': 'kept high-value chips out of sight',
  'foreign-chips': 'had chips on the table that don’t belong to it',
  'cards-thrown': 'threw cards off the table',
} as const satisfies Record<string, Say[number]>
