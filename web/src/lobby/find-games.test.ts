import { openRoom } from '@cardroom/room'
import type { Games } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { findGames } from './find-games.ts'
import { gamesLike } from './like-games.ts'

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

test('of two names that begin so, the shorter comes first', () => {
  expect(found('2-7').slice(0, 2)).toEqual(['deuce-to-seven-lowball', 'deuce-to-seven-triple-draw'])
  expect(found('omaha').slice(0, 3)).toEqual(['omaha', 'omaha-8', 'omaha-hi-lo'])
})

describe('a name that nobody has', () => {
  const like = (text: string): readonly string[] => {
    expect(found(text), text).toEqual([])
    return gamesLike(games, text).map(({ game }) => game.id)
  }

  test.each([
    ['hodlem', 'holdem'],
    ['holdm', 'holdem'],
    ['omha', 'omaha'],
    ['ohama', 'omaha'],
    ['ohama hi-lo', 'omaha-hi-lo'],
    ['badugie', 'badugi'],
    ['pinapple', 'pineapple'],
    ['crazy pinaple', 'crazy-pineapple'],
    ['pineaple ofc', 'pineapple-open-face-chinese'],
    ['tripple draw', 'deuce-to-seven-triple-draw'],
    ['courchevelle', 'courchevel'],
    ['raz dugi', 'razzdugi'],
  ])('%s is spelled nearly like %s', (text, id) => {
    expect(like(text)[0]).toBe(id)
  })

  test.each([
    ['no limit holdem', 'holdem'],
    ['hi-lo omaha', 'omaha-hi-lo'],
    ['triple draw 2-7', 'deuce-to-seven-triple-draw'],
    ['2 to 7 triple draw', 'deuce-to-seven-triple-draw'],
    ['low stud', 'razz'],
  ])('%s has the words of %s', (text, id) => {
    expect(like(text)).toContain(id)
  })

  test.each(['zzzz', 'bridge', 'gin rummy', 'uno', 'poker'])('%s is like none', text => {
    expect(gamesLike(games, text)).toEqual([])
  })
})
