// Should you call on the bubble? Ranges by equity, chips by ICM: node examples/ranges-and-icm.mjs
import { equity, icm } from '@cardroom/engine'

const answer = equity({ hands: ['AhQh', '22+, A2s+, KTs+, A8o+'] }, { samples: 20000, seed: 1 })
if (!answer.ok) throw new Error(answer.refusal.why)
const chance = answer.hands[0].equity
console.log(`ace-queen suited against the range: ${(100 * chance).toFixed(1)} %`)

const prizes = [50, 30, 20]
const worth = stacks => {
  const model = icm(stacks, prizes)
  if (!model.ok) throw new Error(model.refusal.why)
  return model.worth
}
// four players are left and three are paid; the second has to call all-in or fold
const stacks = [6000, 4000, 3000, 1000]
const fold = worth(stacks)[1]
const win = worth([2000, 8000, 3000, 1000])[1]
// losing means fourth place, for nothing
const call = chance * win
console.log(`folding is worth ${fold.toFixed(2)}, calling ${call.toFixed(2)} of the ${prizes.join('-')} prizes`)
console.log(call > fold ? 'call' : 'fold, although the hand is ahead')
