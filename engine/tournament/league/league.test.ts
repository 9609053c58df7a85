import { expect, test } from 'vitest'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { headToHead, type LeagueResult, pointsFor, standings } from './league.ts'
import { resultOf } from './result-of.ts'

const night = (event: string, order: readonly string[]): LeagueResult => ({
  event,
  places: order.map((player, i) => ({ place: i + 1, players: [player] })),
  took: order.slice(1).map(player => ({ by: order[0]!, player })),
  paid: [{ player: order[0]!, prize: 100 }],
})
const season = { formula: { way: 'beaten' }, best: null, bountyPoints: 0 } as const
const results = [
  night('one', ['ann', 'bob', 'cid']),
  night('two', ['bob', 'ann', 'cid']),
  night('three', ['ann', 'cid', 'bob']),
]

test('points by formula, and those who share places share them', () => {
  expect(pointsFor({ way: 'beaten' }, 1, 1, 10)).toBe(9)
  expect(pointsFor({ way: 'root', times: 10 }, 4, 1, 16)).toBe(20)
  expect(pointsFor({ way: 'list', points: [10, 6, 4], attends: 1 }, 2, 2, 8)).toBe(6)
})
test('standings add up, the best results count, and bounties too', () => {
  expect(standings(season, results).map(({ player, points, wins }) => [player, points, wins])).toEqual([
    ['ann', 5, 2],
    ['bob', 3, 1],
    ['cid', 1, 0],
  ])
  expect(standings({ ...season, best: 1 }, results)[0]).toMatchObject({ player: 'ann', points: 2 })
  expect(standings({ ...season, bountyPoints: 1 }, results)[0]).toMatchObject({
    points: 5 + 4,
    bounties: 4,
    prizes: 200,
  })
  expect(headToHead(results, 'ann', 'bob')).toEqual([2, 1])
})
test('an event that is over is a result', () => {
  const event = begunEvent(3, { rebuys: null }).deal(1, { p2: 0, p3: 0, p1: 3000 }).event
  expect(resultOf(event)).toMatchObject({
    places: [{ place: 1 }, { place: 2, players: ['p2', 'p3'] }],
    took: [{ by: 'p1' }, { by: 'p1' }],
  })
})
