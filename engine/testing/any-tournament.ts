import { expect } from 'vitest'
import { type Chance, seeded } from '../cards/shuffle.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { chipsBought, chipsInPlay, tournamentAudit, unevenBy } from '../tournament/audit.ts'
import { movesDue } from '../tournament/balance/moves-due.ts'
import { planMoves } from '../tournament/balance/plan-moves.ts'
import { tablesWanted, tolerance } from '../tournament/balance/tables-wanted.ts'
import { finishOrder } from '../tournament/busts/places.ts'
import { countAt } from '../tournament/draft.ts'
import { playStream, type StreamOptions, type TournamentPlay } from '../tournament/play/bust-stream.ts'
import { anyPlan } from '../tournament/play/stir.ts'
import type { Tournament } from '../tournament/tournament.ts'

/**
 * The tournament of this number by this book: how many enter, at tables of how many, and in every second one whatever else
 * happens in tournaments. Fields are small, but for one in ten where `large` ones are wanted.
 */
export const soaked = (book: BookId, number: number, large = false): TournamentPlay => {
  const seed = `${book} ${number}`
  const chance = seeded(`entries ${seed}`)
  const stirred = number % 2 === 1
  const entries = anyEntries(chance, large)
  const plan = { ...(stirred && anyPlan(book, chance)), seats: 2 + chance(9) }
  return checkedStream({ entries, book, plan, stirred }, seed)
}

/** Mostly a few enter, often dozens, now and then hundreds; in a large field up to two thousand. */
const anyEntries = (chance: Chance, large: boolean): number =>
  large && chance(10) === 0 ? 2 + chance(1999) : Math.floor(2 * 10 ** ((large ? 3 : 2.2) * (chance(1001) / 1000) ** 2))

/** Plays a tournament by chance and looks at every promise after every order. */
export const checkedStream = (wish: StreamOptions, seed: number | string): TournamentPlay => {
  let steps = 0
  const play = playStream(wish, seeded(seed), (event, order) => {
    if (order.type === 'OpenTournament' || order.type === 'Enter') return
    steps++
    // in a large field everything is counted now and then, and always where something changes
    const isDeal = order.type === 'StartDeal' || order.type === 'EndDeal'
    if (!isDeal || steps % Math.ceil(event.entrants.length / 50) === 0) nothingOff(event, `${order.type}, seed ${seed}`)
    if (order.type === 'StartDeal') isEven(event)
    if (order.type === 'EndDeal' && steps % Math.ceil(event.entrants.length / 200) === 0) fewestMoves(event)
  })
  const { state } = play
  expect(tournamentAudit(state), `seed ${seed}`).toEqual([])
  const order = finishOrder(state)
  expect(order.length).toBe(state.entrants.length)
  expect(new Set(order).size).toBe(order.length)
  expect(chipsInPlay(state)).toBe(chipsBought(state))
  return play
}

/** Asked at every step of long plays: an expectation is written out only where it fails. */
const nothingOff = (event: Tournament, where: string): void => {
  const off = tournamentAudit(event)
  if (off.length > 0) expect(off, where).toEqual([])
}

const isEven = (event: Tournament): void => {
  const [uneven, most] = [unevenBy(event), tolerance(event, event.tables.length)]
  if (uneven > most) expect(uneven).toBeLessThanOrEqual(most)
}

/** The moves that are due are within one of the fewest that there can be, and nobody is moved twice. */
const fewestMoves = (event: Tournament): void => {
  if (event.phase !== 'playing' || movesDue(event) === null || movesDue(event)!.redraw) return
  const { moves, breaks } = planMoves(event)
  expect(new Set(moves.map(({ player }) => player)).size, 'moved twice').toBe(moves.length)
  expect(moves.length).toBeLessThanOrEqual(fewest(event, breaks) + 1)
}

/** For each way to level the tables: this many have to come in where too few sit, or go where too many do. */
const fewest = (event: Tournament, breaks: readonly number[]): number => {
  const kept = event.tables.filter(({ table }) => !breaks.includes(table)).map(countAt)
  const coming = event.tables.filter(({ table }) => breaks.includes(table)).reduce((sum, it) => sum + countAt(it), 0)
  const within = tolerance(event, tablesWanted(event).tables)
  let best = Number.POSITIVE_INFINITY
  for (let least = 0; least <= event.plan.seats; least++) {
    const low = kept.reduce((sum, count) => sum + Math.max(0, least - count), 0)
    const high = kept.reduce((sum, count) => sum + Math.max(0, count - least - within), 0)
    const room = kept.reduce(
      (sum, count) => sum + Math.min(event.plan.seats, least + within) - Math.max(count, least),
      0,
    )
    if (low > coming + high || coming - low > room + high) continue
    best = Math.min(best, coming + Math.max(high, low - coming))
  }
  return best
}
