import { floorDecider } from '@cardroom/engine/floor'
import type { StreamKind } from '../streams/stream-kind.ts'
import { type HostedFloorEvent, isRoomEvent } from './events.ts'
import { evolveFloor } from './evolve-floor.ts'
import { type HostedFloor, noFloor } from './hosted-floor.ts'

/** How the stream of a floor is kept: the engine’s events and the room’s own. */
export const floorStream: StreamKind<HostedFloor, HostedFloorEvent> = {
  initial: noFloor,
  evolve: evolveFloor,
  knows: type => floorDecider.records(type) || isRoomEvent({ type }),
  upcast: stored => {
    // an event without a number was an order by itself
    const numbered = typeof stored.logged === 'number' ? stored : { ...stored, logged: 0 }
    if (stored.type !== 'SeatOrderEnded' || 'refusal' in stored) return numbered as HostedFloorEvent
    // it once kept the table’s words, and no code
    const { why: _, ...rest } = numbered as { readonly why?: unknown }
    return { ...rest, refusal: { why: 'not-seated', rules: [] } } as unknown as HostedFloorEvent
  },
  shape: 3,
  isWhole: ({ version, names, officers, recent }, at) =>
    version === at && typeof names === 'object' && typeof officers === 'object' && Array.isArray(recent),
}
