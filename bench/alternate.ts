/** One line of the results: what was measured, both speeds in things a second, and how the ratio stands to its goal. */
export type Result = {
  readonly name: string
  readonly ours: number
  readonly peer: string
  readonly peers: number
  readonly ratio: number
  readonly goal: number
  readonly floor: number
}

/** Goes once over all its prepared things and gives a sum of the answers, so that no work can be left out. */
export type Contestant = { readonly things: number; readonly go: () => number }

/** The best speed of each contestant, in things a second, over rounds in which they take turns of this many milliseconds. */
export const alternate = <Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  rounds = 7,
  turn = 200,
): Readonly<Record<Name, number>> => {
  const names = Object.keys(contestants) as Name[]
  const best = Object.fromEntries(names.map(name => [name, 0])) as Record<Name, number>
  const sums = new Map(names.map(name => [name, contestants[name].go()]))
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const { things, go } = contestants[name]
      const start = performance.now()
      let done = 0
      let passed = 0
      while (passed < turn) {
        if (go() !== sums.get(name)) throw new Error(`${name} changed its answer`)
        done += things
        passed = performance.now() - start
      }
      best[name] = Math.max(best[name], (done / passed) * 1000)
    }
  return best
}

/** A line of the results. */
export const result = (
  name: string,
  ours: number,
  peer: string,
  peers: number,
  { goal, floor }: { readonly goal: number; readonly floor: number },
): Result => ({ name, ours, peer, peers, ratio: ours / peers, goal, floor })
