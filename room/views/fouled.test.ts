import { type Card, type Deal, forms, play, randomCommand, seeded, stakesFor } from '@cardroom/engine'
import { expect, test } from 'vitest'
import type { Hosted } from '../table/state/hosted.ts'
import { dealShown } from './common-view.ts'

const row = (cards: string): readonly Card[] => cards.split(' ') as Card[]
const STANDS = [row('2c 3d 5h'), row('9c 9d 4h 6s 7s'), row('Kc Kd Ks 8h 8d')]
const FOULED = [row('Ac Ad 5s'), row('Qc Jd 4c 6c 7c'), row('Kh Qd Js 8c 7d')]

/** A deal for two that is over, with these rows. */
const over = (first: Deal['players'][number]['rows'], second: Deal['players'][number]['rows']): Deal => {
  const form = forms['open-face-chinese']
  const seats = [1, 4].map(seat => ({ seat, chips: 1000 }))
  const table = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), button: 1, seats })
  if (!table.ok) throw new Error(table.refusal.why)
  const chance = seeded('fouled')
  while (table.deal.phase !== 'ended') table.give(randomCommand(table.deal, chance))
  const players = table.deal.players.map(player => ({ ...player, rows: player.seat === 1 ? first : second }))
  return { ...table.deal, players }
}

const scores = [{ type: 'PointsScored', rows: [1, 1, 1] }] as unknown as Hosted['scores']

test('whose rows are fouled is shown once the hands are compared, and nothing where nobody’s are', () => {
  expect(dealShown(over(FOULED, STANDS), 1, scores).fouled).toEqual([1])
  expect(dealShown(over(STANDS, FOULED), 1, scores).fouled).toEqual([4])
  expect('fouled' in dealShown(over(STANDS, STANDS), 1, scores)).toBe(false)
  expect('fouled' in dealShown(over(FOULED, STANDS), 1, [])).toBe(false)
})
