import { type Arena, arena, arenas, OVER } from '@cardroom/engine/arena'

/** Every sequence of actions of one deal, in place with undo: how many nodes it has. What is won is added up on the way. */
const walked = (game: Arena, sums: { won: number }): number => {
  if (game.turn() === OVER) {
    sums.won += game.returns()[0]!
    return 1
  }
  let nodes = 1
  for (const action of game.legal()) {
    game.step(action)
    nodes += walked(game, sums)
    game.undo()
  }
  return nodes
}

/** Deal after deal of capped heads-up limit hold'em, each walked whole. */
const walk = (): (() => number) => {
  const game = arena({ game: 'heads-up-limit' })
  return () => {
    const sums = { won: 0 }
    game.reset()
    const nodes = walked(game, sums)
    if (!Number.isInteger(sums.won)) throw new Error(`${sums.won} chips were won`)
    return nodes
  }
}

const LANES = 1000
const STEPS = 20

/** A thousand deals of the same game stepped together at random allowed actions, tensors written for each. */
const steps = (): (() => number) => {
  const many = arenas(LANES, { game: 'heads-up-limit' })
  const taken = new Uint8Array(LANES)
  let bits = 1
  return () => {
    for (let step = 0; step < STEPS; step++) {
      for (let lane = 0; lane < LANES; lane++) {
        bits = (Math.imul(bits, 1_103_515_245) + 12_345) | 0
        taken[lane] = allowedIn(many.masks, lane * many.actions.length, bits >>> 16, many.actions.length)
      }
      many.step(taken)
    }
    return LANES * STEPS
  }
}

/** One of the actions that this row of masks allows. */
const allowedIn = (masks: Uint8Array, from: number, pick: number, length: number): number => {
  let count = 0
  for (let i = 0; i < length; i++) count += masks[from + i]!
  let left = pick % count
  for (let i = 0; i < length; i++) if (masks[from + i] === 1 && left-- === 0) return i
  throw new Error('no action is allowed')
}

const way = { walk, steps }[process.argv[3] ?? '']
if (way === undefined) throw new Error(`no such contestant: ${process.argv[3]}`)
const go = way()
const until = performance.now() + Number(process.argv[2])
for (let best = 0; performance.now() < until; ) {
  const start = performance.now()
  const things = go()
  best = Math.max(best, (things / (performance.now() - start)) * 1000)
  process.stdout.write(`${JSON.stringify({ best: Math.round(best) })}\n`)
}
