import { bookOf, entrantOf } from '../draft.ts'
import { startClock } from '../levels/start-clock.ts'
import { refused } from '../refusal.ts'
import type { Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import type { DrawOrder } from './draw.ts'
import { drawOff } from './draw-off.ts'
import { seatsFor } from './seats-for.ts'

type StartPlay = Extract<DrawOrder, { readonly type: 'StartPlay' }>

/** rrp/15/2, rrp/15/4: every paid entrant has a random seat with a full stack at it, present or not, and the clock starts. */
export const startPlay: Handler<StartPlay> = (work, { order, dealers = [], at }) => {
  const { state: event } = work
  if (event.phase !== 'entries') return refused('play-has-begun')
  const { rules } = bookOf(event).tournamentSeating
  const players = event.entrants.filter(({ status }) => status === 'entered').map(({ player }) => player)
  if (players.length < 2) return refused('too-few-players', { least: 2 })
  const off = drawOff(order, players, rules)
  if (off !== null) return off
  const stranger = dealers.find(player => !players.includes(player))
  if (stranger !== undefined) return refused('not-entered', { player: stranger })
  tell(work, {
    type: 'SeatsDrawn',
    why: 'start',
    ...seatsFor(event, arrivalOrder(event, order), { dealers }),
    at,
    rules,
  })
  startClock(work, at)
  return null
}

/** A house may seat by arrival: then the draw does not matter, and the first to come sits first. */
const arrivalOrder = (event: Tournament, order: readonly string[]): readonly string[] =>
  bookOf(event).tournamentSeating.is === 'random'
    ? order
    : event.entrants.filter(({ player }) => entrantOf(event, player)!.status === 'entered').map(({ player }) => player)
