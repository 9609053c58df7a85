import type { FormId } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { evolveHosted } from '../table/evolve.ts'
import { give, opened, played } from '../testing/worlds.ts'
import { isSeenDifferently, newsOf } from './news.ts'

test.each(['holdem', 'seven-card-stud', 'badugi', 'open-face-chinese'] satisfies FormId[])(
  'common news of %s is the same for every seat and the rail',
  form => {
    const course = opened(form)
    let [alike, apart] = [0, 0]
    for (const [at, command] of played(form, `${form} one`).commands.entries()) {
      let state = course.hosted
      const from = course.events.length
      give(course, { type: 'InDeal', command, at })
      for (const event of course.events.slice(from)) {
        const next = evolveHosted(state, event)
        const rail = newsOf(state, next, [event], null)
        if (isSeenDifferently(event)) apart++
        else {
          alike++
          for (const seat of [1, 2, 3]) expect(newsOf(state, next, [event], seat)).toEqual(rail)
        }
        state = next
      }
    }
    expect(alike).toBeGreaterThan(10)
    expect(apart).toBeGreaterThan(0)
  },
)
