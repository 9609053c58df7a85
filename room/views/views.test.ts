import { type FormId, forms } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { bankView } from '../bank/bank-view.ts'
import { differences } from '../protocol/change.ts'
import { nightView } from '../results/night-view.ts'
import type { Hosted } from '../tables/hosted.ts'
import { canBePlayed, elsewhere, give, opened, type Played, played, TOKEN } from '../testing/worlds.ts'
import { commonView } from './common-view.ts'
import { newsLog } from './news-log.ts'
import { ownView } from './own-view.ts'

/** All that a viewer is sent while a deal is played like this. */
const sentTo = (form: FormId, { commands }: Played, person: string | null): readonly string[] => {
  const course = opened(form)
  const log = newsLog(course.hosted.version)
  let shown = commonView(course.hosted, () => true)
  return commands.map((command, at) => {
    const before: Hosted = course.hosted
    const from = course.events.length
    give(course, { type: 'InDeal', command, at })
    const { hosted } = course
    log.add(before, hosted, course.events.slice(from))
    const common = commonView(hosted, () => true)
    const set = differences(shown, common)
    shown = common
    const bank = person === null ? null : [bankView(hosted, person), nightView(hosted)]
    return JSON.stringify([common, set, ownView(hosted, person), log.last(person), bank])
  })
}

describe('what a viewer is sent depends on nothing that he may not see', () => {
  test.each(Object.keys(forms) as FormId[])('%s', form => {
    let worlds = 0
    for (const seed of ['one', 'two']) {
      const deal = played(form, `${form} ${seed}`)
      for (const person of ['p1', 'p2', 'p3', null]) {
        const sent = sentTo(form, deal, person)
        const seen = new Set(sent.flatMap(text => text.match(TOKEN) ?? []))
        const hidden = deal.deck.filter(card => !seen.has(card))
        const other = elsewhere(deal, hidden, seed)
        if (hidden.length < 2 || !canBePlayed(form, other)) continue
        worlds++
        expect(sentTo(form, other, person), `${person} in ${seed}`).toEqual(sent)
      }
    }
    expect(worlds).toBeGreaterThan(0)
  })
})
