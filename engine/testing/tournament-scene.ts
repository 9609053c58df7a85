import { expect } from 'vitest'
import { minutes } from '../table/time.ts'
import { movesDue } from '../tournament/balance/moves-due.ts'
import { countAt, entrantOf, playing } from '../tournament/draft.ts'
import type { TournamentEvent } from '../tournament/events.ts'
import { planFor } from '../tournament/opening/plan-for.ts'
import type { TournamentOrder } from '../tournament/orders.ts'
import type { Plan } from '../tournament/plan.ts'
import type { TournamentRefusal } from '../tournament/refusal.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { tournamentDecider } from '../tournament/tournament-decider.ts'
import type { Untimed } from './table-scene.ts'

/** A tournament in a test: each step gives a new scene. */
export type TournamentScene = {
  readonly event: Tournament
  readonly log: readonly TournamentEvent[]
  /** What the last step led to. */
  readonly events: readonly TournamentEvent[]
  readonly gives: (...orders: readonly Untimed<TournamentOrder>[]) => TournamentScene
  readonly refuses: (order: Untimed<TournamentOrder>) => TournamentRefusal
  readonly later: (minutes: number) => TournamentScene
  /** A deal at a table that ends with these stacks; who is not named keeps theirs. */
  readonly deal: (
    table: number,
    stacks?: Readonly<Record<string, number>>,
    places?: { readonly button: number; readonly small: number; readonly big: number },
  ) => TournamentScene
  /** This many players at each table, by their seats, counted from 1. */
  readonly counts: () => readonly number[]
  readonly stack: (player: string) => number
}

/** A tournament that is open for entries. */
export const postedEvent = (wish: Partial<Plan> = {}): TournamentScene =>
  scene(undefined, [], [], 0).gives({ type: 'OpenTournament', plan: planFor(wish) })

/** A tournament of this many players `p1`, `p2` …, seated in that order, the clock running. */
export const begunEvent = (players: number, wish: Partial<Plan> = {}): TournamentScene => {
  const names = Array.from({ length: players }, (_, i) => `p${i + 1}`)
  return postedEvent(wish)
    .gives(...names.map(player => ({ type: 'Enter', player }) as const))
    .gives({ type: 'StartPlay', order: names })
}

const scene = (
  before: Tournament | undefined,
  log: readonly TournamentEvent[],
  events: readonly TournamentEvent[],
  at: number,
): TournamentScene => {
  const step = (order: Untimed<TournamentOrder>): TournamentScene => {
    const outcome = tournamentDecider.carryOut(before, { ...order, at } as TournamentOrder)
    if (!outcome.ok) throw new Error(`${order.type} is refused: ${JSON.stringify(outcome.refusal)}`)
    const evolved = outcome.events.reduce<Tournament | undefined>(tournamentDecider.evolve, before)
    expect(outcome.state, 'the events add up to the state').toEqual(evolved)
    return scene(outcome.state, [...log, ...outcome.events], outcome.events, at)
  }
  const self: TournamentScene = {
    event: before!,
    log,
    events,
    gives: (...orders) => {
      const [first, ...rest] = orders
      if (first === undefined) return self
      return rest.length === 0 ? step(first) : step(first).gives(...rest)
    },
    refuses: order => {
      const decision = tournamentDecider.decide(before, { ...order, at } as TournamentOrder)
      if (decision.ok) throw new Error(`${order.type} is carried out: ${JSON.stringify(decision.events)}`)
      return decision.refusal
    },
    later: count => scene(before, log, [], at + minutes(count)),
    deal: (table, stacks = {}, places) => {
      const begun = step({ type: 'StartDeal', table })
      const here = begun.event.tables.find(it => it.table === table)!
      const all = here.seats.flatMap(player =>
        player === null ? [] : [{ player, chips: stacks[player] ?? entrantOf(begun.event, player)!.stack }],
      )
      return begun.gives({ type: 'EndDeal', table, stacks: all, ...(places !== undefined && { places }) })
    },
    counts: () => before!.tables.map(countAt),
    stack: player => entrantOf(before!, player)!.stack,
  }
  return self
}

/** Everybody who is left, in the order in which they entered: a draw for tests. */
export const drawnInOrder = ({ event }: TournamentScene): readonly string[] =>
  playing(event).map(({ player }) => player)

/** Balances until nothing is due, drawing again where that is called for. */
export const balanced = (now: TournamentScene): TournamentScene => {
  const due = now.event.phase === 'playing' ? movesDue(now.event) : null
  if (due === null) return now
  return balanced(now.gives({ type: 'Balance', ...(due.redraw && { order: drawnInOrder(now) }) }))
}
