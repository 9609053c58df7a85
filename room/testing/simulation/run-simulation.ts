import { simulateRoom } from './simulate-room.ts'

/** `npm run simulate-room -- --seeds 1000 --from 1`: plays whole rooms by their seeds, and says which have failed. */
const args = process.argv.slice(2)
const numberOf = (name: string, otherwise: number): number => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(args[at + 1])
}
const only = numberOf('seed', 0)
const from = only > 0 ? only : numberOf('from', 1)
const seeds = only > 0 ? 1 : numberOf('seeds', 100)
const say = (words: string): void => void process.stdout.write(`${words}\n`)

/** A long run says on the way how far it is. */
const PROGRESS_EVERY = 100

let failed = 0
let done = 0
const began = process.hrtime.bigint()
for (let seed = from; seed < from + seeds; seed++) {
  const before = seed - from
  if (before > 0 && before % PROGRESS_EVERY === 0)
    process.stderr.write(`${before} of ${seeds} seeds, ${failed} failed\n`)
  const result = await simulateRoom(seed)
  done += result.done
  if (only > 0) for (const words of result.faults) say(words)
  if (only > 0) say(JSON.stringify(result.others))
  if (only > 0)
    say(`${result.happened} things happened, ${result.done} orders were done: ${result.trace.slice(0, 16)}.`)
  if (result.wrong.length === 0) continue
  failed++
  say(`Seed ${seed} failed. Replay it with: npm run simulate-room -- --seed ${seed}`)
  for (const words of result.wrong) say(`  ${words}`)
}
const seconds = Number(process.hrtime.bigint() - began) / 1e9
say(`${seeds} seeds, ${done} orders done, ${failed} failed, ${seconds.toFixed(1)} s.`)
process.exit(failed === 0 ? 0 : 1)
