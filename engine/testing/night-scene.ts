import { seeded } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import type { TableCommand } from '../rulings/report.ts'
import { carryOutNight, evolveNight, type Night, type NightEvent, type NightOrder } from '../table/night.ts'
import type { Placard } from '../table/placard.ts'
import type { PlayerId } from '../table/player.ts'
import type { TableRefusal } from '../table/refusal.ts'
import { seconds } from '../table/time.ts'
import { nextCommand } from './play-out.ts'
import type { Untimed } from './table-scene.ts'

/** A table in a test together with the deal that is on at it; each step gives a new scene. */
export type NightScene = {
  readonly night: Night
  readonly deal: Deal
  /** What the last step led to. */
  readonly events: readonly NightEvent[]
  readonly gives: (...orders: readonly Untimed[]) => NightScene
  /** Somebody does this in the deal. */
  readonly acts: (command: TableCommand, by?: PlayerId) => NightScene
  readonly refuses: (order: Untimed) => TableRefusal
  readonly refusesAct: (command: TableCommand, by: PlayerId) => TableRefusal
  /** This many seconds later. */
  readonly later: (seconds: number) => NightScene
  /** Acts at random until this is so, or the deal is over. */
  readonly playsUntil: (done: (deal: Deal) => boolean) => NightScene
}

/** A night with this placard, and these players with 1000 chips each. */
export const nightScene = (placard: Placard, players: Readonly<Record<PlayerId, number>>): NightScene =>
  Object.entries(players).reduce(
    (at, [player, seat]) => at.gives({ type: 'TakeSeat', player, seat }, { type: 'BuyIn', player, chips: 1000 }),
    scene(undefined, [], 0).gives({ type: 'OpenTable', placard }),
  )

const scene = (before: Night | undefined, events: readonly NightEvent[], at: number): NightScene => {
  const step = (order: NightOrder): NightScene => {
    const outcome = carryOutNight(before, order)
    if (!outcome.ok) throw new Error(`${order.type} is refused: ${JSON.stringify(outcome.refusal)}`)
    const { events: happened, state, parts } = outcome
    const inParts = parts.flatMap<NightEvent>(part => (part.of === 'table' ? [part.event] : part.events))
    if (JSON.stringify(inParts) !== JSON.stringify(happened))
      throw new Error(`${order.type}: the parts are other events`)
    const evolved = happened.reduce<Night | undefined>(evolveNight, before)
    if (JSON.stringify(evolved) !== JSON.stringify(state))
      throw new Error(`${order.type}: the events are another night`)
    return scene(state, happened, at)
  }
  const refused = (order: NightOrder): TableRefusal => {
    const decision = carryOutNight(before, order)
    if (decision.ok) throw new Error(`${order.type} is accepted`)
    return decision.refusal as TableRefusal
  }
  return {
    get night(): Night {
      if (before === undefined) throw new Error('no table is open')
      return before
    },
    get deal(): Deal {
      if (before?.deal == null) throw new Error('no deal is on')
      return before.deal
    },
    events,
    gives: (...orders) =>
      orders.reduce<NightScene>(
        (now, order, i) => (i === 0 ? step({ ...order, at } as NightOrder) : now.gives(order)),
        scene(before, [], at),
      ),
    acts: (command, by) => step({ type: 'InDeal', command, at, ...(by !== undefined && { by }) }),
    refuses: order => refused({ ...order, at } as NightOrder),
    refusesAct: (command, by) => refused({ type: 'InDeal', command, by, at }),
    later: count => scene(before, [], at + seconds(count)),
    playsUntil: done => {
      const chance = seeded('night-scene')
      let now = scene(before, events, at)
      while (now.night.deal !== null && !done(now.night.deal)) {
        now = now.acts(nextCommand(now.night.deal, chance, { careless: false }))
      }
      return now
    },
  }
}
