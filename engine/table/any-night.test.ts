import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { mixes } from '../forms/mix.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { playNight } from '../testing/any-night.ts'
import { placardFor } from './opening/placard-for.ts'
import type { Placard } from './placard.ts'

const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: true } as const
const time = { way: 'time', amount: 7, everyMinutes: 30 } as const
const drop = { way: 'drop', amount: 3, blind: true } as const
const kill = { size: 'full', required: true } as const

/** A form of each family and a mix, with what a table may have beside it. */
const tables: Readonly<Record<string, Placard>> = {
  'no-limit hold’em, raked': placardFor({ game: 'holdem', collection: rake }),
  'limit hold’em with kills, timed': placardFor({ game: 'holdem', structure: 'limit', kill, collection: time }),
  'stud with kills': placardFor({ game: 'seven-card-stud', kill, collection: drop }),
  'lowball with kills': placardFor({ game: 'ace-to-five-lowball', structure: 'limit', kill }),
  'jacks or better': placardFor({ game: 'jacks-or-better' }),
  badugi: placardFor({ game: 'badugi', collection: time }),
  'short deck': placardFor({ game: 'short-deck-holdem', collection: rake }),
  'open-face Chinese': placardFor({ game: 'open-face-chinese', size: 1 }),
  'eight-game': placardFor({ game: mixes['eight-game'], chairs: 8, collection: time }),
  'dealer’s choice': placardFor({
    game: {
      id: 'choice',
      name: 'Dealer’s choice',
      parts: [forms.holdem, forms.razz, forms.baduci].map(form => ({ form })),
      turn: 'orbit',
    },
    turn: 'dealers-choice',
    chairs: 8,
  }),
}

describe('a random night ends with every chip accounted for, and replays exactly', () => {
  describe.each(BOOKS)('by %s', book => {
    test.each(Object.keys(tables))('%s', name => {
      const placard = { ...tables[name]!, book }
      const { table, deals } = playNight({ placard, players: 9, hours: 1 }, `${book} ${name}`)
      expect(table.ended).toBe(true)
      expect(deals).toBeGreaterThan(5)
      expect(table.members.every(({ seat, stack }) => seat === null && stack === 0)).toBe(true)
    })
  })
})
