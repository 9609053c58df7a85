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
  // an event without a number was an order by itself
  upcast: stored => (typeof stored.logged === 'number' ? stored : { ...(stored as HostedFloorEvent), logged: 0 }),
  shape: 1,
  isWhole: ({ version, names, officers, recent }, at) =>
    version === at && typeof names === 'object' && typeof officers === 'object' && Array.isArray(recent),
}
