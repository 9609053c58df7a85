import { BEATS, type Leases, LIVES } from '../../store/leases.ts'
import { standingIn } from '../../store/stand-in.ts'
import { faultyCalls, NO_WRITES } from './faulty-store.ts'
import type { SimulatedProcess, World } from './world.ts'

/** The thread of a process that stands in for its nodes: it goes on where the process itself is too busy to. */
export const standsIn = (
  around: Pick<World, 'clock' | 'between' | 'mayHappen' | 'wrong' | 'held' | 'leases'>,
  process: SimulatedProcess,
): NonNullable<Leases['standIn']> => {
  const { clock, leases } = around
  const thread = {
    get isGone() {
      return process.isGone
    },
    get stillUntil() {
      return process.allStillUntil
    },
    get isOffStore() {
      return process.isOffStore
    },
  }
  const { renew } = faultyCalls<Leases>(around, thread, leases, NO_WRITES)
  return node => {
    let [wentOn, until, isOver] = [clock.now(), 0, false]
    const beat = standingIn({
      now: clock.now,
      wentOn: () => wentOn,
      renew: () => renew(node),
      counts: then => {
        until = then
      },
    })
    const beats = (): void => {
      if (isOver) return
      clock.later(LIVES / BEATS, thread, beats)
      // it is tried again with the next
      beat().catch(() => {})
    }
    clock.later(LIVES / BEATS, thread, beats)
    return {
      keepAlive: () => {
        wentOn = clock.now()
      },
      until: () => until,
      stop: () => {
        isOver = true
      },
    }
  }
}
