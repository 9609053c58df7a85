import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { mixes } from '../forms/mix.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { playNight } from '../testing/any-night.ts'
import { placardFor } from './opening/placard-for.ts'

const collections = [
  { way: 'none' },
  { way: 'rake', percent: 5, cap: 4, noFlopNoDrop: true },
  { way: 'time', amount: 6, everyMinutes: 30 },
  { way: 'drop', amount: 2, blind: false },
] as const

describe.each(BOOKS)('long nights by %s', book => {
  test.each([...Object.values(forms), ...Object.values(mixes)].map(game => [game.id, game] as const))(
    '%s',
    (id, game) => {
      for (const [i, collection] of collections.entries()) {
        const isPotless = 'pot' in game && game.pot.length === 0
        const placard = placardFor({ game, book, ...(isPotless && collection.way === 'rake' ? {} : { collection }) })
        const { table } = playNight({ placard, players: 12, hours: 4 }, `${book} ${id} ${i}`)
        expect(table.ended).toBe(true)
      }
    },
    600_000,
  )
})
