import type { IncidentAsked } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { factsToSend, missing } from './facts.ts'

const shown: IncidentAsked = {
  type: 'LiveHandShown',
  words: 'live hand shown',
  group: 'Players',
  families: ['board'],
  example: '',
  facts: [
    { name: 'seat', words: 'seat', kind: 'seat', maybe: false },
    { name: 'cards', words: 'cards', kind: 'cards', maybe: false },
    { name: 'onPurpose', words: 'on purpose', kind: 'flag', maybe: false },
    { name: 'winnerTakesAll', words: 'winner takes all', kind: 'flag', maybe: true },
  ],
}

test('needed facts are asked for; a yes or no that is left is no', () => {
  expect(missing(shown, { seat: 2 })).toEqual(['cards'])
  expect(factsToSend(shown, { seat: 2, cards: 'As, Kd' })).toEqual({ seat: 2, cards: ['As', 'Kd'], onPurpose: false })
})
