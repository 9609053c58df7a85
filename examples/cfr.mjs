// Equilibria of small games by CFR+: node examples/cfr.mjs [rounds]
import { arena, solve, worthOf } from '@cardroom/engine/arena'

const rounds = Number(process.argv[2] ?? 1000)

for (const id of ['kuhn', 'leduc']) {
  const game = arena({ game: id, chance: 'explicit' })
  const strategy = solve(game, rounds, 'cfr+')
  const { value, exploitability } = worthOf(game, strategy)
  console.log(`${id}: ${strategy.size} information sets, worth ${value.toFixed(4)} to the first player`)
  console.log(`  a best response wins ${(1000 * exploitability).toFixed(2)} thousandths of a chip`)
}

const kuhn = arena({ game: 'kuhn', chance: 'explicit' })
const strategy = solve(kuhn, rounds)
for (const [key, chances] of [...strategy].sort(([one], [other]) => one.localeCompare(other))) {
  const [card, acts] = key.split('|/')
  const bets = Math.round(100 * chances[kuhn.actions.indexOf('bet')])
  const calls = Math.round(100 * chances[kuhn.actions.indexOf('call')])
  console.log(`  ${card} after "${acts}": ${acts.endsWith('r1') ? `calls ${calls}` : `bets ${bets}`} %`)
}
