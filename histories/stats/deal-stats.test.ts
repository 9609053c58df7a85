import type { DealEvent } from '@cardroom/engine'
import { anyDeal, everyForm, playOut } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { storyOf } from '../story/story-of.ts'
import { dealStats } from './deal-stats.ts'
import { handStats } from './hand-stats.ts'

/** The same told as a story and asked seat by seat. */
const byStory = (events: readonly DealEvent[]) => {
  const story = storyOf(events)
  return story.seats.map(({ seat }) => ({ seat, ...handStats(story, seat)! }))
}

describe('in one pass over the log, everybody is counted as their story tells it', () => {
  test.each(everyForm.map(form => [form.id, form] as const))('%s', (_, form) => {
    for (let number = 0; number < 30; number++) {
      const { log } = playOut(anyDeal(form, number))
      expect(dealStats(log)).toEqual(byStory(log))
    }
  })
})
