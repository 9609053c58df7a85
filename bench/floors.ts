import { type Floor, type FloorOrder, floorDecider } from '@cardroom/engine/floor'
import { type Result, result } from './alternate.ts'

/** What a floor costs: orders decided in a room of 100 tables with 1,000 names on its lists, on one thread. */
export const run = (): Result[] => {
  const full = fullFloor()
  const by = { name: 'Max', office: 'management' } as const
  const joins: FloorOrder = { type: 'JoinList', player: 'new', game: 'G1', way: 'in-person', at: full.at, by }
  const freed = carried(full, { type: 'StandUp', player: 'p1', at: full.at, by })
  const calls: FloorOrder = { type: 'CallNext', game: 'G1', at: full.at, by }
  // under a millisecond each is a thousand a second
  return [
    result('names put on a list, 100 tables and 1,000 names', perSecond(full, joins), 'aimed at', 1000, GOAL),
    result('names called to a seat, 100 tables and 1,000 names', perSecond(freed, calls), 'aimed at', 1000, GOAL),
  ]
}

const GOAL = { goal: 1, floor: 1 }
const GAMES = 10
const SEATS = 9

const perSecond = (floor: Floor, order: FloorOrder): number => {
  let best = 0
  for (let round = 0; round < 20; round++) {
    const start = performance.now()
    for (let i = 0; i < 20; i++) carried(floor, order)
    best = Math.max(best, 20_000 / (performance.now() - start))
  }
  return best
}

const carried = (floor: Floor | undefined, order: FloorOrder): Floor => {
  const outcome = floorDecider.carryOut(floor, order)
  if (!outcome.ok) throw new Error(`${order.type} is refused: ${outcome.refusal.why}`)
  return outcome.state
}

/** Ten games with ten full tables and a hundred names each. */
const fullFloor = (): Floor => {
  const by = { name: 'Max', office: 'management' } as const
  const play = floorDecider.play(undefined)
  const give = (order: Record<string, unknown>): void => {
    const given = play.give({ ...order, at: 0, by } as unknown as FloorOrder)
    if (!given.ok) throw new Error(`${order.type} is refused: ${given.refusal.why}`)
  }
  give({ type: 'OpenFloor', book: 'rrp' })
  let player = 0
  for (let g = 1; g <= GAMES; g++) {
    const limit = { structure: 'limit', small: 2 ** g, big: 2 ** (g + 1) }
    give({
      type: 'OfferGame',
      game: `G${g}`,
      kind: { forms: ['holdem'], limit, kill: false, seats: SEATS, order: 'button' },
    })
    for (let t = 1; t <= 10; t++) {
      const table = `${g}-${t}`
      give({ type: 'OpenTable', table, game: `G${g}` })
      for (let seat = 1; seat <= SEATS; seat++) {
        const name = `p${++player}`
        give({ type: 'LockUp', player: name, table, seat })
        give({ type: 'Sit', player: name, table, seat })
      }
    }
    for (let n = 1; n <= 100; n++) give({ type: 'JoinList', player: `w${g}-${n}`, game: `G${g}`, way: 'in-person' })
  }
  return play.state
}
