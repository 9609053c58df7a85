import type { Seat } from '@cardroom/engine'
import { chooserOf, type Time } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import { isAutoMucked } from './act/may-win.ts'
import { type Plans, planCommand } from './act/plans.ts'
import { graceIsDue, turnClocks, turnsOf } from './clock/turns.ts'
import { isShownRunOut, STREET } from './dealer/run-out.ts'
import { preferenceOf } from './preferences/preferences.ts'
import { dueSeats } from './state/due-seats.ts'
import type { Hosted } from './state/hosted.ts'
import { legalNow } from './state/legal-now.ts'
import { playerIn } from './state/person.ts'

/** Something that the room is to do at a table, and when. */
export type Due = {
  readonly at: Time
  readonly do:
    | 'call-deal'
    | 'end-night'
    | 'stop-waiting'
    | 'end-report'
    | 'rule-as-usual'
    | 'deal-on'
    | 'lapse-request'
    | { readonly actFor: Seat }
    | { readonly actAsPlanned: Seat }
    | { readonly giveGrace: Seat }
    | { readonly timeOut: Seat }
}

/** How long a bot thinks, in milliseconds. */
const THINKS = 900
/** How long the first hand lies before it is shown by itself, and each that follows: the showdown is one scene. */
const SHOWS = 500
const SHOWS_TOO = 160
/** How long each share of the pots takes to be announced, beyond the first, and how many are waited for. */
const PER_SHARE = 1250
const MOST_SHARES = 4
/** How long players who are asked whether they show have for it where there is no clock. */
const ASKS = 20_000
/** How long players who chose before their turn seem to think: equally long, whatever they chose. */
const PLANNED = 800

/** How long play waits for a ruling that is somebody's to make, before it is made as usual. */
const RULED = 60_000

/** What the room itself has to do next at a table as it stands, and when; null while it waits for people. */
export const dueAt = (
  hosted: Hosted,
  now: Time,
  plans?: Pick<Plans, 'of'>,
  isAttended = true,
  mayDeal = true,
): Due | null => {
  const due = dueInPlay(hosted, now, plans, isAttended, mayDeal)
  const { requests = [], night } = hosted
  if (requests.length === 0 || night?.table.ended !== false) return due
  const lapses: Due = { at: Math.min(...requests.map(({ until }) => until)), do: 'lapse-request' }
  return due === null || lapses.at <= due.at ? lapses : due
}

const dueInPlay = (
  hosted: Hosted,
  now: Time,
  plans: Pick<Plans, 'of'> | undefined,
  isAttended: boolean,
  mayDeal: boolean,
): Due | null => {
  const { night, policy, people, lastAct } = hosted
  if (night === undefined || night.table.ended) return null
  if (night.deal === null && hosted.ending !== null) return { at: now, do: 'end-night' }
  // where cards are real the room waits for what its helper tells
  if (night.table.placard.realCards) return null
  // for empty chairs no hand is dealt, and nobody is in a hurry
  const attended = isAttended || policy.machines === true || policy.event !== undefined
  // a tournament calls the deals of its tables
  if (night.deal === null && policy.event !== undefined) return null
  if (night.deal === null)
    return attended && mayDeal && canBeCalled(hosted)
      ? { at: Math.max(now, lastAct + pauseOf(hosted)), do: 'call-deal' }
      : null
  if (hosted.asked !== undefined) return { at: hosted.asked.until, do: 'end-report' }
  const due = legalNow(night.deal)
  if (due.due === 'ruling') return { at: lastAct + RULED, do: 'rule-as-usual' }
  if (due.due === 'dealer' && due.act.do === 'shuffle') return { at: lastAct + policy.entropyWait, do: 'stop-waiting' }
  if (due.due === 'dealer' && isShownRunOut(hosted)) return { at: lastAct + STREET, do: 'deal-on' }
  const pace = (usual: number): number => (policy.botPace === 'instant' && attended ? 0 : usual)
  const seats = dueSeats(night)
  const person = (seat: number) => heldIn(people, night.table.chairs[seat - 1] ?? '')
  // rrp/15/7: in a tournament the absent are dealt in, and nobody waits for them
  const isAbsent = (seat: number): boolean =>
    policy.event !== undefined && night.table.members.some(it => it.seat === seat && it.away !== null)
  // a player who has left their chair, and a bot, act by themselves
  const byItself = seats.find(seat => person(seat)?.bot !== null || isAbsent(seat))
  const shows = night.deal.players.some(({ shown }) => shown === 'shown') ? SHOWS_TOO : SHOWS
  if (byItself !== undefined)
    return { at: lastAct + pace(due.due === 'show' ? shows : THINKS), do: { actFor: byItself } }
  const [first] = seats
  if (first === undefined) return null
  if (due.due === 'show') {
    const asked =
      due.muck && preferenceOf(hosted, playerIn(hosted, first), 'ask-to-show') && !isAutoMucked(hosted, first)
    return { at: asked ? askedUntil(hosted, first) : lastAct + pace(shows), do: { actFor: first } }
  }
  const planned = turnsOf(hosted).find(({ seat }) => isPlanned(hosted, seat, plans))
  if (planned !== undefined) return { at: planned.since + pace(PLANNED), do: { actAsPlanned: planned.seat } }
  return firstToRunOut(hosted)
}

/** The player whose time runs out first; a disconnected player gets more of it once. */
const firstToRunOut = (hosted: Hosted): Due | null => {
  let first: Due | null = null
  for (const { seat, until, ends } of turnClocks(hosted)) {
    const grace = graceIsDue(hosted, seat)
    const at = grace ? until : ends
    if (first === null || at < first.at) first = { at, do: grace ? { giveGrace: seat } : { timeOut: seat } }
  }
  return first
}

/** Players who are asked have as long as for an act; then their hand is shown. */
const askedUntil = (hosted: Hosted, seat: Seat): Time =>
  turnClocks(hosted).find(it => it.seat === seat)?.until ?? hosted.lastAct + ASKS

/** Somebody who has the choice of the next form is given as long as for an act, and a minute where nobody is hurried. */
const pauseOf = ({ night, policy, people, lastAct, last }: Hosted): number => {
  const { clock } = policy
  const chooser = chooserOf(night!.table, lastAct)
  // side pots and shares are announced one after another, and nobody is dealt into the middle of it
  const shares = Math.min(last?.deal.awards.length ?? 0, MOST_SHARES)
  const pause = policy.pause === 0 ? 0 : policy.pause + PER_SHARE * Math.max(0, shares - 1)
  return chooser === null || heldIn(people, chooser)?.bot !== null ? pause : Math.max(pause, 1000 * (clock?.act ?? 60))
}

const isPlanned = (hosted: Hosted, seat: Seat, plans: Pick<Plans, 'of'> | undefined): boolean => {
  const person = hosted.night?.table.chairs[seat - 1] ?? null
  const planned = person === null ? null : (plans?.of(person) ?? null)
  return planned !== null && planCommand(hosted, seat, planned) !== null
}

/** Two or more are here with chips, or bots that buy some, and the host has not paused the table. */
const canBeCalled = ({ night, people, paused }: Hosted): boolean => {
  if (paused) return false
  const { table } = night!
  const hasChips = (stack: number, player: string): boolean => stack > 0 || heldIn(people, player)?.bot != null
  const ready = table.members.filter(
    ({ seat, stack, away, player }) => seat !== null && hasChips(stack, player) && away === null,
  )
  return ready.length >= 2 && ready.some(({ player }) => heldIn(people, player)?.bot === null)
}
