import type { PlayerId, Time } from '@cardroom/engine/table'
import { type Bag, playersOf, type Tournament } from '@cardroom/engine/tournament'
import { type Refused, refusal } from '../refusal.ts'
import { type Course, done, giveOrder, tell } from './course.ts'
import type { EventStream } from './event-stream.ts'
import { type Held, isDirector, nameOf } from './held.ts'
import { nameFree } from './people-in-event.ts'

/**
 * Those who are left of a flight come into this event with their chips, and the flight is over. The event comes first: if
 * the room stops in between, the director does it again, and the flight is only ended.
 */
export const bringFlight = async (to: EventStream, from: EventStream, by: PlayerId): Promise<Refused | null> => {
  const flight = from.state()
  const off = flightOff(to.state(), flight, by)
  if (off !== null) return off
  const isIn = to.state().tournament.flights.some(it => it.flight === flightName(flight))
  if (!isIn) {
    const outcome = await to.run((held, at) => done(brought(held, flight, at)))
    if ('why' in outcome) return outcome
  }
  const ended = await from.run((held, at) => {
    const course: Course = { held, events: [] }
    return done(giveOrder(course, { type: 'EndFlight', to: to.state().tournament.plan.name }, at) ?? course)
  })
  return 'why' in ended ? ended : null
}

const flightOff = (held: Held, flight: Held, by: PlayerId): Refused | null => {
  if (!isDirector(held, by) || !isDirector(flight, by)) return refusal('not-the-director')
  if (held.id === flight.id) return refusal('own-flight')
  return flight.tournament.phase === 'bagged' ? null : refusal('not-bagged')
}

/** Their ids separate flights of one name. */
const flightName = ({ id, tournament }: Held): string => `${tournament.plan.name} (${id})`

const brought = (held: Held, flight: Held, at: Time): Course | Refused => {
  const course: Course = { held, events: [] }
  const bags = flight.tournament.entrants
    .filter(({ status }) => status === 'playing')
    .map(({ player, stack, bounty, bounties }): Bag => {
      const here = playerHere(course.held, flight, player)
      const bot = flight.people.find(it => it.player === player)?.bot ?? null
      const name = nameFree(course.held, here, nameOf(flight, player))
      tell(course, { type: 'PersonNamed', player: here, name, bot, at })
      return { player: here, chips: stack, bounty, bounties }
    })
  const order = {
    type: 'BringFlight',
    flight: flightName(flight),
    bags,
    players: playersOf(flight.tournament),
    money: moneyOf(flight.tournament, bags),
  } as const
  return giveOrder(course, order, at) ?? course
}

/** People of the room keep their id; those whom a director entered, and bots, have one of the event they come to. */
const playerHere = (held: Held, flight: Held, player: PlayerId): PlayerId => {
  if (!/^(?:live|bot)-\d+$/.test(player)) return player
  return `${player.split('-')[0]}-${flight.id}-${held.people.length + 1}`
}

/** What was paid and is still to be won: bounties that are paid to those who are out stay where they were paid. */
const moneyOf = ({ bank, plan }: Tournament, bags: readonly Bag[]) => {
  const heads = bags.reduce((sum, { bounty, bounties }) => sum + bounty + bounties, 0)
  return { buyIns: bank.buyIns, fees: bank.fees, bounties: plan.bounty?.kind === 'mystery' ? bank.bounties : heads }
}
