import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Store } from '../store/store.ts'
import { asOpenMetrics } from './open-metrics.ts'
import { timings } from './timings.ts'

/** What the room counts of itself; no name, no card, no person. */
export type Metrics = {
  readonly done: (order: string) => void
  readonly refused: (why: string) => void
  /** The same store, with its appends counted and timed. */
  readonly measured: (store: Store) => Store
  /** What is asked for when somebody looks. */
  readonly gauges: (read: () => Promise<Readonly<Record<keyof typeof GAUGES, number>>>) => void
  /** All counts, in the format of Prometheus or in that of OpenMetrics, which grew out of it. */
  readonly text: (format: CountsFormat) => Promise<Counts>
  readonly close: () => void
}

/** The format of counts, and counts as they are sent. */
export type CountsFormat = 'prometheus' | 'openmetrics'
export type Counts = { readonly text: string; readonly type: string }

/** Counts from now on. */
export const openMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  // with every act something is counted: it is added up here, and handed on when somebody looks
  const orders = new Map<string, number>()
  let entries = 0
  new Counter({
    name: 'cardroom_orders_total',
    help: 'Orders carried out and stored',
    labelNames: ['order'],
    registers,
    collect() {
      for (const [order, times] of orders) this.inc({ order }, times)
      orders.clear()
    },
  })
  const refusals = new Counter({
    name: 'cardroom_refusals_total',
    help: 'Refusals, by reason',
    labelNames: ['why'],
    registers,
  })
  new Counter({
    name: 'cardroom_events_total',
    help: 'Events stored',
    registers,
    collect() {
      this.inc(entries)
      entries = 0
    },
  })
  const appends = timings('cardroom_append_seconds', 'Time from an append to the disk', APPEND_SECONDS)
  registry.registerMetric(appends.metric)
  return {
    done: order => void orders.set(order, (orders.get(order) ?? 0) + 1),
    refused: why => refusals.inc({ why }),
    measured: store => ({
      ...store,
      append: append => {
        const from = performance.now()
        return store.append(append).then(appended => {
          appends.took((performance.now() - from) / 1000)
          if (appended.kept) entries += append.entries.length
          return appended
        })
      },
    }),
    gauges: read => {
      for (const name of Object.keys(GAUGES) as (keyof typeof GAUGES)[]) {
        new Gauge({
          name: `cardroom_${name}`,
          help: GAUGES[name],
          registers,
          async collect() {
            this.set((await read())[name])
          },
        })
      }
    },
    text: async format => {
      const text = await registry.metrics()
      return format === 'prometheus'
        ? { text, type: Registry.PROMETHEUS_CONTENT_TYPE }
        : { text: asOpenMetrics(text), type: Registry.OPENMETRICS_CONTENT_TYPE }
    },
    close: () => registry.clear(),
  }
}

const APPEND_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

const GAUGES = {
  tables: 'Tables running',
  lines: 'Connections open',
  watchers: 'Tables and other things shown, counted once per connection',
  set_aside: 'Streams set aside because they cannot be read or played on',
  store_writable: '1 while the room can write to its store, as far as it last looked',
} as const
