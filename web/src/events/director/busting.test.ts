import type { EntrantShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { type Busting, bustPlayers, equals, marked, nextPlace, withBetter } from './busting.ts'

const entrant = (player: string, stack: number, status: EntrantShown['status'] = 'playing'): EntrantShown =>
  ({ player, name: player, stack, status }) as EntrantShown
const field = [entrant('ann', 900), entrant('bob', 300), entrant('cy', 5000), entrant('dee', 0, 'out')]
const out = (player: string, by: string | null = null, stack = ''): Busting => ({ player, by, stack })

test('a player who is out is sent with the player who took them, and no stack is needed', () => {
  expect(bustPlayers([out('ann', 'cy', '12')], field)).toEqual([{ player: 'ann', by: 'cy' }])
  expect(bustPlayers([out('ann')], field)).toEqual([{ player: 'ann' }])
})

test('two on one hand are sent with the stacks they began it with: those typed, or those known', () => {
  expect(bustPlayers([out('ann', 'cy'), out('bob', 'cy', '450')], field)).toEqual([
    { player: 'ann', by: 'cy', stack: 900 },
    { player: 'bob', by: 'cy', stack: 450 },
  ])
  expect(bustPlayers([out('ann'), out('bob', null, 'x')], field)[1]).toEqual({ player: 'bob', stack: 300 })
  expect(bustPlayers([out('ann'), out('bob', null, '-5')], field)[1]).toEqual({ player: 'bob', stack: 300 })
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

test('rrp/15/35: only those with equal stacks are asked whose hand was better, and it is sent with them', () => {
  const three = [out('ann'), out('bob', null, '900'), out('cy')]
  expect(equals(three, field)).toEqual(['ann', 'bob'])
  const chosen = withBetter(three, ['ann', 'bob'], 'bob')
  expect(bustPlayers(chosen, field).map(it => it.hand)).toEqual([0, 1, undefined])
  expect(bustPlayers(withBetter(chosen, ['ann', 'bob'], null), field).map(it => it.hand)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  // a stack that is typed afterwards makes it needless
  expect(equals([out('ann', null, '5'), ...three.slice(1)], field)).toEqual([])
  expect(bustPlayers([{ ...chosen[0]!, stack: '5' }, ...chosen.slice(1)], field).map(it => it.hand)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
