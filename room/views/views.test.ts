import { type Card, type FormId, forms } from '@cardroom/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { differences } from '../protocol/change.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { dealEventsOf, type Knowledge, knowledgeOf } from '../testing/may-see.ts'
import {
  AT_TABLE,
  canBePlayed,
  elsewhere,
  give,
  opened,
  type Played,
  played,
  seatOf,
  TOKEN,
} from '../testing/worlds.ts'
import { bankCsv } from './bank/bank-csv.ts'
import { bankView, maySeeBank } from './bank/bank-view.ts'
import { ownBook } from './bank/own-book.ts'
import { commonView } from './common-view.ts'
import { newsLog } from './news-log.ts'
import { nightView } from './night-view.ts'
import { ownView } from './own-view.ts'
import { peopleAt } from './people-at.ts'
import { tableCard } from './table-card.ts'

type Viewer = (typeof AT_TABLE)[number] | null

/** Everybody at the table in every role, and one without a name. */
const VIEWERS: readonly Viewer[] = [...AT_TABLE, null]

/** What viewers are sent while a deal is played like this, step by step, and what they know of its cards in the end. */
type Sent = { readonly texts: string[]; readonly knows: Knowledge; readonly tooMuch: string[] }

const sentTo = (form: FormId, { commands }: Played, viewers: readonly Viewer[]): ReadonlyMap<Viewer, Sent> => {
  const course = opened(form)
  const log = newsLog(course.hosted.version)
  let shown = commonView(course.hosted, () => true)
  const sent = new Map<Viewer, Sent>(
    viewers.map(viewer => [viewer, { texts: [], knows: knowledgeOf(forms[form], seatOf(viewer)), tooMuch: [] }]),
  )
  for (const { knows } of sent.values()) for (const event of dealEventsOf(course.events)) knows.sees(event)
  for (const [at, command] of commands.entries()) {
    const before: Hosted = course.hosted
    const from = course.events.length
    give(course, { type: 'InDeal', command, at })
    const { hosted } = course
    log.add(before, hosted, course.events.slice(from))
    const common = commonView(hosted, () => true)
    const all = JSON.stringify([common, differences(shown, common), tableCard(hosted)])
    shown = common
    for (const [viewer, { texts, knows, tooMuch }] of sent) {
      const own = [ownView(hosted, viewer), log.last(viewer), mayWatch(hosted, viewer)]
      const text = `${all}${JSON.stringify([own, viewer === null ? null : askedBy(hosted, viewer)])}`
      texts.push(text)
      for (const event of dealEventsOf(course.events.slice(from))) knows.sees(event)
      for (const card of text.match(TOKEN) ?? [])
        if (!knows.cards.has(card as Card)) tooMuch.push(`${viewer} sees ${card} at ${command.type}, step ${at}`)
    }
  }
  return sent
}

/** What somebody with a name is answered when they ask. */
const askedBy = (hosted: Hosted, viewer: string): unknown => [
  peopleAt(hosted, viewer, 0),
  ownBook([hosted], viewer),
  maySeeBank(hosted, viewer) && [bankView(hosted, viewer), bankCsv(bankView(hosted, viewer)), nightView(hosted)],
]

const compared = { worlds: 0, folded: 0 }

describe('what a viewer is sent depends on nothing that they may not see', () => {
  test.each(Object.keys(forms) as FormId[])('%s', form => {
    let worlds = 0
    for (const seed of ['one', 'two']) {
      const deal = played(form, `${form} ${seed}`)
      const sent = sentTo(form, deal, VIEWERS)
      for (const { tooMuch } of sent.values()) expect(tooMuch).toEqual([])
      for (const [hidden, viewers] of hiddenFrom(deal, sent)) {
        const other = elsewhere(deal, hidden.split(' ') as Played['deck'], seed)
        if (hidden.split(' ').length < 2 || !canBePlayed(form, other)) continue
        for (const [viewer, { texts }] of sentTo(form, other, viewers)) {
          worlds++
          compared.folded += folds(deal, viewer) ? 1 : 0
          expect(texts, `${viewer} in ${seed}`).toEqual(sent.get(viewer)!.texts)
        }
      }
    }
    expect(worlds).toBeGreaterThan(3)
    compared.worlds += worlds
  })

  afterAll(() => {
    expect(compared.worlds).toBeGreaterThan(9 * Object.keys(forms).length)
    expect(compared.folded).toBeGreaterThan(40)
  })
})

/** Those from whom the same cards are hidden can be in the same other world. */
const hiddenFrom = ({ deck }: Played, sent: ReadonlyMap<Viewer, Sent>): ReadonlyMap<string, readonly Viewer[]> => {
  const groups = new Map<string, readonly Viewer[]>()
  for (const [viewer, { knows }] of sent) {
    const hidden = deck.filter(card => !knows.cards.has(card)).join(' ')
    groups.set(hidden, [...(groups.get(hidden) ?? []), viewer])
  }
  return groups
}

const folds = ({ commands }: Played, viewer: Viewer): boolean =>
  commands.some(command => command.type === 'Fold' && `p${command.seat}` === viewer)
