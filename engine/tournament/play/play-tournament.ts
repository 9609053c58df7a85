import { decks } from '../../cards/deck.ts'
import { type Chance, shuffled } from '../../cards/shuffle.ts'
import { minutes } from '../../table/time.ts'
import { tournamentAudit, unevenBy } from '../audit.ts'
import { movesDue } from '../balance/moves-due.ts'
import { tolerance } from '../balance/tables-wanted.ts'
import { bookOf, countAt, playing } from '../draft.ts'
import type { TournamentEvent } from '../events.ts'
import type { TournamentOrder } from '../orders.ts'
import type { Plan } from '../plan.ts'
import { chipWorths, nextUsable } from '../race/colour-ups.ts'
import { raceCards } from '../race/race-cards.ts'
import type { Tournament } from '../tournament.ts'
import { tournamentDecider } from '../tournament-decider.ts'
import { dealtAt, mirrored, type RealTables } from './real-tables.ts'

/** A tournament that was played whole, with what came of it on the way. */
export type Played = {
  readonly event: Tournament
  readonly log: readonly TournamentEvent[]
  /** How many sat at each table whenever tables were made even before the next deals. */
  readonly tables: readonly (readonly number[])[]
  readonly breaks: number
  readonly races: number
  /** The first promise that was broken, if one was. */
  readonly fault: string | null
}

/** How it is played: with how many entries, and how often a player who is out buys in again, in percent. */
export type PlayOptions = { readonly entries: number; readonly plan: Plan; readonly rebuyPercent?: number }

/** Plays a tournament with real deals by random acts, all tables in step, and looks at every promise after every order. */
export const playTournament = (wish: PlayOptions, chance: Chance): Played => {
  const play = tournamentDecider.play(undefined)
  const real: RealTables = new Map()
  const evens: number[][] = []
  let fault: string | null = null
  let at = 0
  const ask = (order: TournamentOrder): boolean => {
    const before = play.log.length
    const given = play.give(order)
    if (!given.ok) {
      if (order.type !== 'Rebuy') fault ??= `${order.type} is refused: ${JSON.stringify(given.refusal)}`
      return false
    }
    mirrored(real, play.state, play.log.slice(before), at)
    if (isLookedAt(order)) fault ??= brokenBy(play.state, order)
    return true
  }
  ask({ type: 'OpenTournament', plan: wish.plan, at })
  for (let i = 1; i <= wish.entries && fault === null; i++) ask({ type: 'Enter', player: `p${i}`, at })
  if (fault !== null) return { event: play.state, log: play.log, tables: [], breaks: 0, races: 0, fault }
  ask({
    type: 'StartPlay',
    order: shuffled(
      play.state.entrants.map(({ player }) => player),
      chance,
    ),
    at,
  })
  drawButtons(play.state, chance, ask, at)
  while (play.state.phase === 'playing' && fault === null) {
    at += minutes(1)
    ask({ type: 'Tick', at })
    if (play.state.clock.onBreak) continue
    raceIfDue(play.state, chance, ask, at)
    // uspa/3.3.2.9: a race may put players out
    settle(play.state, chance, ask, at)
    if (play.state.phase !== 'playing') break
    evens.push(play.state.tables.map(countAt))
    roundOf(play.state, real, chance, ask, at)
    for (const player of brokeLately(play.state))
      if (chance(100) < (wish.rebuyPercent ?? 0)) ask({ type: 'Rebuy', player, at })
    settle(play.state, chance, ask, at)
    if (play.state.phase === 'playing' && playing(play.state).length === 1) ask({ type: 'Finish', at })
    if (evens.length > ENDLESS) fault ??= `it has not ended after ${ENDLESS} rounds`
  }
  const count = (type: TournamentEvent['type']): number => play.log.filter(it => it.type === type).length
  return {
    event: play.state,
    log: play.log,
    tables: evens,
    breaks: play.state.began - play.state.tables.length,
    races: count('ChipsRaced'),
    fault,
  }
}

/** Far more rounds than any event takes. */
const ENDLESS = 100_000

type Ask = (order: TournamentOrder) => boolean

/** A deal at every table that has two players or more: all begin, and then all end. */
const roundOf = (event: Tournament, real: RealTables, chance: Chance, ask: Ask, at: number): void => {
  const dealing = event.tables.filter(table => countAt(table) > 1).map(({ table }) => table)
  for (const table of dealing) if (!ask({ type: 'StartDeal', table, at })) return
  for (const table of dealing) {
    const dealt = dealtAt(real, event, table, chance, at)
    const { stacks, places, took } = dealt ?? { stacks: [] }
    const more = { ...(places !== undefined && { places }), ...(took !== undefined && { took }) }
    if (!ask({ type: 'EndDeal', table, stacks, ...more, at })) return
  }
}

const brokeLately = ({ outs, at }: Tournament): readonly string[] =>
  outs.filter(group => group.at === at).flatMap(({ players }) => players.map(({ player }) => player))

const settle = (event: Tournament, chance: Chance, ask: Ask, at: number): void => {
  for (let due = movesDue(event); due !== null && event.phase === 'playing'; due = movesDue(event)) {
    const order = due.redraw
      ? shuffled(
          playing(event).map(({ player }) => player),
          chance,
        )
      : undefined
    if (!ask({ type: 'Balance', ...(order !== undefined && { order }), at })) return
    drawButtons(event, chance, ask, at)
  }
}

const drawButtons = (event: Tournament, chance: Chance, ask: Ask, at: number): void => {
  for (const { table, seats, button, deals } of event.tables) {
    if (button !== null || deals > 0) continue
    const deck = shuffled(decks.standard, chance)
    const cards = seats.flatMap((player, i) => (player === null ? [] : [{ player, card: deck[i]! }]))
    if (cards.length > 1) ask({ type: 'DrawButton', table, cards, at })
  }
}

/** Small chips leave as soon as the rest of the schedule can be paid without them. */
const raceIfDue = (event: Tournament, chance: Chance, ask: Ask, at: number): void => {
  const unit = nextUsable(event.levels.slice(event.clock.level - 1), event.unit, chipWorths(bookOf(event)))
  if (unit === null) return
  const cards = event.tables.flatMap(table => raceCards(event, table, unit, shuffled(decks.standard, chance)))
  if (ask({ type: 'RaceChips', unit, cards, at })) raceIfDue(event, chance, ask, at)
}

/** Entries are alike; where anything else happens everything is counted. */
const isLookedAt = ({ type }: TournamentOrder): boolean =>
  type !== 'OpenTournament' && type !== 'Enter' && type !== 'Tick'

/** The first promise that does not hold after an order. */
const brokenBy = (event: Tournament, order: TournamentOrder): string | null => {
  const [off] = tournamentAudit(event)
  if (off !== undefined) return `after ${order.type}: ${off}`
  if (order.type !== 'StartDeal') return null
  const uneven = unevenBy(event)
  const most = tolerance(event, event.tables.length)
  return uneven > most ? `tables differ by ${uneven} players, and ${most} is allowed` : null
}
