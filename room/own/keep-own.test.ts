import { describe, expect, test } from 'vitest'
import { MOST_NOTES } from '../protocol/own.ts'
import { openStore } from '../store/open-store.ts'
import { keepOwn } from './keep-own.ts'

const fails = (cause: unknown): void => {
  throw cause
}
const opened = async () => {
  const store = await openStore({ file: ':memory:' }, fails)
  return keepOwn({ store, now: () => 7 }, fails)
}
const note = (about: string, text: string) => ({ about, name: about, text, colour: null })

describe('what the room keeps for people', () => {
  test('settings and notes are theirs alone, and the latest word counts', async () => {
    const own = await opened()
    expect(await own.of('ann')).toMatchObject({ settings: null, notes: [] })
    await own.keep('ann', { type: 'SettingsKept', settings: 'dark' })
    await own.keep('ann', { type: 'NoteKept', note: note('bea', 'never bluffs') })
    await own.keep('ann', { type: 'NoteKept', note: { ...note('bea', 'sometimes bluffs'), colour: 'red' } })
    expect(await own.of('ann')).toMatchObject({
      settings: 'dark',
      notes: [{ about: 'bea', name: 'bea', text: 'sometimes bluffs', colour: 'red' }],
    })
    expect(await own.of('bea')).toMatchObject({ settings: null, notes: [] })
  })

  test('a note that says nothing is gone', async () => {
    const own = await opened()
    await own.keep('ann', { type: 'NoteKept', note: note('bea', 'x') })
    await own.keep('ann', { type: 'NoteKept', note: note('bea', ' ') })
    expect((await own.of('ann')).notes).toEqual([])
  })

  test('two windows at the same time both get through', async () => {
    const own = await opened()
    const both = ['bea', 'cy'].map(about => own.keep('ann', { type: 'NoteKept', note: note(about, 'x') }))
    expect(await Promise.all(both)).toEqual([null, null])
    expect((await own.of('ann')).notes).toHaveLength(2)
  })

  test('there is a limit, and what there is can still be changed or deleted', { timeout: 60_000 }, async () => {
    const own = await opened()
    for (let i = 0; i < MOST_NOTES; i++) await own.keep('ann', { type: 'NoteKept', note: note(`p${i}`, 'x') })
    expect(await own.keep('ann', { type: 'NoteKept', note: note('more', 'x') })).toMatchObject({
      why: 'too-many-notes',
    })
    expect(await own.keep('ann', { type: 'NoteKept', note: note('p3', 'y') })).toBeNull()
    expect(await own.keep('ann', { type: 'NoteKept', note: note('p4', '') })).toBeNull()
    expect(await own.keep('ann', { type: 'NoteKept', note: note('more', 'x') })).toBeNull()
  })
})
