import type { EntrantShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { type Busting, bustPlayers, marked, nextPlace } from './busting.ts'

const entrant = (player: string, stack: number, status: EntrantShown['status'] = 'playing'): EntrantShown =>
  ({ player, name: player, stack, status }) as EntrantShown
const field = [entrant('ann', 900), entrant('bob', 300), entrant('cy', 5000), entrant('dee', 0, 'out')]
const out = (player: string, by: string | null = null, stack = ''): Busting => ({ player, by, stack })

test('one who is out is told with who took them, and no stack is needed', () => {
  expect(bustPlayers([out('ann', 'cy', '12')], field)).toEqual([{ player: 'ann', by: 'cy' }])
  expect(bustPlayers([out('ann')], field)).toEqual([{ player: 'ann' }])
})

test('two on one hand are told with the stacks they began it with: those typed, or those known', () => {
  expect(bustPlayers([out('ann', 'cy'), out('bob', 'cy', '450')], field)).toEqual([
    { player: 'ann', by: 'cy', stack: 900 },
    { player: 'bob', by: 'cy', stack: 450 },
  ])
  expect(bustPlayers([out('ann'), out('bob', null, 'x')], field)[1]).toEqual({ player: 'bob', stack: 300 })
})

test('the place is the best of those who go out now', () => {
  expect(nextPlace(field, [out('ann')])).toBe(3)
  expect(nextPlace(field, [out('ann'), out('bob')])).toBe(2)
})

test('a second tap takes it back, and nobody who is out has taken chips', () => {
  const both = marked([out('ann', 'bob')], 'bob')
  expect(both).toEqual([out('ann'), out('bob')])
  expect(marked(both, 'ann')).toEqual([out('bob')])
})
