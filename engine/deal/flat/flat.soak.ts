import { describe } from 'vitest'
import { property } from '../../testing/index.ts'
import { flatForms, playedBothWays } from '../../testing/play-both-ways.ts'

describe('flat and general are the same, event for event', () => {
  property('in two thousand deals', flatForms, { deals: 2000, from: 20_000 }, deal => void playedBothWays(deal))
})
