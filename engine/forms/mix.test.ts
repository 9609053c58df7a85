import { describe, expect, test } from 'vitest'
import { forms } from './forms.ts'
import { checkMix, formOf, type Mix, mixes, mostSeats } from './mix.ts'

describe('a mix', () => {
  test.each(Object.values(mixes))('$id makes sense', mix => {
    expect(checkMix(mix)).toEqual([])
  })

  test('HORSE turns with the button', () => {
    const letters = [0, 1, 2, 3, 4, 5].map(orbits => formOf(mixes.horse, { deals: 99, orbits }).form.id)
    expect(letters).toEqual(['holdem', 'omaha-8', 'razz', 'seven-card-stud', 'stud-8', 'holdem'])
    expect(formOf(mixes.horse, { deals: 0, orbits: 0 }).structure).toBe('limit')
    expect(mostSeats(mixes.horse)).toBe(8)
    expect(mostSeats(mixes['eight-game'])).toBe(6)
  })

  const mine: Mix = {
    id: 'mine',
    name: 'Mine',
    parts: [{ form: forms.badugi }, { form: 'courchevel' }],
    turn: { deals: 3 },
  }

  test('turns after a number of deals', () => {
    const played = [0, 2, 3, 5, 6].map(deals => formOf(mine, { deals, orbits: 0 }))
    expect(played.map(({ form }) => form.id)).toEqual(['badugi', 'badugi', 'courchevel', 'courchevel', 'badugi'])
    expect(played[2]?.structure).toBe('pot-limit')
    expect(checkMix(mine)).toEqual([])
  })

  test('shows what is wrong with it', () => {
    expect(checkMix({ ...mine, parts: [] })).toEqual([{ at: 'parts', why: 'forms-from-2' }])
    expect(checkMix({ ...mine, turn: { deals: 0 } })).toEqual([{ at: 'turn', why: 'deals-from-1' }])
    expect(checkMix({ ...mine, parts: [...mine.parts, { form: 'courchevel', structure: 'limit' }] })).toEqual([
      {
        at: 'parts[2].structure',
        why: 'structure-not-played',
        about: { form: 'Courchevel', structure: 'limit', accepted: ['pot-limit'] },
      },
    ])
    const unknown = JSON.parse('{"form":"bridge"}') as Mix['parts'][number]
    expect(checkMix({ ...mine, parts: [...mine.parts, unknown] })).toEqual([
      { at: 'parts[2].form', why: 'no-such-form', about: { form: 'bridge' } },
    ])
    expect(() => formOf({ ...mine, parts: [] }, { deals: 0, orbits: 0 })).toThrow('has no forms')
  })
})
