import { antesLeft } from '../../deal/betting/carried-antes.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Seated, StartDeal } from '../../deal/commands.ts'
import { startOff } from '../../deal/start.ts'
import { bombPotDue } from '../agreed/bomb-pot-due.ts'
import { withKills } from '../agreed/kills-in.ts'
import { withStraddles } from '../agreed/straddles-in.ts'
import { playBehind } from '../chips/behind.ts'
import { worthOf } from '../chips/count-chips.ts'
import { type ButtonDrop, takeButtonDrop } from '../collections/button-drop.ts'
import { collectTime } from '../collections/collect-time.ts'
import { endCourtesy, withoutDebtors } from '../collections/courtesy.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { KillEvent } from '../kills/kill-button.ts'
import { takeTurn } from '../mixes/take-turn.ts'
import { endPlayOvers } from '../people/play-over.ts'
import { servePenalties } from '../people/sanctions.ts'
import { type Present, whoCanPlay } from '../people/who-can-play.ts'
import type { GamePart } from '../placard.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import { tellArrivals } from '../seats/arrivals.ts'
import { type LineUp, lineUp } from '../seats/line-up.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import { carriedInto, withCarried } from './carried-over.ts'
import type { DealsOrder } from './deals.ts'
import type { DealPlan } from './plan.ts'
import { isAsAfterADeal, NOBODY, type Stood, standing } from './void-deal.ts'

/**
 * The next deal begins. In this order: the form whose turn it is; time that has fallen due; who can play at all; where
 * button and blinds go and who misses one; who comes in or back, and with what; kills, straddles and bomb pots.
 */
export const callDeal: Handler<Extract<DealsOrder, { readonly type: 'CallDeal' }> & { readonly at: number }> = (
  work,
  { finalTwo = false, at },
) => {
  const { state: table } = work
  if (table.deal !== null) return refused('deal-is-on', { about: { deal: table.deal.number } })
  takeTurn(work, at)
  playBehind(work, at)
  endPlayOvers(work, at)
  collectTime(work, at)
  const found = whoAndWhere(work, at)
  if ('why' in found) return found
  const { present, line } = found
  const bomb = bombPotDue(table, present, line.places)
  if (bomb !== null)
    return begin(work, { plan: bomb, line: { came: [], missed: [], short: [] }, kills: [], finalTwo }, at)
  const seated = withCarried(table, line)
  const drop = takeButtonDrop(work, line.places.button, seated.dealtIn, at)
  const killed = withKills(table, seated)
  const { plan, notTaken } = withStraddles(table, killed.plan, it => startOf(table, it))
  for (const { player, refusal } of notTaken) {
    tell(work, { type: 'StraddleNotTaken', player, refusal, at, rules: refusal.rules ?? [] })
  }
  return begin(work, { plan, line, kills: killed.events, drop, finalTwo }, at)
}

/** Who can play, and where button and blinds are then; without those whose courtesy ends with this deal. */
const whoAndWhere = (
  work: TableWork,
  at: Time,
): { readonly present: Present; readonly line: LineUp } | TableRefusal => {
  const { state: table } = work
  const part = table.placard.parts[table.rotation.part]!
  const present = withoutDebtors(table, whoCanPlay(table, at))
  if (present.players.length < part.form.seats.least) return tooFew(part)
  const line = lineUp(table, part, present)
  if (endCourtesy(work, line.places, at)) return whoAndWhere(work, at)
  return line.dealtIn.length < part.form.seats.least ? tooFew(part) : { present, line }
}

const tooFew = ({ form }: GamePart): TableRefusal =>
  refused('too-few-players', { least: form.seats.least, about: { form: form.name } })

/** What a deal begins with: the plan, who comes in or misses a blind by it, news of kills, and what the button paid. */
type Beginning = {
  readonly plan: DealPlan
  readonly line: Pick<LineUp, 'came' | 'missed' | 'short'>
  readonly kills: readonly KillEvent[]
  readonly drop?: ButtonDrop | undefined
  readonly finalTwo: boolean
}

