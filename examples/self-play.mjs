// Bots against each other in any form: node examples/self-play.mjs [form] [deals]
import { callingBot, match, randomBot } from '@cardroom/engine/arena'

const [game = 'holdem', deals = '200'] = process.argv.slice(2)

/** Raises with better cards than most, otherwise calls if it's cheap. */
const tight = ({ actions, legal, view, seat }) => {
  const { players, price, pot } = view()
  const own = players.find(player => player.seat === seat)
  const high = own.down.filter(card => 'AKQJT'.includes(card[0])).length
  const wish = high === 2 ? ['pot', 'bet', 'call'] : price > pot / 3 ? ['fold', 'call'] : ['call', 'fold']
  const action = wish.map(name => actions.indexOf(name)).find(number => legal.includes(number))
  return action ?? legal[0]
}

const { bots, samples } = match([tight, callingBot, randomBot(7)], {
  game,
  deals: Number(deals),
  duplicate: true,
  names: ['tight', 'calling', 'random'],
})
console.log(`${game}: ${samples} decks, each dealt three times`)
for (const { name, bigBlindsPer100, confidence } of bots)
  console.log(`${name}: ${bigBlindsPer100.toFixed(1)} ± ${confidence.toFixed(1)} big blinds per 100 deals`)
