import { type Card, type FormId, forms } from '@cardroom/engine'
import { handsIn, historiesIn, replayHand, unwrittenWords } from '@cardroom/histories'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { dealSchema } from '../protocol/deals.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { knownAfter } from '../testing/may-see.ts'
import { canBePlayed, elsewhere, give, opened, type Played, played, seatOf, TOKEN } from '../testing/worlds.ts'
import type { ArchivedDeal } from './archive.ts'
import { dealsFile, dealWritten, type HistoryFormat } from './deal-files.ts'
import { followDeal, type OpenDeal } from './finished-deal.ts'
import { dealListed, pastDeal, tableNamed } from './past-deal.ts'

type Over = { readonly hosted: Hosted; readonly deal: ArchivedDeal }

/** A deal that was played like this, as the archive gives it. */
const over = (form: FormId, { commands }: Played): Over => {
  const course = opened(form)
  for (const [at, command] of commands.entries()) give(course, { type: 'InDeal', command, at })
  let open: OpenDeal | null = null
  for (const [i, event] of course.events.entries()) {
    const step = followDeal(open, i + 1, event)
    open = step.open
    if (step.finished === null) continue
    const { from, to } = step.finished
    return { hosted: course.hosted, deal: { finished: step.finished, events: course.events.slice(from - 1, to) } }
  }
  throw new Error('the deal is not over')
}

/** All that a person is given out when the deal is over. */
const givenTo = ({ hosted, deal }: Over, person: string | null): Readonly<Record<string, string>> => ({
  listed: JSON.stringify(dealListed(hosted, deal.finished)),
  shown: JSON.stringify(pastDeal(hosted, deal, person, 1)),
  ...Object.fromEntries(
    (['phh', 'txt', 'jsonl'] as const).map(format => [format, textOf({ hosted, deal }, person, format)]),
  ),
})

const textOf = ({ hosted, deal }: Over, person: string | null, format: HistoryFormat): string => {
  const written = dealWritten(deal, person, tableNamed(hosted), format)
  return !written.ok ? unwrittenWords(written.refusal) : dealsFile([written.text], format, 'deal')
}

const described = Compile(dealSchema)

const PEOPLE = ['p1', 'p2', null] as const

describe('what is given out of a deal depends on nothing that the person may not see, and can be replayed', () => {
  test.each(Object.keys(forms) as FormId[])('%s', form => {
    const worlds = new Set<string | null>()
    for (const seed of ['one', 'two', 'three']) {
      const deal = played(form, `${form} ${seed}`)
      const here = over(form, deal)
      // staff without a seat are given what anybody is
      if (seed === 'one') expect(givenTo(here, 'floor')).toEqual(givenTo(here, null))
      for (const person of PEOPLE) {
        if (worlds.has(person)) continue
        const given = givenTo(here, person)
        expect(described.Errors(JSON.parse(given.shown!)), `${form} for ${person}`).toEqual([])
        const seen = knownAfter(forms[form], seatOf(person), here.deal.events)
        for (const [what, text] of Object.entries(given)) {
          expect(
            (text.match(TOKEN) ?? []).filter(card => !seen.has(card as Card)),
            `${what} for ${person}`,
          ).toEqual([])
        }
        const hidden = deal.deck.filter(card => !seen.has(card))
        const other = elsewhere(deal, hidden, seed)
        if (hidden.length < 2 || !canBePlayed(form, other)) continue
        worlds.add(person)
        expect(givenTo(over(form, other), person), `${person} in ${seed}`).toEqual(given)
        replays(given, here)
      }
    }
    expect(worlds.size).toBeGreaterThan(0)
  })
})

const sorted = (chips: readonly (number | 'inf')[]) => [...chips].sort((a, b) => Number(a) - Number(b))

/** What was downloaded is read, carried out by the engine, and leads to the stacks of the deal. */
const replays = ({ phh, jsonl }: Readonly<Record<string, string>>, { deal: { events } }: Over): void => {
  const recorded = events.findLast(event => event.type === 'DealRecorded')
  if (recorded?.type !== 'DealRecorded') throw new Error('not recorded')
  const { stacks } = recorded.outcome
  for (const [text, format] of [
    [phh!, 'phh'],
    [jsonl!, 'log'],
  ] as const) {
    const [hand] = historiesIn(text, format)
    const { problems, ended, finishing } = replayHand(hand!)
    expect(problems, format).toEqual([])
    expect(ended, format).toBe(true)
    expect(sorted(finishing), format).toEqual(sorted(stacks.map(({ chips }) => chips)))
  }
  const [logged] = handsIn(jsonl!, 'log')
  expect(logged!.recorded?.about).toMatchObject({ hand: 1, venue: 'Cardroom', year: 1970 })
}

describe('names in files', () => {
  test('stand on one line, and two of the same name are distinguished', () => {
    const { hosted, deal } = over('holdem', played('holdem', 'names'))
    const people = { p1: { name: 'Ann\n\tthe owl' }, p2: { name: 'Bob' }, p3: { name: 'Bob' } }
    const written = dealWritten(deal, null, { ...tableNamed(hosted), people }, 'txt')
    const text = written.ok ? written.text : unwrittenWords(written.refusal)
    expect(text).toMatch(/^Seat 1: Ann the owl \(/m)
    expect(text).toMatch(/^Seat 2: Bob \(/m)
    expect(text).toMatch(/^Seat 3: Bob 3 \(/m)
  })
})
