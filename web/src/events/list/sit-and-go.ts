import type { EventWanted, StructureMade } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'

/** Bots take their time as people do, or act at once. */
export type Pace = NonNullable<EventWanted['pace']>

/** Bots that act at once play this many hands where people would play a level. */
const HANDS = 8

/** A sit-and-go of you and bots, which starts as soon as it is made. */
export const sitAndGo = (players: number, pace: Pace, { stack, unit, levels }: StructureMade): EventWanted => ({
  name: words.sitAndGo(players),
  start: { when: 'full', players },
  run: 'dealt',
  open: true,
  bots: players - 1,
  enter: true,
  pace,
  buyIn: { price: 100, fee: 0, chips: stack },
  unit,
  // minutes would hardly pass
  levels: levels.map(level => ({
    ...level,
    breakAfter: 0,
    ...(pace === 'instant' && { lasts: { deals: HANDS } }),
  })),
})
