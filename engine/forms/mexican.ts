import { bet, burn, down, type Form, type Step, street, up } from './form.ts'
import { fiveCardStud } from './stud.ts'

// wsop/mexican-poker-choice, wsop/263: all choose in turn, a card is burned, the next comes up or down as chosen
const nextCard: readonly Step[] = [{ do: 'turn-up' }, burn, { do: 'deal', face: 'as-chosen', cards: 1 }]

/**
 * Mexican poker: five-card stud with 41 cards and the joker. One card is always down, and before each next card a player
 * may turn it up and get the next one down instead.
 */
export const mexicanPoker = {
  ...fiveCardStud,
  id: 'mexican-poker',
  name: 'Mexican poker',
  rules: [
    'wsop/mexican-poker',
    'wsop/mexican-poker-deal',
    'wsop/mexican-poker-bring-in',
    'wsop/mexican-poker-choice',
    'wsop/mexican-poker-next',
    'wsop/254',
    'wsop/256',
    'wsop/260',
  ],
  deck: 'mexican',
  seats: { least: 2, most: 7 },
  structures: ['limit'], // the bring-in is the lower or the upper limit
  streets: [
    street('second street', down(1), up(1), bet('lower', 'bring-in')),
    street('third street', ...nextCard, bet('lower', 'high-hand-showing')),
    street('fourth street', ...nextCard, bet('upper', 'high-hand-showing')),
    street('fifth street', ...nextCard, bet('upper', 'high-hand-showing')),
  ],
  pot: [{ name: 'high', ranking: 'mexican-joker-down', jokerUp: 'mexican-joker-up', from: 'any' }],
  bringIn: { card: 'highest', ace: 'high', ties: 'position', size: 'lower-or-upper', showing: 'mexican-joker-up' },
} as const satisfies Form
