import { archie, threeDraws } from './draw.ts'
import { bet, down, type Form, street } from './form.ts'

const dealt = (cards: number) => [
  street('before the draw', down(cards), bet('lower', 'after-the-blinds')),
  ...threeDraws(cards),
]

/** Badugi: four cards and three draws for four ranks in four suits, the ace low. */
export const badugi = {
  ...archie,
  id: 'badugi',
  name: 'Badugi',
  rules: ['wsop/badugi', 'wsop/badugi-draws', 'wsop/297', 'wsop/298', 'wsop/306'],
  seats: { least: 2, most: 8 },
  streets: dealt(4),
  pot: [{ name: 'badugi', ranking: 'badugi', from: 'own' }],
} as const satisfies Form

/** Badugi for the highest cards in four suits. */
export const badugiHigh = {
  ...badugi,
  id: 'badugi-high',
  name: 'Badugi high',
  rules: ['wsop/badugi-high', 'wsop/306'],
  pot: [{ name: 'badugi', ranking: 'badugi-high', from: 'own' }],
} as const satisfies Form

/** Baduci: half for deuce-to-seven, half for badugi, the ace high in both. */
export const baduci = {
  ...badugi,
  id: 'baduci',
  name: 'Baduci',
  rules: ['wsop/baduci', 'wsop/baduci-deal', 'wsop/307', 'wsop/315', 'wsop/153d'],
  seats: { least: 2, most: 6 },
  streets: dealt(5),
  pot: [
    { name: 'deuce-to-seven', ranking: 'deuce-to-seven', from: 'own' },
    { name: 'badugi', ranking: 'badugi-ace-high', from: 'own' },
  ],
  oddChip: 'position', // wsop/153d
} as const satisfies Form

/** Badaci: half for ace-to-five, half for badugi, the ace low in both. */
export const badaci = {
  ...baduci,
  id: 'badaci',
  name: 'Badaci',
  rules: ['wsop/badaci', 'wsop/badaci-deal', 'wsop/316', 'wsop/325', 'wsop/153d'],
  pot: [
    { name: 'ace-to-five', ranking: 'ace-to-five', from: 'own' },
    { name: 'badugi', ranking: 'badugi', from: 'own' },
  ],
} as const satisfies Form
