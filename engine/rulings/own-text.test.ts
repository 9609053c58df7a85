import { describe, expect, test } from 'vitest'
import type { Deal } from '../deal/deal.ts'
import { type FormId, forms } from '../forms/forms.ts'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import { anyDeal } from '../testing/any-deal.ts'
import { playOut } from '../testing/play-out.ts'
import { playedTo, situationsIn } from '../testing/situations.ts'
import { rule } from './decide.ts'
import type { Incident } from './rulers.ts'

/** What the Home Poker Tourney sheet prints itself, beside the rule of Robert's that says the same. */
const printed: Readonly<Partial<Record<RuleId, RuleId>>> = {
  'rrp/3/misdeals/1': 'hpt/misdeals/2',
  'rrp/3/misdeals/2': 'hpt/misdeals/1',
  'rrp/3/misdeals/2a': 'hpt/misdeals/1a',
  'rrp/3/misdeals/2b': 'hpt/misdeals/1b',
  'rrp/3/misdeals/2c': 'hpt/misdeals/1c',
  'rrp/3/misdeals/2d': 'hpt/misdeals/1d',
  'rrp/3/misdeals/2e': 'hpt/misdeals/1e',
  'rrp/3/misdeals/2f': 'hpt/misdeals/1f',
  'rrp/3/misdeals/2g': 'hpt/misdeals/1g',
  'rrp/3/misdeals/2h': 'hpt/misdeals/1h',
  'rrp/3/misdeals/2i': 'hpt/misdeals/1i',
  'rrp/3/misdeals/2j': 'hpt/misdeals/1j',
  'rrp/3/dead-hands/1a': 'hpt/dead-hands/1a',
  'rrp/3/dead-hands/1b': 'hpt/dead-hands/1b',
  'rrp/3/dead-hands/1c': 'hpt/dead-hands/1c',
  'rrp/3/dead-hands/1d': 'hpt/dead-hands/1d',
  'rrp/3/dead-hands/1e': 'hpt/dead-hands/1e',
  'rrp/3/dead-hands/1f': 'hpt/dead-hands/1f',
  'rrp/3/dead-hands/2': 'hpt/dead-hands/2',
  'rrp/3/dead-hands/3': 'hpt/dead-hands/3',
  'rrp/3/irregularities/1': 'hpt/irregularities/1',
  'rrp/3/irregularities/2': 'hpt/irregularities/2',
  'rrp/3/irregularities/3': 'hpt/irregularities/3',
  'rrp/3/irregularities/4': 'hpt/irregularities/4',
  'rrp/3/irregularities/7': 'hpt/irregularities/5',
  'rrp/3/irregularities/10': 'hpt/irregularities/6',
  'rrp/3/irregularities/11': 'hpt/irregularities/7',
  'rrp/3/irregularities/12': 'hpt/irregularities/8',
  'rrp/3/irregularities/13': 'hpt/irregularities/9',
  'rrp/3/irregularities/14': 'hpt/irregularities/10',
  'rrp/3/irregularities/15': 'hpt/irregularities/12',
  'rrp/3/irregularities/16': 'hpt/irregularities/11',
  'rrp/5/1': 'hpt/holdem/1',
  'rrp/5/2': 'hpt/holdem/2',
  'rrp/5/3': 'hpt/holdem/3',
  'rrp/5/4': 'hpt/holdem/4',
  'rrp/5/5': 'hpt/holdem/6',
  'rrp/5/6': 'hpt/holdem/5',
  'rrp/5/7': 'hpt/holdem/7',
  'rrp/5/8': 'hpt/holdem/8',
  // the lists that Robert's prints again for lowball and draw are one list here
  'rrp/11/1d': 'hpt/misdeals/1e',
  'rrp/12/3': 'hpt/misdeals/1e',
  'rrp/15/13': 'hpt/players-leaving/short',
}

const tables = [
  'holdem',
  'omaha',
  'drawmaha-high',
  'seven-card-stud',
  'ace-to-five-lowball',
  'deuce-to-seven-triple-draw',
  'badugi',
  'draw-high',
] as const satisfies readonly FormId[]

describe.each(tables)('a ruling by hpt on %s rests on its own text where it prints one', form => {
  const reports = situationsIn(form).map(situation => {
    const { deal } = playedTo(situation, 'rrp', situation.acts).live
    return [situation.incident, deal] as const
  })

  test.each(['cash', 'tournament'] as const)('%s', setting => {
    const missing = reports.flatMap(([incident, deal]) => {
      const own = citedBy({ ...deal, setting }, incident, 'hpt')
      const wanted = citedBy({ ...deal, setting }, incident, 'rrp').flatMap(id => printed[id] ?? [])
      return wanted.filter(id => !own.includes(id)).map(id => `${incident.type}: ${id}`)
    })
    expect([...new Set(missing)]).toEqual([])
  })
})

/** All that a ruling cites, in each way that is left to a person; nothing of what happens in events alone. */
const citedBy = (deal: Deal, incident: Incident, book: BookId): readonly RuleId[] => {
  const ruling = rule(deal, incident, book)
  if (!ruling.ok) return []
  return [...ruling.rules, ...(ruling.options ?? []).flatMap(option => option.rules)]
}

/** What the sheet prints of the betting and the showdown, by the rule of Robert's that an event rests on. */
const played: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
  'rrp/4/intro/blinds': ['hpt/play/1'],
  'rrp/4/1': ['hpt/pot/6'],
  'rrp/4/intro/action-order': ['hpt/play/4', 'hpt/play/6'],
  'rrp/14/nl/2': ['hpt/play/4', 'hpt/pot/6'],
  'rrp/glossary/burncard': ['hpt/burning/1'],
  'rrp/3/dead-hands/1a': ['hpt/dead-hands/1a'],
  'rrp/3/showdown/1': ['hpt/showdown/1'],
  'rrp/3/showdown/2': ['hpt/showdown/3'],
  'rrp/3/showdown/8': ['hpt/showdown/2'],
  'rrp/3/ties/5a': ['hpt/showdown/6'],
}

test('what is bet, called, folded and shown by hpt rests on its own text where it prints one', () => {
  const missing: string[] = []
  const seen = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const deal = anyDeal(forms.holdem, seed, {})
    const { posts: _, ...start } = deal.start
    const robert = playOut({ ...deal, start: { ...start, book: 'rrp', setting: 'tournament' } })
    for (const event of robert.log) {
      const wanted = event.rules.flatMap(id => (played[id] === undefined ? [] : [id]))
      for (const id of wanted) seen.add(id)
    }
    const own = playOut({ ...anyDeal(forms.holdem, seed, {}), start: { ...start, book: 'hpt', setting: 'tournament' } })
    for (const event of own.log) {
      for (const id of event.rules)
        if (played[id] !== undefined && !event.rules.some(it => played[id]!.includes(it)))
          missing.push(`${event.type}: ${id}`)
    }
  }
  expect([...new Set(missing)]).toEqual([])
  expect(seen.size).toBeGreaterThan(6)
})
