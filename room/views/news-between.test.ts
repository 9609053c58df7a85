import { type FormId, seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { newsBetween, newsStepByStep } from './news-between.ts'

test.each(['holdem', 'seven-card-stud', 'badugi', 'crazy-pineapple', 'open-face-chinese'] satisfies FormId[])(
  'news of %s put in words at once is the same as event by event',
  async form => {
    const table = await tableOfThree(form, newAround())
    let heard = 0
    table.listen((before, after, events) => {
      const [atOnce, steps] = [newsBetween(before, after, events, 'en'), newsStepByStep(before, after, events, 'en')]
      expect(atOnce.all).toEqual(steps.all)
      for (const [person, { lines }] of steps.own) expect(atOnce.own.get(person)?.lines ?? []).toEqual(lines)
      for (const { lines } of atOnce.own.values()) heard += lines.length
    })
    await playActs(table, 60, seeded(form))
    expect(heard).toBeGreaterThan(2)
  },
)
