import { antesLeft } from '../../deal/betting/carried-antes.ts'
import type { StartDeal } from '../../deal/commands.ts'
import { isRefusal } from '../../deal/refusal.ts'
import { start as startDeal } from '../../deal/start.ts'
import { playBehind } from '../chips/behind.ts'
import { bookOf, memberOf } from '../draft.ts'
import { endPlayOvers } from '../people/play-over.ts'
import { servePenalties } from '../people/sanctions.ts'
import { whoCanPlay } from '../people/who-can-play.ts'
import { refusedAt } from '../refusal.ts'
import { lineUp } from '../seats/line-up.ts'
import { tellWhoCame } from '../seats/tell-who-came.ts'
import type { Table } from '../table.ts'
import { type Handler, tellAt } from '../work.ts'
import type { DealsOrder } from './deals-orders.ts'
import type { DealPlan } from './plan.ts'

/**
 * The next deal begins. In this order: the form whose turn it is; time that has fallen due; who can play at all; where
 * button and blinds go and who misses one; who comes in or back, and with what; kills, straddles and bomb pots.
 */
export const callDeal: Handler<Extract<DealsOrder, { readonly type: 'CallDeal' }> & { readonly at: number }> = (
  work,
  { at },
) => {
  const { table } = work
  if (table.deal !== null) return refusedAt('deal-is-on', { about: `deal ${table.deal.number}` })
  const part = table.placard.parts[table.rotation.part]!
  playBehind(work, at)
  endPlayOvers(work, at)
  const present = whoCanPlay(table, at)
  if (present.players.length < part.form.seats.least) {
    return refusedAt('too-few-players', { least: part.form.seats.least, about: part.form.name })
  }
  const { came, missed, short, ...line } = lineUp(table, part, present)
  if (line.dealtIn.length < part.form.seats.least) {
    return refusedAt('too-few-players', { least: part.form.seats.least, about: part.form.name })
  }
  const { places } = line
  const plan: DealPlan = line
  const start = startOf(table, plan)
  const tried = startDeal(start)
  if (isRefusal(tried)) return refusedAt('deal-cannot-start', { deal: tried })
  servePenalties(work, plan.out, at)
  tellWhoCame(work, { came, missed, short }, at)
  const players = plan.dealtIn.map(seat => ({ seat, player: table.chairs[seat - 1]! }))
  tellAt(work, {
    type: 'DealCalled',
    number: table.deals + 1,
    start,
    players,
    bombPot: false,
    places,
    out: plan.out,
    at,
    rules: bookOf(table).buttonMethod.rules,
  })
  return null
}

/** The order that starts the deal as planned. */
const startOf = (table: Table, { part, places, dealtIn, posts }: DealPlan): StartDeal => {
  const start: StartDeal = {
    type: 'StartDeal',
    form: part.form,
    stakes: part.stakes,
    book: table.placard.book,
    button: places.button,
    seats: dealtIn.map(seat => ({ seat, chips: memberOf(table, table.chairs[seat - 1]!)!.stack })),
    setting: table.placard.setting,
    ...(table.placard.told && { told: true }),
    ...(table.placard.parts.length > 1 && { mixed: true }),
    ...(table.placard.collection.way === 'time' && { timed: true }),
  }
  return { ...start, posts: antesLeft(start, posts) }
}
