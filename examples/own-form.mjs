// A form of your own: hold'em with twenty-four cards and a sixth boardcard: node examples/own-form.mjs
import { problemText, readForm } from '@cardroom/engine'
import { callingBot, match, randomBot } from '@cardroom/engine/arena'
import { describeForm } from '@cardroom/engine/forms'

const street = (name, cards) => ({
  name,
  steps: [
    { do: 'board', cards },
    { do: 'bet', tier: 'upper', first: 'left-of-the-button' },
  ],
})
const form = readForm({
  like: 'holdem',
  id: 'nines-up',
  name: 'Nines up',
  deck: ['9', 'T', 'J', 'Q', 'K', 'A'].flatMap(rank => ['c', 'd', 'h', 's'].map(suit => rank + suit)),
  seats: { least: 2, most: 6 },
  structures: ['limit'],
  raiseCap: { raises: 2 },
  streets: [
    {
      name: 'preflop',
      steps: [
        { do: 'deal', face: 'down', cards: 2 },
        { do: 'bet', tier: 'lower', first: 'after-the-blinds' },
      ],
    },
    street('flop', 3),
    street('turn', 1),
    street('river', 1),
    street('ocean', 1),
  ],
})
if (!form.ok) throw new Error(form.refusal.problems.map(problemText).join('\n'))
console.log(describeForm(form.form))
const { bots } = match([callingBot, randomBot(1)], { game: form.form, deals: 100, duplicate: true })
console.log(`calling wins ${bots[0].bigBlindsPer100.toFixed(0)} big blinds per 100 deals against random play`)
