import { type FormId, seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { legalNow } from '../table/state/legal-now.ts'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { isOwnUnchanged } from './own-unchanged.ts'
import { ownView } from './own-view.ts'

const FORMS: readonly FormId[] = [
  'holdem',
  'omaha-8',
  'derailment',
  'pineapple',
  'seven-card-stud',
  'razz',
  'badugi',
  'deuce-to-seven-lowball',
  'pineapple-open-face-chinese',
]

test.each(FORMS)('%s: what is not worked out again is what it would have been', async form => {
  const table = await tableOfThree(form, newAround())
  let [stayed, looked] = [0, 0]
  table.listen((before, after) => {
    const isUnchanged = isOwnUnchanged(after)
    for (const person of ['p1', 'p2', 'p3', 'nobody', null]) {
      const was = ownView(before, person)
      looked++
      if (!isUnchanged(before, was.seat)) continue
      stayed++
      expect(ownView(after, person)).toEqual(was)
    }
  })
  const chance = seeded(`stays ${form}`)
  for (let acts = 0; acts < 150; acts++) {
    const { deal } = table.hosted().night!
    const due = deal === null ? null : legalNow(deal)
    const raises = due?.due === 'betting' && due.wager !== null && chance(3) === 0
    if (raises) await table.order(`p${due.seat}`, { type: 'act', act: { type: 'Wager', to: due.wager.least } })
    else await playActs(table, 1, chance)
  }
  expect(looked).toBeGreaterThan(300)
  // otherwise it would be of no use
  expect(stayed).toBeGreaterThan(looked / 5)
})
