import { openSimulated, type SimulatedNode } from './simulated-node.ts'
import { NOBODY } from './virtual-clock.ts'
import type { SimulatedProcess, World } from './world.ts'

/** The processes of a room: those that run, those that are open, and how they come and go. */
export type Processes = {
  readonly alive: () => readonly SimulatedProcess[]
  readonly open: () => readonly SimulatedNode[]
  readonly start: (delay: number) => void
  readonly crash: (process: SimulatedProcess, downFor: number) => void
  /** Stops a process as an operator does: what is under way is kept first, if that can be. */
  readonly stop: (process: SimulatedProcess, downFor: number) => void
  /** What no fault from outside explains. */
  readonly faults: readonly string[]
}

/** How long a process may take to stop before it is ended. */
const STOPS_IN = 10_000

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
      allStillUntil: 0,
      isOffBus: false,
      isOffStore: false,
      skew: 0,
      breaks: new Set(),
      cutOff: () => {},
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
  const stop = (process: SimulatedProcess, downFor: number): void => {
    const node = open.get(process)
    if (node === undefined) return crash(process, downFor)
    const over = (): void => crash(process, downFor)
    // nobody is sent there anymore
    open.delete(process)
    clock.as(process, () => void node.stop().then(over, over))
    clock.later(STOPS_IN, NOBODY, over)
  }
  return { alive: () => [...alive], open: () => [...open.values()], start, crash, stop, faults }
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
