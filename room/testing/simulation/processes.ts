import { openSimulated, type SimulatedNode } from './simulated-node.ts'
import { NOBODY } from './virtual-clock.ts'
import type { SimulatedProcess, World } from './world.ts'

/** The processes of a room: those that run, those that are open, and how they come and go. */
export type Processes = {
  readonly alive: () => readonly SimulatedProcess[]
  readonly open: () => readonly SimulatedNode[]
  readonly start: (delay: number) => void
  readonly crash: (process: SimulatedProcess, downFor: number) => void
  /** What no fault from outside explains. */
  readonly faults: readonly string[]
}

/** No process runs yet. */
export const openProcesses = (world: World, seed: number): Processes => {
  const { clock } = world
  const alive = new Set<SimulatedProcess>()
  const open = new Map<SimulatedProcess, SimulatedNode>()
  const faults: string[] = []
  let named = 0
  const start = (delay: number): void => {
    const process: SimulatedProcess = {
      name: `node ${seed} ${++named}`,
      isGone: false,
      stillUntil: 0,
      isOffBus: false,
      isOffStore: false,
      skew: 0,
      breaks: new Set(),
    }
    const onError = (cause: unknown): void => {
      if (isOurs(cause)) faults.push(causesOf(cause))
    }
    clock.later(delay, NOBODY, () => {
      alive.add(process)
      clock.as(process, () => {
        openSimulated(world, process, onError).then(
          node => open.set(process, node),
          () => crash(process, 300),
        )
      })
    })
  }
  const crash = (process: SimulatedProcess, downFor: number): void => {
    if (process.isGone) return
    process.isGone = true
    alive.delete(process)
    open.delete(process)
    for (const breaks of [...process.breaks]) breaks()
    start(downFor)
  }
  return { alive: () => [...alive], open: () => [...open.values()], start, crash, faults }
}

/** Faults that come from outside are no faults of the room. */
const isOurs = (cause: unknown): boolean =>
  !(cause instanceof Error) ||
  !/the store does not answer|the disk is full|no answer in time|the store has crashed|has not answered|is not given up/.test(
    `${cause.message} ${cause.cause instanceof Error ? cause.cause.message : ''}`,
  )

const causesOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause === undefined ? `${cause.stack}` : `${cause.message}, by ${causesOf(cause.cause)}`
}
