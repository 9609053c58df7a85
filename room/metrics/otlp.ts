/** What is known of a span besides its time. */
export type Attributes = Readonly<Record<string, string | number>>

/** A span that is over. Times are in milliseconds since 1970. */
export type SpanDone = {
  readonly trace: string
  readonly span: string
  readonly above: string | undefined
  readonly name: string
  readonly from: number
  readonly to: number
  readonly attributes: Attributes
  readonly failed: boolean
}

/** Spans on their way to a collector. */
export type Exporting = { readonly add: (span: SpanDone) => void; readonly close: () => Promise<void> }

/** How many spans are sent together, how often, how many wait at most, and how long a collector may take, in milliseconds. */
const TOGETHER = 512
const EVERY = 2000
const WAITING = 8192
const PATIENCE = 5000
/** A collector that can't be reached is complained about this often. */
const COMPLAINS_EVERY = 60_000

/** Sends spans to a collector by OTLP over HTTP, in JSON. What it doesn't take is dropped: the room waits for nobody's traces. */
export const exportSpans = (endpoint: string, node: string, onError: (cause: unknown) => void): Exporting => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let waiting: SpanDone[] = []
  let complained = Number.NEGATIVE_INFINITY
  let sending: Promise<void> = Promise.resolve()
  const send = async (spans: readonly SpanDone[]): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(spans, node)),
        signal: AbortSignal.timeout(PATIENCE),
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`the collector of traces answered ${response.status}`)
    } catch (cause) {
      if (performance.now() - complained < COMPLAINS_EVERY) return
      complained = performance.now()
      onError(cause)
    }
  }
  const flush = (): void => {
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    sending = sending.then(() => send(spans))
  }
  const timer = setInterval(flush, EVERY)
  timer.unref()
  return {
    add: span => {
      if (waiting.length < WAITING) waiting.push(span)
      if (waiting.length === TOGETHER) flush()
    },
    close: async () => {
      clearInterval(timer)
      flush()
      await sending
    },
  }
}

const SERVER = 2
const INTERNAL = 1
const FAILED = 2

const requestOf = (spans: readonly SpanDone[], node: string): object => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': 'cardroom', 'service.instance.id': node }) },
      scopeSpans: [{ scope: { name: 'cardroom' }, spans: spans.map(spanOf) }],
    },
  ],
})

const spanOf = ({ trace, span, above, name, from, to, attributes, failed }: SpanDone): object => ({
  traceId: trace,
  spanId: span,
  ...(above !== undefined && { parentSpanId: above }),
  name,
  kind: above === undefined ? SERVER : INTERNAL,
  startTimeUnixNano: nanoseconds(from),
  endTimeUnixNano: nanoseconds(to),
  attributes: attributesOf(attributes),
  status: failed ? { code: FAILED } : {},
})

const nanoseconds = (milliseconds: number): string => `${BigInt(Math.round(milliseconds * 1000))}000`

const attributesOf = (attributes: Attributes): readonly object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: `${value}` } : { stringValue: value },
  }))
