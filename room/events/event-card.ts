import { forms, rulebookOf } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { levelNow } from '@cardroom/engine/tournament'
import type { EventCard } from '../protocol/events.ts'
import { entriesUntil, winnerOf } from './clock-view.ts'
import { type Held, isDirector } from './held.ts'

/** An event in the list, without what it is to the viewer. */
export const eventCard = (held: Held, now: Time): Omit<EventCard, 'you'> => {
  const { id, made, start, open, run, people, tournament } = held
  const { plan, phase, entrants } = tournament
  const { form, structure } = plan.game
  const level = phase === 'playing' ? levelNow(tournament, now) : tournament.clock.level
  const entered = entrants.filter(({ status, unsold }) => status !== 'withdrawn' && !unsold)
  const bots = new Set(people.filter(({ bot }) => bot !== null).map(({ player }) => player))
  return {
    id,
    name: plan.name,
    phase,
    start,
    made,
    open,
    run,
    form,
    formName: forms[form].name,
    structure: structure ?? null,
    book: rulebookOf(plan.book).name,
    buyIn: plan.buyIn,
    bounty: plan.bounty?.worth ?? 0,
    guarantee: plan.guarantee,
    seats: plan.seats,
    players: entered.length,
    bots: entered.filter(({ player }) => bots.has(player)).length,
    left: entered.filter(({ status }) => status !== 'out').length,
    level,
    entering: entriesUntil(tournament, level) !== null,
    winner: winnerOf(held),
  }
}

/** What somebody has to do with an event. */
export const yoursIn = (held: Held, person: PlayerId | null): EventCard['you'] => {
  const status = held.tournament.entrants.find(({ player }) => player === person)?.status
  if (status === 'playing' || status === 'alternate') return 'playing'
  if (status === 'entered') return 'entered'
  if (isDirector(held, person)) return 'director'
  return status === 'out' ? 'out' : null
}
