import { join } from 'node:path'
import { forms, mixes } from '@cardroom/engine'
import { formOf, seatsFor } from '@cardroom/engine/forms'
import { describe, expect, test } from 'vitest'
import { gameNamed } from './game-named.ts'
import { namedRefusalWords } from './named-refusal.ts'
import { ownFolder } from './testing/own-folder.ts'

const { folder, file } = ownFolder()

const game = async (...args: Parameters<typeof gameNamed>) => {
  const named = await gameNamed(...args)
  if ('why' in named) throw new Error(namedRefusalWords(named))
  return named
}

describe('a game by its name', () => {
  test('a form, at its usual structure or another', async () => {
    const start = { deals: 0, orbits: 0 }
    expect(formOf(await game('holdem'), start)).toEqual({ form: forms.holdem, structure: forms.holdem.structures[0] })
    expect(formOf(await game('holdem', 'limit'), start).structure).toBe('limit')
    expect(seatsFor(await game('razz'))).toEqual({ least: 2, most: 8 })
  })

  test('a name that players use, for a form, a mix or a bomb pot', async () => {
    expect((await game('PLO8, Badacey')).parts.map(({ form }) => form)).toEqual(['omaha-8', 'badaci'])
    expect((await game('H.O.R.S.E.')).parts).toEqual(mixes.horse.parts)
    expect(formOf(await game('PLO-bomb-pot'), { deals: 0, orbits: 0 }).form.id).toBe('omaha-bomb-pot')
  })

  test('a bomb pot', async () => {
    const { form } = formOf(await game('omaha-bomb-pot'), { deals: 0, orbits: 0 })
    expect(form).toMatchObject({ id: 'omaha-bomb-pot', opening: 'bomb-pot' })
    await expect(game('chinese-poker-bomb-pot')).rejects.toThrow('Chinese poker has no betting')
  })

  test('a mix by its name, or forms in a row; the narrowest says how many can play', async () => {
    expect((await game('horse')).parts).toEqual(mixes.horse.parts)
    const mixed = await game('holdem, razz,horse')
    expect(mixed.parts).toHaveLength(7)
    expect(seatsFor(mixed)).toEqual({ least: 2, most: 8 })
    expect([0, 1, 2].map(orbits => formOf(mixed, { deals: 0, orbits }).form.id)).toEqual(['holdem', 'razz', 'holdem'])
  })

  test('a form of your own', async () => {
    const mine = file('mine.json', JSON.stringify({ ...forms.holdem, id: 'mine', name: 'Mine' }))
    expect(formOf(await game(mine), { deals: 0, orbits: 0 }).form.name).toBe('Mine')
    const tarot = file('tarot.json', JSON.stringify({ ...forms.holdem, deck: 'tarot' }))
    await expect(game(tarot)).rejects.toThrow('isn’t a sound form:\n  deck')
    await expect(game(file('broken.json', '{'))).rejects.toThrow('isn’t JSON')
    await expect(game(join(folder, 'none.json'))).rejects.toThrow('can’t be read')
  })
})

test.each([
  ['holdm', 'there is no form "holdm"; did you mean holdem'],
  ['holdm-bomb-pot', 'did you mean holdem-bomb-pot'],
  ['hrse', 'did you mean horse'],
  ['bridge', 'accepted: the ids that "cardroom forms" lists'],
  ['', 'there is no form ""'],
  ['holdem,,razz', 'there is no form ""'],
  ['toString', 'there is no form "toString"'],
])('%s is no form', async (name, message) => {
  await expect(game(name)).rejects.toThrow(message)
})

test('a structure that the form is not played at is refused with those it is', async () => {
  await expect(game('courchevel', 'no-limit')).rejects.toThrow(
    'courchevel is not played at no-limit; accepted: pot-limit',
  )
  await expect(game('chinese-poker', 'limit')).rejects.toThrow('chinese-poker is played for points, not at limit')
  await expect(game('holdem,courchevel', 'no-limit')).rejects.toThrow('courchevel is not played at no-limit')
})
