import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import type { Attributes, SpanDone } from './otlp.ts'

/** The way of requests and orders through the room, for a collector of traces. No name, no card, no person is in one. */
export type Traces = {
  /** Does something as one span; whatever it appends to the store is part of it. Another node's span may be above it. */
  readonly within: <T>(name: string, attributes: Attributes, work: () => Promise<T>, above?: string) => Promise<T>
  /** Begins a span that ends with the call of what is given back; `work` runs inside it. */
  readonly begin: (
    name: string,
    attributes: Attributes,
    work: () => void,
  ) => (more: Attributes, failed: boolean) => void
  /** The span that is on now, as it is passed to another node. */
  readonly current: () => string | undefined
  /** The same store, with its appends in the trace. */
  readonly traced: (store: Store) => Store
}

type Open = {
  readonly trace: string
  readonly span: string
  readonly above: string | undefined
  readonly from: number
  /** From when to when it waited for the store. */
  appended: { readonly from: number; to: number | null } | null
}

const now = (): number => performance.timeOrigin + performance.now()
const newId = (bytes: number): string => randomBytes(bytes).toString('hex')

/** Traces what happens from now on, one in this many; each span that is over is handed on. */
export const openTraces = (
  done: (span: SpanDone) => void,
  share: number,
  chance: () => number = Math.random,
): Traces => {
  const inside = new AsyncLocalStorage<Open | null>()

  const open = (above: string | undefined): Open | null => {
    const [, trace, span] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(above ?? '') ?? []
    if (trace === undefined && chance() >= share) return null
    return { trace: trace ?? newId(16), span: newId(8), above: span, from: now(), appended: null }
  }
  const part = ({ trace, span }: Open, name: string, from: number, to: number, attributes: Attributes = {}): void =>
    done({ trace, span: newId(8), above: span, name, from, to, attributes, failed: false })
  /** A span with its parts: what was decided before the store was asked, and what was sent after it had answered. */
  const close = (it: Open, name: string, attributes: Attributes, failed: boolean): void => {
    const [to, { from, appended }] = [now(), it]
    if (appended !== null) {
      part(it, 'decide', from, appended.from)
      if (appended.to !== null) part(it, 'send', appended.to, to)
    }
    done({ trace: it.trace, span: it.span, above: it.above, name, from, to, attributes, failed })
  }
  return {
    within: async (name, attributes, work, above) => {
      const it = open(above)
      let failed = true
      try {
        const outcome = await inside.run(it, work)
        failed = false
        return outcome
      } finally {
        if (it !== null) close(it, name, attributes, failed)
      }
    },
    begin: (name, attributes, work) => {
      const it = open(undefined)
      inside.run(it, work)
      return (more, failed) => {
        if (it !== null) close(it, name, { ...attributes, ...more }, failed)
      }
    },
    current: () => {
      const it = inside.getStore()
      return it == null ? undefined : `00-${it.trace}-${it.span}-01`
    },
    traced: store => ({
      ...store,
      append: async append => {
        const it = inside.getStore()
        if (it == null) return store.append(append)
        const from = now()
        it.appended ??= { from, to: null }
        try {
          return await store.append(append)
        } finally {
          const to = now()
          it.appended.to = to
          // by its kind: which table it is, is nobody's business
          const attributes = {
            'cardroom.stream': append.stream.split('/')[0]!,
            'cardroom.events': append.entries.length,
          }
          part(it, 'append', from, to, attributes)
        }
      },
    }),
  }
}
