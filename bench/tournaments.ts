import { seeded, shuffled } from '@cardroom/engine'
import { movesDue, planFor, playTournament, tournamentDecider } from '@cardroom/engine/tournament'
import { type Result, result } from './alternate.ts'

/** What tournaments cost: a large field made even after a bust-out, and a whole event with real hands, on one thread. */
export const run = (): Result[] => [balanced(), played()]

/** A field of ten thousand after a bust-out that makes its tables uneven: aimed at twenty a second. */
const balanced = (): Result => {
  const names = Array.from({ length: 10_000 }, (_, i) => `p${i + 1}`)
  const event = tournamentDecider.play(undefined)
  event.give({ type: 'OpenTournament', plan: planFor({ seats: 9 }), at: 0 })
  for (const player of names) event.give({ type: 'Enter', player, at: 0 })
  event.give({ type: 'StartPlay', order: shuffled(names, seeded(1)), at: 0 })
  const short = event.state.tables[0]!.seats.filter(player => player !== null)
  for (const player of short.slice(1, 3)) event.give({ type: 'BustOut', players: [{ player, by: short[0]! }], at: 1 })
  const { state } = event
  const last = { type: 'BustOut', players: [{ player: short[3]!, by: short[0]! }], at: 2 } as const
  let best = 0
  for (let round = 0; round < 20; round++) {
    const start = performance.now()
    const out = tournamentDecider.carryOut(state, last)
    if (!out.ok || movesDue(out.state) === null) throw new Error('a move is due after the third of one table')
    const moved = tournamentDecider.carryOut(out.state, { type: 'Balance', at: 3 })
    if (!moved.ok || movesDue(moved.state) !== null) throw new Error('the tables are not even')
    best = Math.max(best, 1000 / (performance.now() - start))
  }
  return result('bust-outs balanced in a field of 10,000', best, 'aimed at', 20, { goal: 1, floor: 1 })
}

/** A thousand entries played out with real hands by random acts: aimed at one a minute. */
const played = (): Result => {
  const plan = planFor({ seats: 9 })
  const levels = plan.levels.map(level => ({ ...level, lasts: { deals: 10 } }))
  const start = performance.now()
  const { fault } = playTournament({ entries: 1000, plan: { ...plan, levels } }, seeded(3))
  if (fault !== null) throw new Error(fault)
  const perSecond = 1000 / (performance.now() - start)
  return result('tournaments of 1,000 entries with real hands', perSecond, 'aimed at', 1 / 60, { goal: 1, floor: 1 })
}
