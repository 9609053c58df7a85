import { bookOf, playing } from '../draft.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { DaysOrder } from './days.ts'

type Of<T extends DaysOrder['type']> = Extract<DaysOrder, { readonly type: T }>

/** Players of a flight come in with their bags, and what was paid there is played for here. */
export const bringFlight: Handler<Of<'BringFlight'>> = (work, { type: _, at, ...flight }) => {
  const { state: event } = work
  if (event.phase !== 'entries') return refused('play-has-begun')
  if (event.flights.some(it => it.flight === flight.flight))
    return refused('has-entered', { ...(flight.bags[0] && { player: flight.bags[0].player }) })
  const off = bagsOff(flight, event.unit)
  if (off !== null) return off
  tell(work, { type: 'FlightBrought', ...flight, at, rules: bookOf(event).tournamentBuyIn.rules })
  return null
}

const bagsOff = ({ bags, players, money }: Omit<Of<'BringFlight'>, 'type'>, unit: number): TournamentRefusal | null => {
  const twice = bags.find((it, i) => bags.findIndex(({ player }) => player === it.player) < i)
  if (twice !== undefined) return refused('has-entered', { player: twice.player })
  const odd = bags.find(({ chips }) => !(Number.isSafeInteger(chips) && chips > 0 && chips % unit === 0))
  if (odd !== undefined) return refused('amount-not-allowed', { player: odd.player, least: unit })
  const sums = [players - bags.length, money.buyIns, money.fees, money.bounties, ...bags.map(({ bounty }) => bounty)]
  return sums.every(sum => Number.isSafeInteger(sum) && sum >= 0) ? null : refused('amount-not-allowed', { least: 0 })
}

/** A flight that is bagged is over: its players and its purse go on in another event. */
export const endFlight: Handler<Of<'EndFlight'>> = (work, { to, at }) => {
  const { state: event } = work
  if (event.phase !== 'bagged') return refused('not-the-time', { about: 'day-is-not-bagged' })
  const left = playing(event).length
  tell(work, { type: 'FlightEnded', to, players: left, at, rules: bookOf(event).tournamentBuyIn.rules })
  return null
}
