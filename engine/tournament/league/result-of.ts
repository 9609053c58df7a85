import { places } from '../busts/places.ts'
import type { Tournament } from '../tournament.ts'
import type { LeagueResult } from './league.ts'

/** An event that is over, as a season counts it. */
export const resultOf = (event: Tournament): LeagueResult => ({
  event: event.plan.name,
  places: places(event),
  took: event.outs.flatMap(({ players }) => players.flatMap(({ player, by }) => (by === null ? [] : [{ by, player }]))),
  paid: (event.paid ?? []).map(({ player, prize }) => ({ player, prize })),
})
