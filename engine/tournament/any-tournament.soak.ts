import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { soaked } from '../testing/any-tournament.ts'
import { planFor } from './opening/plan-for.ts'
import { playTournament } from './play/play-tournament.ts'

const HUNDREDS = Array.from({ length: 20 }, (_, i) => 100 * i)

describe.each(BOOKS)('tournaments by %s', book => {
  // in hundreds, so that one sees how far it is
  test.each(HUNDREDS)('2,000 by chance, of 2 to 2,000 entries: from %i on', from => {
    for (let i = from; i < from + 100; i++) expect(soaked(book, i, true).state.phase).toBe('ended')
  })

  test('100 with real hands', () => {
    for (let i = 0; i < 100; i++) {
      const plan = planFor({ book, seats: 6 + (i % 4) })
      const levels = plan.levels.map(level => ({ ...level, lasts: { deals: 5 + (i % 10) } }))
      const wish = { entries: 2 + 3 * i, plan: { ...plan, levels }, rebuyPercent: 30 }
      expect(playTournament(wish, seeded(`${book} ${i}`)).fault).toBeNull()
    }
  })
})
