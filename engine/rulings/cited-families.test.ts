import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import { ledgerRows } from '../rulebooks/ledger.ts'
import { BOOKS, type RuleId } from '../rulebooks/rule-id.ts'
import { playedTo, situationsIn } from '../testing/situations.ts'
import { FAMILIES_WITH_BETTING, isOfEvents, speakingOf } from '../testing/speaks-of.ts'
import { rule } from './decide.ts'

const speaksOf = speakingOf(
  BOOKS.flatMap(book =>
    ledgerRows(readFileSync(new URL(`../rulebooks/ledger/${book}.jsonl`, import.meta.url), 'utf8')),
  ),
)

/** Where no rule speaks of a family, the books' rule for another is all there is (docs/readings.md). */
const BY_ANALOGY: readonly { readonly in: readonly FormId[]; readonly rules: RegExp }[] = [
  // a player who is away: stud's rule for want of another
  {
    in: [
      'holdem',
      'omaha',
      'drawmaha-high',
      'ace-to-five-lowball',
      'deuce-to-seven-triple-draw',
      'badugi',
      'draw-high',
      'chinese-draw-poker',
    ],
    rules: /^(rrp\/8\/8|uspa\/3\.2\.3\.5\.6)$/,
  },
  // razz is lowball with upcards
  { in: ['razz'], rules: /^(rrp\/11\/1[56]|uspa\/3\.2\.8\.5\.1\.1[56]|wsop\/279(-foul)?|wsop\/280)$/ },
  // a hand that is dealt dead after cards were thrown into a blind's is known to one book alone
  { in: ['seven-card-stud', 'razz', 'super-stud', 'mexican-poker', 'chinese-draw-poker'], rules: /^wsop\/112-redeal$/ },
  // wsop/drawmaha-a: the draw goes by the rules of single draw
  {
    in: ['drawmaha-high'],
    rules: /^(rrp\/12\/8|uspa\/3\.2\.10\.5\.8|wsop\/(273|277-mucked|290|266h|lowball-exposed-(one|two)))$/,
  },
  // Chinese poker has a button, and with a pot it has blinds
  {
    in: ['chinese-poker', 'chinese-draw-poker', 'open-face-chinese'],
    rules:
      /^(rrp\/3\/(misdeals\/2g|irregularities\/1)|rrp\/4\/(11|4b|intro\/action-order)|wsop\/(108g|113|161|first-to-act))$/,
  },
]
const isAnalogy = (form: FormId, id: RuleId): boolean =>
  BY_ANALOGY.some(it => it.in.includes(form) && it.rules.test(id))

const tables = [
  ...FAMILIES_WITH_BETTING,
  'chinese-poker',
  'chinese-draw-poker',
  'open-face-chinese',
] as const satisfies readonly FormId[]

test.each(tables)('in %s a ruling cites no rule that speaks of other families, or of events in cash, alone', form => {
  const { family } = forms[form]
  const foreign = situationsIn(form).flatMap(situation => {
    const { deal } = playedTo(situation, 'rrp', situation.acts).live
    return BOOKS.flatMap(book => {
      const ruling = rule(deal, situation.incident, book)
      if (!ruling.ok) return []
      const ways = [ruling, ...(ruling.options ?? [])]
      const cited = ways.flatMap(({ rules, events }) => [...rules, ...events.flatMap(event => event.rules)])
      return [...new Set(cited)]
        .filter(id => (!speaksOf(id, family) && !isAnalogy(form, id)) || (deal.setting === 'cash' && isOfEvents(id)))
        .map(id => `${situation.incident.type} by ${book}: ${id}`)
    })
  })
  expect([...new Set(foreign)]).toEqual([])
})

/** Does the text of this book name the form, or none? Only WSOP's names every form that it deals. */
const named: ReadonlyMap<string, readonly string[]> = new Map(
  ledgerRows(readFileSync(new URL('../rulebooks/ledger/wsop.jsonl', import.meta.url), 'utf8')).map(row => [
    row.id,
    row.forms,
  ]),
)
const names = (id: string, form: FormId): boolean => named.get(id)?.some(it => it === 'all' || it === form) ?? true

test.each([
  'holdem',
  'omaha',
  'seven-card-stud',
  'ace-to-five-lowball',
  'deuce-to-seven-triple-draw',
  'badugi',
] as const)('in %s a ruling by wsop cites a rule for other forms only where none names this one', form => {
  const wide = situationsIn(form).flatMap(situation => {
    const { deal } = playedTo(situation, 'rrp', situation.acts).live
    const ruling = rule(deal, situation.incident, 'wsop')
    if (!ruling.ok) return []
    return [ruling, ...(ruling.options ?? [])].flatMap(({ rules }) => {
      const others = rules.filter(id => !names(id, form))
      return others.length === 0 || others.length === rules.length
        ? []
        : [`${situation.incident.type}: ${rules.join(' ')}`]
    })
  })
  expect([...new Set(wide)]).toEqual([])
})
