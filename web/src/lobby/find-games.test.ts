import { openRoom } from '@cardroom/room'
import type { Games } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { findGames } from './find-games.ts'

const room = await openRoom({ file: ':memory:', log: false })
const { forms, mixes } = (await room.server.inject('/api/forms')).json<Games>()
await room.close()
const games = [...forms, ...mixes]
const found = (text: string): readonly string[] => findGames(games, text).map(({ game }) => game.id)

test.each([
  ['Badacey', 'badaci'],
  ['badeucey', 'baduci'],
  ['PLO8', 'omaha-8'],
  ['plo', 'omaha'],
  ['Crazy Pineapple hi-lo', 'crazy-pineapple'],
  ['2-7 TD', 'deuce-to-seven-triple-draw'],
  ['27 triple', 'deuce-to-seven-triple-draw'],
  ['HORSE', 'horse'],
  ['OFC', 'open-face-chinese'],
  ['Stud 8', 'stud-8'],
  ['short deck', 'short-deck-holdem'],
  ['texas', 'holdem'],
  ['razz', 'razz'],
])('%s finds %s first', (text, id) => {
  expect(found(text)[0]).toBe(id)
})

test('5-card Omaha finds every game that is dealt like it', () => {
  expect(found('5-card Omaha')).toEqual(
    expect.arrayContaining(['big-o', 'five-card-double-board-bomb-pot-plo', 'courchevel']),
  )
})

test('a name of its own says by which name, and a relative that it is one', () => {
  expect(findGames(games, 'Badacey')[0]).toMatchObject({ by: 'Badacey', near: false })
  expect(findGames(games, 'Crazy Pineapple hi-lo')[0]).toMatchObject({ by: 'Crazy Pineapple hi-lo', near: true })
  expect(findGames(games, 'Badugi')[0]).toMatchObject({ by: null })
})

test('nothing asked shows all, and nonsense none', () => {
  expect(found('')).toHaveLength(games.length)
  expect(found('zzz')).toEqual([])
})
