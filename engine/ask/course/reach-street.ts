import type { Seat } from '../../deal/chips.ts'
import type { StartDeal } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { takesOpeners } from '../../deal/drawing/openers.ts'
import { legal } from '../../deal/legal.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import type { Order } from '../acts/read-act.ts'
import { misread } from '../problems.ts'
import { type Course, nextIn } from './course.ts'
import { ways } from './ways.ts'

/** A deal that a scenario takes up in the middle: the street, what is in the pot by then, and who has folded. */
export type Midway = {
  readonly street: string
  /** All that is in the pot, or by seat what each has put in; with neither, what a quiet deal puts in. */
  readonly pot: number | null
  readonly paid: ReadonlyMap<Seat, number>
  readonly folded: readonly Seat[]
}

/** The start of a deal that stands at this street with these stacks and this pot, or why there is no such deal. */
export const startMidway = (
  start: StartDeal,
  midway: Midway,
  begin: (start: StartDeal) => Course | Misread,
): Course | Misread => {
  const quiet = begin({ ...start, posts: [], seats: start.seats.map(seat => ({ ...seat, chips: PLENTY })) })
  const reached = isProblem(quiet) ? quiet : reachStreet(quiet, midway)
  if (isProblem(reached)) return reached
  const antes = antesFor(start, midway, reached.deal)
  if (isProblem(antes)) return antes
  const posts = antes.flatMap(({ seat, ante, dead }) => [
    ...(ante > 0 ? [{ seat, kind: 'ante', amount: ante } as const] : []),
    ...(dead > 0 ? [{ seat, kind: 'dead', amount: dead } as const] : []),
  ])
  const put = (seat: Seat): number => {
    const { ante, dead, later } = antes.find(it => it.seat === seat)!
    return ante + dead + later
  }
  const seats = start.seats.map(seat => ({ ...seat, chips: seat.chips + put(seat.seat) }))
  const begun = begin({ ...start, posts, seats })
  return isProblem(begun) ? begun : reachStreet(begun, midway)
}

const PLENTY = 1_000_000_000

type Put = { readonly seat: Seat; readonly ante: number; readonly dead: number; readonly later: number }

/** What each has put in before, as an ante; what a quiet deal makes them put in later is no part of it. */
const antesFor = ({ seats }: StartDeal, { pot, paid }: Midway, quiet: Deal): readonly Put[] | Misread => {
  const later = (seat: Seat, chips: number): number =>
    chips === 0 ? 0 : quiet.players.reduce((sum, it) => sum + (it.seat === seat ? it.paid : 0), 0)
  const least = seats.reduce((sum, { seat, chips }) => sum + later(seat, chips), 0)
  const all = pot ?? least
  const each = Math.floor(all / seats.length)
  const puts = seats.map(({ seat, chips }, i): Put => {
    const said = paid.size > 0 ? (paid.get(seat) ?? 0) : each
    const dead = paid.size === 0 && i === 0 ? all - each * seats.length : 0
    return { seat, ante: said - later(seat, chips), dead, later: later(seat, chips) }
  })
  return puts.some(({ ante }) => ante < 0) ? misread('pot-too-small', { least }) : puts
}

/** The deal at the first decision of a street: nobody bets on the way, and those who have folded fold. */
const reachStreet = (course: Course, midway: Midway): Course | Misread => {
  let now = course
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    if (isThere(now.deal, midway.street)) return now
    const order = quietly(now.deal, midway.folded)
    const next = order === undefined ? misread('street-not-reached', { street: midway.street }) : nextIn(now, order)
    if (isProblem(next)) return next
    now = next
  }
  return misread('street-not-reached', { street: midway.street })
}

const MOST_ACTS = 2000

/** The street's cards are out, and somebody is due; or nobody can bet any more, and the next street would come. */
const isThere = (deal: Deal, street: string): boolean => {
  if (street === 'showdown') return deal.phase === 'showdown' || deal.phase === 'award'
  if (deal.phase !== 'streets') return false
  const { streets, steps } = programOf(deal.form)
  const due = legal(deal)
  const now = stepDue(deal)
  if (due.due !== 'dealer') return streets[now] === street
  return now > streets.lastIndexOf(street) && now < steps.length && streets.includes(street)
}

const quietly = (deal: Deal, folded: readonly Seat[]): Order | undefined => {
  const due = legal(deal)
  if (due.due === 'betting' && folded.includes(due.seat) && due.bringIn === null)
    return { type: 'Fold', seat: due.seat }
  // where a pot takes openers, one that nobody opens goes no further
  if (
    due.due === 'betting' &&
    due.wager !== null &&
    deal.opener < 0 &&
    deal.form.family === 'draw' &&
    takesOpeners(deal)
  )
    return { type: 'Wager', seat: due.seat, to: due.wager.sizes[0] ?? due.wager.least }
  return due.due === 'show' ? undefined : ways.get('play on')!(deal)
}
