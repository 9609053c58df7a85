import type { Bus } from '../../streams/bus/bus.ts'
import type { SimulatedProcess, World } from './world.ts'

type Listening = { readonly process: SimulatedProcess; readonly subject: string; readonly hear: (text: string) => void }

/** How nodes talk, with messages lost, late, doubled and out of order. */
export const makeBus = ({
  clock,
  between,
  mayHappen,
  wrong,
}: Pick<World, 'clock' | 'between' | 'mayHappen' | 'wrong'>) => {
  const all = new Set<Listening>()
  const gaps = new Map<SimulatedProcess, Set<() => void>>()
  const send = (from: SimulatedProcess, to: Listening, text: string): void => {
    if (from !== to.process && (from.isOffBus || to.process.isOffBus || mayHappen(wrong.lost))) return
    const takes = mayHappen(wrong.slow) ? between(50, 1500) : between(1, 6)
    clock.later(takes, to.process, () => {
      if (all.has(to) && !to.process.isOffBus) to.hear(text)
    })
  }
  const of = (process: SimulatedProcess): Bus => ({
    publish: async (subject, text) => {
      if (process.isGone) return
      clock.note(`${subject} ${text}`)
      for (const to of all) {
        if (to.subject !== subject) continue
        send(process, to, text)
        if (mayHappen(wrong.doubled)) send(process, to, text)
      }
    },
    subscribe: async (subject, hear) => {
      const listening = { process, subject, hear }
      all.add(listening)
      return async () => void all.delete(listening)
    },
    onGap: missed => {
      const mine = gaps.get(process) ?? new Set()
      gaps.set(process, mine.add(missed))
      return () => mine.delete(missed)
    },
    close: async () => {},
  })
  const healed = (): void => {
    for (const [process, missed] of gaps)
      if (!process.isGone) clock.as(process, () => [...missed].forEach(one => void one()))
  }
  return { of, healed }
}
