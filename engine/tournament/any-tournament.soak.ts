import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { checkedStream } from '../testing/any-tournament.ts'
import { planFor } from './opening/plan-for.ts'
import { playTournament } from './play/play-tournament.ts'

describe.each(BOOKS)('tournaments by %s', book => {
  test('2,000 by chance, of 2 to 2,000 entries', () => {
    for (let i = 0; i < 2000; i++) {
      const seed = `${book} ${i}`
      const chance = seeded(`entries ${seed}`)
      const entries = 2 + chance(1999)
      const { state } = checkedStream({ entries, book, plan: { seats: 2 + chance(9) } }, seed)
      expect(state.phase).toBe('ended')
    }
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
