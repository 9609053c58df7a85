import { backoff } from '../streams/backoff.ts'
import type { Outcome } from '../streams/host.ts'

/** Something that one stream makes another do: who is to do it, and what. */
export type Errand = { readonly target: string }

/** A target that doesn't answer: since when, how often it was tried, and how many errands wait for it. */
export type Silent = {
  readonly target: string
  readonly since: number
  readonly tries: number
  readonly waiting: number
}

/** How errands are carried out, and what is known of it. */
export type Carrying<E extends Errand, No> = {
  /** Has the target do it, once for this command; a promise that is rejected or never resolved is tried again. */
  readonly carryOut: (errand: E, command: string) => Promise<Outcome<No>>
  /** Is it only refused for now, so that it is worth another try? */
  readonly isForNow: (no: No) => boolean
  /** How long an answer may take, in milliseconds. */
  readonly patience: number
  readonly now: () => number
  readonly onError: (cause: unknown) => void
  /** Another target has fallen silent, or one answers again. */
  readonly changed: () => void
}

/** An errand on its way, and what happens when it has been answered. */
export type Job<E> = { readonly errand: E; readonly command: string; readonly done: () => void }

/** The errands that are under way. */
export type Errands<E> = {
  readonly add: (job: Job<E>) => void
  readonly silent: () => readonly Silent[]
  /** Waits until all is answered that is answered at all. */
  readonly settle: () => Promise<void>
  /** Tries nothing any more. */
  readonly stop: () => void
}

type Queue<E> = {
  readonly target: string
  readonly jobs: Job<E>[]
  tries: number
  since: number
  running: Promise<void> | null
  again: ReturnType<typeof setTimeout> | undefined
}

/** Carries errands out: those for one target one after another, and no target waits for another. */
export const openErrands = <E extends Errand, No extends { readonly why: string }>(
  carrying: Carrying<E, No>,
): Errands<E> => {
  const queues = new Map<string, Queue<E>>()
  let isOver = false

  const start = (queue: Queue<E>): void => {
    if (isOver || queue.running !== null) return
    clearTimeout(queue.again)
    queue.running = run(queue).finally(() => {
      queue.running = null
      if (queue.jobs.length === 0) queues.delete(queue.target)
      else queue.again = setTimeout(() => start(queue), backoff(queue.tries)).unref()
    })
  }

  /** Until all is done, or the target doesn't answer. */
  const run = async (queue: Queue<E>): Promise<void> => {
    for (let job = queue.jobs[0]; job !== undefined && !isOver; job = queue.jobs[0]) {
      const failed = await tryOnce(carrying, job)
      if (failed !== null) {
        if (queue.tries++ === 0) queue.since = carrying.now()
        carrying.onError(failed)
        return carrying.changed()
      }
      const wasSilent = queue.tries > 0
      queue.jobs.shift()
      queue.tries = 0
      job.done()
      if (wasSilent) carrying.changed()
    }
  }

  return {
    add: job => {
      const { target } = job.errand
      const queue = queues.get(target) ?? { target, jobs: [], tries: 0, since: 0, running: null, again: undefined }
      queues.set(target, queue)
      queue.jobs.push(job)
      // a silent target is tried again when its pause is over
      if (queue.tries === 0) start(queue)
    },
    silent: () =>
      [...queues.values()]
        .filter(({ tries }) => tries > 0)
        .map(({ target, since, tries, jobs }) => ({ target, since, tries, waiting: jobs.length })),
    settle: async () => {
      for (let running = runningIn(queues); running.length > 0; running = runningIn(queues)) await Promise.all(running)
    },
    stop: () => {
      isOver = true
      for (const { again } of queues.values()) clearTimeout(again)
    },
  }
}

const runningIn = <E>(queues: ReadonlyMap<string, Queue<E>>): readonly Promise<void>[] =>
  [...queues.values()].flatMap(({ running }) => (running === null ? [] : [running]))

/** Null when the target has answered, and otherwise why it hasn't. */
const tryOnce = async <E extends Errand, No extends { readonly why: string }>(
  { carryOut, isForNow, patience }: Carrying<E, No>,
  { errand, command }: Job<E>,
): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${errand.target} has not answered ${command}`)), patience)
  })
  try {
    const outcome = await Promise.race([carryOut(errand, command), tooLate])
    if ('why' in outcome && isForNow(outcome)) return new Error(`${errand.target} put off ${command}: ${outcome.why}`)
    return null
  } catch (cause) {
    return cause
  } finally {
    clearTimeout(timer)
  }
}
