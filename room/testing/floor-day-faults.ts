import { type Floor, type FloorEvent, faultsIn, faultsOf, floorDecider } from '@cardroom/engine/floor'
import { type HostedFloorEvent, isRoomEvent } from '../floor/events.ts'
import type { FloorRoom } from './floor-room.ts'

/** Every promise at every event of the log: nobody twice, nobody skipped, and every change of a list explained. */
export const logFaults = async ({ host }: Pick<FloorRoom, 'host'>): Promise<readonly string[]> => {
  const faults: string[] = []
  let floor: Floor | undefined
  const events = await host.eventsAfter(0, host.version())
  for (const [i, event] of events.entries()) {
    if (isRoomEvent<HostedFloorEvent>(event)) continue
    const happened = event as FloorEvent & HostedFloorEvent
    const next: Floor = floorDecider.evolve(floor, happened)
    if (floor !== undefined)
      faults.push(...faultsIn(floor, happened, next).map(it => `${i + 1} ${happened.type}: ${it}`))
    floor = next
    // an order is whole when its last event is written
    if (events[i + 1]?.logged !== event.logged)
      faults.push(...faultsOf(floor).map(it => `${i + 1} ${happened.type}: ${it}`))
    if (faults.length > 0) return faults.slice(0, 5)
  }
  const { at: _at, ...kept } = host.state().floor!
  const { at: _then, ...again } = floor!
  if (JSON.stringify(kept) !== JSON.stringify(again)) faults.push('the log doesn’t add up to the floor')
  return faults
}
