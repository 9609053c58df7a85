import type { TraceEvent } from './flights-in.ts'

/** A time within a record, in millionths of a second. */
export type Span = { readonly from: number; readonly to: number }

/** What the page's own thread does while things fly: script, style, layout and paint. */
export type Work = {
  /** The times of a frame that the bursts have. */
  readonly times: number
  /** How many of them its work leaves room in. */
  readonly free: number
  /** The longest work without a pause, in thousandths of a second. */
  readonly longest: number
}

/** At 60 a second a frame has this long. */
const FRAME = 1_000_000 / 60

/** The work of the thread that the movements were begun on, frame by frame within the bursts. */
export const workIn = (events: readonly TraceEvent[], bursts: readonly Span[]): Work => {
  const page = events.find(({ name }) => name.startsWith('flight '))
  const busy = merged(
    events
      .filter(({ ph, dur = 0, tid, pid }) => ph === 'X' && dur > 0 && tid === page?.tid && pid === page?.pid)
      .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur })),
  )
  const frames = bursts.flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / FRAME) }, (_, i) => ({
      from: from + i * FRAME,
      to: from + (i + 1) * FRAME,
    })),
  )
  const inBursts = busy.filter(span => bursts.some(burst => shared(span, burst) > 0))
  return {
    times: frames.length,
    free: frames.filter(frame => inBursts.reduce((sum, span) => sum + shared(span, frame), 0) < FRAME - 1).length,
    longest: Math.max(0, ...inBursts.map(({ from, to }) => (to - from) / 1000)),
  }
}

const shared = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

/** What lies within or over something else is one with it. */
const merged = (spans: readonly Span[]): readonly Span[] => {
  const all: { from: number; to: number }[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}
