// One mistake, five books: the board comes before the betting is over: node examples/rulings.mjs
import { BOOKS, decks, forms, legal, play, rule, seeded, shuffled, stakesFor } from '@cardroom/engine'

const form = forms.holdem
const seats = [1, 2, 3].map(seat => ({ seat, chips: 500 }))
const table = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), button: 3, seats })
if (!table.ok) throw new Error(table.refusal.why)
table.give({ type: 'Shuffle', deck: shuffled(decks.standard, seeded(4)) })
while (legal(table.deal).due === 'dealer') table.give({ type: 'Deal' })
table.give({ type: 'Call', seat: 3 })

for (const book of BOOKS) {
  const ruling = rule(table.deal, { type: 'PrematureBoard' }, book)
  if (!ruling.ok) throw new Error(ruling.refusal.why)
  console.log(`${book}: ${ruling.decision} (${ruling.rules.join(', ')})`)
}
