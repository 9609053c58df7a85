import { type FormId, seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { carryOn } from '../table/do-due.ts'
import { newAround, playActs, secrets, tableOfThree } from '../testing/played-table.ts'
import { newsBetween, newsStepByStep } from './news-between.ts'

const FORMS = ['holdem', 'seven-card-stud', 'badugi', 'crazy-pineapple', 'open-face-chinese'] satisfies FormId[]

test.each(FORMS)('news of %s put in words at once is the same as event by event', async form => {
  const table = await tableOfThree(form, newAround())
  let [heard, begunAtOnce] = [0, 0]
  table.listen((before, after, events) => {
    const [atOnce, steps] = [newsBetween(before, after, events, 'en'), newsStepByStep(before, after, events, 'en')]
    expect(atOnce.all).toEqual(steps.all)
    for (const [person, { lines }] of steps.own) expect(atOnce.own.get(person)?.lines ?? []).toEqual(lines)
    for (const { lines } of atOnce.own.values()) heard += lines.length
    if (before.night?.deal != null && events.some(({ type }) => type === 'DealStarted')) begunAtOnce++
  })
  await playActs(table, 60, seeded(form))
  // what is due at once belongs to the act before it: the next deal to the end of the last
  table.follow((course, at) => carryOn(course, at, { secrets, plans: table.plans }))
  await playActs(table, 60, seeded(form))
  expect(heard).toBeGreaterThan(2)
  expect(begunAtOnce).toBeGreaterThan(0)
})
