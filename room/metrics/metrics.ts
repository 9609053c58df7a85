import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from '../store/store.ts'

/** What the room counts of itself; no name, no card, no person. */
export type Metrics = {
  readonly done: (order: string) => void
  readonly refused: (why: string) => void
  /** The same store, with its appends counted and timed. */
  readonly measured: (store: Store) => Store
  /** What is asked for when somebody looks. */
  readonly gauges: (read: () => Readonly<Record<'tables' | 'lines' | 'watchers', number>>) => void
  readonly text: () => Promise<string>
  readonly contentType: string
  readonly close: () => void
}

/** Counts from now on. */
export const openMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const acts = new Counter({
    name: 'cardroom_orders_total',
    help: 'Orders carried out and stored',
    labelNames: ['order'],
    registers,
  })
  const refusals = new Counter({
    name: 'cardroom_refusals_total',
    help: 'Refusals, by reason',
    labelNames: ['why'],
    registers,
  })
  const events = new Counter({ name: 'cardroom_events_total', help: 'Events stored', registers })
  const appends = new Histogram({
    name: 'cardroom_append_seconds',
    help: 'Time from an append to the disk',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  })
  return {
    done: order => acts.inc({ order }),
    refused: why => refusals.inc({ why }),
    measured: store => ({
      ...store,
      append: async append => {
        const from = performance.now()
        const appended = await store.append(append)
        appends.observe((performance.now() - from) / 1000)
        if (appended.kept) events.inc(append.entries.length)
        return appended
      },
    }),
    gauges: read => {
      for (const name of ['tables', 'lines', 'watchers'] as const) {
        new Gauge({
          name: `cardroom_${name}`,
          help: GAUGES[name],
          registers,
          collect() {
            this.set(read()[name])
          },
        })
      }
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => registry.clear(),
  }
}

const GAUGES = {
  tables: 'Tables running',
  lines: 'Connections open',
  watchers: 'Tables and other things shown, counted once per connection',
} as const
