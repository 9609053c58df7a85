import type { Metric } from 'prom-client'

/** How long something took, counted by how long at most. */
export type Timings = { readonly took: (seconds: number) => void; readonly metric: Metric }

/**
 * Times as a histogram of the registry. It is added to with every act, and with no label to look up that is one addition
 * in a list; it is put into words when somebody looks.
 */
export const timings = (name: string, help: string, most: readonly number[]): Timings => {
  const counts = most.map(() => 0)
  let [sum, count] = [0, 0]
  const values = () => {
    let upTo = 0
    const buckets = most.map((le, i) => {
      upTo += counts[i]!
      return { labels: { le }, value: upTo, metricName: `${name}_bucket` }
    })
    return [
      ...buckets,
      { labels: { le: '+Inf' }, value: count, metricName: `${name}_bucket` },
      { labels: {}, value: sum, metricName: `${name}_sum` },
      { labels: {}, value: count, metricName: `${name}_count` },
    ]
  }
  const metric = { name, help, type: 'histogram', aggregator: 'sum' }
  return {
    took: seconds => {
      let at = 0
      while (at < most.length && seconds > most[at]!) at++
      if (at < most.length) counts[at]!++
      sum += seconds
      count++
    },
    // the registry asks for its values and nothing else
    metric: { ...metric, get: async () => ({ ...metric, values: values() }) } as unknown as Metric,
  }
}
