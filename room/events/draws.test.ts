import { seeded, shuffled } from '@cardroom/engine'
import { houseWith } from '@cardroom/engine/testing'
import { planFor, type Took, type Tournament, tournamentDecider } from '@cardroom/engine/tournament'
import { expect, test } from 'vitest'
import { drawing, type Shuffle } from './draws.ts'

const law = { by: 'starting-stack-of-hand', equal: 'prizes-shared', indivisible: 'high-card' } as const
const by = (book: Tournament['plan']['book']): Tournament => {
  const play = tournamentDecider.play(undefined)
  play.give({ type: 'OpenTournament', plan: planFor({ book }), at: 0 })
  return play.state
}
const chance = seeded(1)
const shuffle: Shuffle = list => shuffled(list, chance)
const out: readonly Took[] = [{ player: 'p1' }, { player: 'p2', card: 'As' }, { player: 'p3' }]

test('where a house lets a card decide, everybody who goes out has one of one deck, and keeps one that was drawn', () => {
  const drawn = drawing(by(houseWith({ simultaneousBustOrder: law })), out, shuffle)
  expect(drawn[1]?.card).toBe('As')
  expect(new Set(drawn.map(({ card }) => card)).size).toBe(3)
  expect(drawn.every(({ card }) => card !== undefined)).toBe(true)
})

test('elsewhere the hand decides, and no card is drawn', () => {
  expect(drawing(by('rrp'), out, shuffle)).toBe(out)
})
