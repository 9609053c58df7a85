import { createHash } from 'node:crypto'

/** Somebody to whom things happen: while they stand still it waits, and when they are gone it never does. */
export type Whose = { isGone: boolean; stillUntil: number }

/** Time that passes only when nothing is left to do at a moment, in one thread: the same every time. */
export type VirtualClock = {
  /** Milliseconds since the beginning. */
  readonly now: () => number
  /** To whom belongs what is being done at the moment. */
  readonly current: () => Whose
  /** Does something later, for somebody. */
  readonly later: (delay: number, whose: Whose, work: () => void) => Cancel
  /** Does something for somebody now. */
  readonly as: (whose: Whose, work: () => void) => void
  /** Lets time pass up to then. */
  readonly runUntil: (then: number) => Promise<void>
  /** How many things have happened. */
  readonly count: () => number
  /** Notes what is said or written, as part of what happens now. */
  readonly note: (words: string) => void
  /** All that has happened, and was noted of it, in short: a seed that is replayed comes to the same. */
  readonly trace: () => string
}
type Cancel = () => void
/** What is done at a time; what had to wait for somebody who stood still goes before what is due only then. */
type Planned = {
  at: number
  readonly due: number
  readonly order: number
  readonly whose: Whose
  work: (() => void) | null
}

/** When all begins, as a date. */
const BEGINS = Date.UTC(2026, 0, 1)
/** Nobody's: what the test itself does. */
export const NOBODY: Whose = { isGone: false, stillUntil: 0 }

/** Real ones, as they were before a virtual clock took their place. */
const real = { setImmediate: globalThis.setImmediate }

/** Puts a virtual clock in the place of all timers of this process until `end` is called. */
export const virtualClock = (): VirtualClock & { readonly end: () => void } => {
  let now = 0
  let count = 0
  let order = 0
  let current = NOBODY
  const heap: Planned[] = []
  const happened = createHash('sha256')
  const note = (words: string): void => void happened.update(`${now} ${order} ${words}\n`)

  const later: VirtualClock['later'] = (delay, whose, work) => {
    const at = now + Math.max(0, delay)
    const planned: Planned = { at, due: at, order: ++order, whose, work }
    push(heap, planned)
    return () => {
      planned.work = null
    }
  }
  const doOne = async (planned: Planned): Promise<void> => {
    const { whose, work } = planned
    if (work === null || whose.isGone) return
    if (whose.stillUntil > now) {
      planned.at = whose.stillUntil
      return push(heap, planned)
    }
    count++
    note('')
    current = whose
    work()
    // all that follows at once is done before anything else happens
    await new Promise<void>(done => void real.setImmediate(done))
    current = NOBODY
  }
  const end = install({
    now: () => now,
    after: (delay, work) => later(delay, current, work),
  })
  return {
    now: () => now,
    current: () => current,
    later,
    as: (whose, work) => void later(0, whose, work),
    count: () => count,
    note,
    trace: () => happened.copy().digest('hex'),
    runUntil: async then => {
      for (let next = heap[0]; next !== undefined && next.at <= then; next = heap[0]) {
        pop(heap)
        now = Math.max(now, next.at)
        await doOne(next)
      }
      now = then
    },
    end,
  }
}

type Timers = { readonly now: () => number; readonly after: (delay: number, work: () => void) => Cancel }

/** A timer as Node has it, as far as anybody looks at it. */
const handle = (cancel: Cancel) => {
  const it = { cancel, unref: () => it, ref: () => it, hasRef: () => true }
  return it
}
type Handle = ReturnType<typeof handle>

const install = ({ now, after }: Timers): (() => void) => {
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate } = globalThis
  const before = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate }
  const { now: dateNow } = Date
  const clear = (it: Handle | null | undefined): void => it?.cancel()
  const repeat = (work: () => void, each: number): Handle => {
    let cancel: Cancel = () => {}
    const again = (): void => {
      cancel = after(Math.max(1, each), () => {
        again()
        work()
      })
    }
    again()
    return handle(() => cancel())
  }
  Object.assign(globalThis, {
    setTimeout: (work: (...of: never[]) => void, delay = 0, ...of: never[]) =>
      handle(after(Math.max(1, delay), () => work(...of))),
    setInterval: repeat,
    setImmediate: (work: (...of: never[]) => void, ...of: never[]) => handle(after(0, () => work(...of))),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  })
  Date.now = () => BEGINS + now()
  Object.defineProperty(performance, 'now', { value: now, configurable: true })
  return () => {
    Object.assign(globalThis, before)
    Date.now = dateNow
    Reflect.deleteProperty(performance, 'now')
  }
}

const isBefore = (one: Planned, other: Planned): boolean =>
  one.at < other.at ||
  (one.at === other.at && (one.due < other.due || (one.due === other.due && one.order < other.order)))

const push = (heap: Planned[], planned: Planned): void => {
  let at = heap.push(planned) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (!isBefore(planned, heap[above]!)) break
    heap[at] = heap[above]!
    at = above
  }
  heap[at] = planned
}

const pop = (heap: Planned[]): void => {
  const last = heap.pop()!
  if (heap.length === 0) return
  let at = 0
  for (;;) {
    let below = 2 * at + 1
    if (below >= heap.length) break
    if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below++
    if (!isBefore(heap[below]!, last)) break
    heap[at] = heap[below]!
    at = below
  }
  heap[at] = last
}
