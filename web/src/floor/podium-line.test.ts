import { afterEach, describe, expect, test } from 'vitest'
import type { Ordered } from '../line/shown-line.ts'
import { keptName, sendKept, useKept } from './podium-line.ts'

afterEach(() => useKept.setState({ names: [] }))

const nameOf = (player: string): string => (player === 'p1' ? 'Ann B.' : 'the player')
const keep = (name: string, game: string): void => {
  const kept = keptName({ type: 'AddName', name, game, way: 'in-person' }, nameOf)!
  useKept.setState(({ names }) => ({ names: [...names, kept] }))
}

describe('a podium without a line', () => {
  test('keeps a name for a list', () => {
    expect(keptName({ type: 'AddName', name: 'Kofi', game: '2-5' }, nameOf)).toMatchObject({
      name: 'Kofi',
      game: '2-5',
    })
    expect(keptName({ type: 'JoinList', player: 'p1', game: '1-2', way: 'in-person' }, nameOf)).toMatchObject({
      name: 'Ann B.',
      game: '1-2',
    })
  })

  test.each([
    { type: 'Sit', player: 'p1', table: '1', seat: 4 },
    { type: 'LockUp', player: 'p1', table: '1', seat: 4 },
    { type: 'CallNext', game: '2-5' },
    { type: 'MakeMove', player: 'p1' },
    { type: 'Undo', order: 7 },
    { type: 'AddName', name: 'Kofi' },
  ] as const)('refuses what could go wrong: $type', order => {
    expect(keptName(order, nameOf)).toBe(null)
  })

  test('sends what it kept once the line is back, in the order it came, each once', async () => {
    for (const name of ['Ann', 'Ben', 'Cara']) keep(name, '2-5')
    const sent: unknown[] = []
    const order = async (what: unknown): Promise<Ordered> => {
      sent.push((what as { readonly name: string }).name)
      return { ok: true, version: sent.length }
    }
    // two screens of one page notice the line at once
    await Promise.all([sendKept(order), sendKept(order)])
    expect(sent).toEqual(['Ann', 'Ben', 'Cara'])
    expect(useKept.getState().names).toEqual([])
  })

  test('says which name the room did not take, and goes on with the others', async () => {
    for (const name of ['Ann', 'Ben']) keep(name, '2-5')
    const order = async (what: unknown): Promise<Ordered> =>
      (what as { readonly name: string }).name === 'Ann'
        ? { ok: false, why: 'barred', words: 'Ann may not play here.', rules: [] }
        : { ok: true, version: 1 }
    expect(await sendKept(order)).toBe('Ann didn’t get on the list: Ann may not play here.')
    expect(useKept.getState().names).toEqual([])
  })
})
