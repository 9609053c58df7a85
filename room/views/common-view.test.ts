import { type FormId, seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { legalNow } from '../table/state/legal-now.ts'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { commonView } from './common-view.ts'

const FORMS: readonly FormId[] = ['holdem', 'omaha-8', 'seven-card-stud', 'badugi', 'pineapple-open-face-chinese']

test.each(FORMS)('%s: a table that was shown before is shown as if it hadn’t been', async form => {
  const table = await tableOfThree(form, newAround())
  let [seats, hands, shows] = [0, 0, 0]
  let before = { hosted: table.hosted(), common: commonView(table.hosted(), () => true) }
  table.listen((_, hosted) => {
    // now and then somebody goes or comes
    const here = (person: string): boolean => person !== `p${1 + (shows % 5)}`
    const common = commonView(hosted, here, 'en', before)
    expect(common).toEqual(commonView(hosted, here))
    shows++
    seats += common.seats.filter(seat => before.common.seats.includes(seat)).length
    hands += common.deal?.players.filter(hand => before.common.deal?.players.includes(hand)).length ?? 0
    before = { hosted, common }
  })
  const chance = seeded(`shown again ${form}`)
  for (let acts = 0; acts < 120; acts++) {
    const { deal } = table.hosted().night!
    const due = deal === null ? null : legalNow(deal)
    const raises = due?.due === 'betting' && due.wager !== null && chance(3) === 0
    if (raises) await table.order(`p${due.seat}`, { type: 'act', act: { type: 'Wager', to: due.wager.least } })
    else await playActs(table, 1, chance)
  }
  expect(shows).toBeGreaterThan(60)
  // otherwise it would be of no use
  expect(seats).toBeGreaterThan(shows)
  if (form === 'holdem') expect(hands).toBeGreaterThan(shows / 2)
})