/** The deal begins as planned, if it can. */
const begin = (work: TableWork, { plan, line, kills, drop, finalTwo }: Beginning, at: Time): TableRefusal | null => {
  const { state: table } = work
  const start = finalTwo ? { ...startOf(table, plan), finalTwo } : startOf(table, plan)
  const off = startOff(start)
  if (off !== null) return refused('deal-cannot-start', { deal: off })
  const stood = stoodBefore(table, plan, line)
  servePenalties(work, plan.out, at)
  tellArrivals(work, line, plan.dealtIn, at)
  const { buttonMethod, buttonMovesOnBombPot } = bookOf(table)
  const bombPot = plan.part.form.id !== table.placard.parts[table.rotation.part]!.form.id
  const called = {
    type: 'DealCalled' as const,
    number: table.deals + 1,
    start,
    players: plan.dealtIn.map(seat => ({ seat, player: table.chairs[seat - 1]! })),
    bombPot,
    // wsop/31g: a bomb pot takes no blind, and so no place, from anybody
    stays: bombPot && !buttonMovesOnBombPot.is,
    places: plan.places,
    out: plan.out,
    at,
    rules: bombPot ? buttonMovesOnBombPot.rules : buttonMethod.rules,
  }
  const withDrop = drop === undefined ? called : { ...called, drop }
  tell(work, stood.length === 0 ? withDrop : { ...withDrop, stood })
  for (const event of kills) tell(work, { ...event, at })
  return null
}

/** Those who come in, miss a blind or serve a penalty by this deal, or waited for it, as they stand before it. */
const stoodBefore = (table: Table, { dealtIn, out }: DealPlan, line: Beginning['line']): readonly Stood[] => {
  const { came, missed, short } = line
  if (came.length + missed.length + short.length + out.length === 0 && areAsAfterADeal(table.members)) return NOBODY
  const changed = new Set([...came.map(({ player }) => player), ...missed.map(({ player }) => player), ...short])
  for (const { player, why } of out) if (why === 'penalty') changed.add(player)
  return standing(table, member => {
    if (member.seat === null) return false
    return changed.has(member.player) || (!isAsAfterADeal(member) && dealtIn.includes(member.seat))
  })
}

/** A loop, not a list's method: it is asked in every deal. */
const areAsAfterADeal = (members: Table['members']): boolean => {
  for (let i = 0; i < members.length; i++) if (!isAsAfterADeal(members[i]!)) return false
  return true
}

/** The order that starts the deal as planned. */
const startOf = (table: Table, plan: DealPlan): StartDeal => {
  const { placard } = table
  const seats: Seated[] = []
  for (const seat of plan.dealtIn) seats.push(seatedAt(table, seat))
  const start: { -readonly [K in keyof StartDeal]: StartDeal[K] } = {
    type: 'StartDeal',
    form: plan.part.form,
    stakes: plan.part.stakes,
    book: placard.book,
    button: plan.places.button,
    seats,
    setting: placard.setting,
    posts: plan.posts,
  }
  if (placard.straddle && plan.noStraddle !== true) start.straddleOnPlacard = true
  if (placard.realCards) start.realCards = true
  if (placard.parts.length > 1) start.mixed = true
  if (placard.collection.way === 'time') start.timed = true
  const carried = carriedInto(table, plan)
  if (carried === null) return start
  Object.assign(start, carried)
  start.posts = antesLeft(start, plan.posts)
  return start
}

/** The chips that somebody brings into the deal: usually a stack whose chips nobody has counted one by one. */
const seatedAt = (table: Table, seat: Seat): Seated => {
  const { stack, denominations } = memberOf(table, table.chairs[seat - 1]!)!
  if (denominations === null && stack > 0) return { seat, chips: stack }
  const matched = stack === 0 ? table.carried.matched.find(it => it.seat === seat) : undefined
  // a count that no longer adds up doesn't count
  const counted = denominations !== null && worthOf(denominations) === stack
  return {
    seat,
    chips: stack,
    ...(counted && { denominations }),
    ...(matched !== undefined && { matched: matched.chips }),
  }
}
