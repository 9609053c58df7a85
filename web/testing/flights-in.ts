import { type Span, type Work, workIn } from './work-in.ts'

/** An event of the browser's own record; its times are in millionths of a second. */
export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid?: number
  readonly tid?: number
  readonly id2?: { readonly local: string }
  readonly args: { readonly data?: { readonly nodeName?: string; readonly compositeFailed?: number } }
}

/** What the browser did while things flew. */
export type Flown = {
  readonly flights: number
  /** Movements that were not drawn by the compositor alone. */
  readonly failed: number
  /** Times in which something flew, one after another. */
  readonly bursts: number
  /** How many of them the page laid nothing out in but what the movements begin with. */
  readonly calm: number
  readonly layouts: number
  readonly frames: number
  readonly dropped: number
  /** What the page's thread did meanwhile. */
  readonly work: Work
}

/** A step at the table lays out once what it has put there, just before it moves and just after. */
const BEGINS = 50_000

/** The movements in a record, and what the browser did meanwhile. */
export const flightsIn = (events: readonly TraceEvent[]): Flown => {
  const bursts = burstsIn(events)
  const within = (name: string): readonly (readonly TraceEvent[])[] => {
    const named = events.filter(it => it.name === name)
    return bursts.map(({ from, to }) => named.filter(({ ts }) => ts > from && ts < to))
  }
  const begins = [...marksOf(events, 'begins').values()]
  const starts = ({ ts, dur = 0 }: TraceEvent): boolean =>
    begins.some(begin => ts < begin + BEGINS && begin < ts + dur + BEGINS)
  const layouts = within('Layout').map(each => each.filter(layout => !starts(layout)))
  return {
    flights: marksOf(events, 'begins').size,
    failed: failedIn(events),
    bursts: bursts.length,
    calm: layouts.filter(each => each.length === 0).length,
    layouts: layouts.flat().length,
    frames: within('DrawFrame').flat().length,
    dropped: within('DroppedFrame').flat().length,
    work: workIn(events, bursts),
  }
}

/** When each movement begins or first ends, by its number: one that has landed is let go of a moment later. */
const marksOf = (events: readonly TraceEvent[], what: 'begins' | 'ends'): ReadonlyMap<string, number> =>
  new Map(
    events
      .flatMap(({ name, ts }) => {
        const [flight, , number, at] = name.split(' ')
        return flight === 'flight' && at === what ? [[number!, ts] as const] : []
      })
      .sort(([, one], [, other]) => other - one),
  )

/** The times in which something flies: movements that overlap are one. */
const burstsIn = (events: readonly TraceEvent[]): readonly Span[] => {
  const ends = marksOf(events, 'ends')
  const bursts: { from: number; to: number }[] = []
  for (const [number, from] of [...marksOf(events, 'begins')].sort(([, a], [, b]) => a - b)) {
    const to = ends.get(number) ?? from
    const last = bursts.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else bursts.push({ from, to })
  }
  return bursts
}

/** Movements that the browser says it couldn't give to its compositor when they began. */
const failedIn = (events: readonly TraceEvent[]): number => {
  const began = new Set<string>()
  let failed = 0
  for (const { ph, id2, args } of events.filter(it => it.name === 'Animation').toSorted((a, b) => a.ts - b.ts)) {
    const id = id2?.local ?? ''
    if (ph === 'b') began.add(id)
    else if (args.data?.compositeFailed !== undefined && began.delete(id) && args.data.compositeFailed !== 0) failed++
  }
  return failed
}
