import { describe, expect, test } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import { BOOKS, type BookId } from '../rulebooks/rule-id.ts'
import { anyDeal, everyForm } from '../testing/any-deal.ts'
import { anyIncident } from '../testing/any-incident.ts'
import { playCase } from '../testing/by-books.ts'
import { cases } from '../testing/cases/cases.ts'
import { playOut } from '../testing/play-out.ts'
import { playedTo, situationsIn } from '../testing/situations.ts'
import { rule } from './decide.ts'
import { INCIDENTS } from './incident-facts.ts'
import { FAMILIES, incidentFamilies } from './incident-families.ts'
import { type IncidentType, rulerOf } from './rulers.ts'
import type { Ruling } from './ruling.ts'

/** Forms of each family, and forms in which alone some things of theirs happen. */
const tables = [
  'holdem',
  'drawmaha-high',
  'seven-card-stud',
  'super-stud',
  'mexican-poker',
  'ace-to-five-lowball',
  'deuce-to-seven-triple-draw',
  'draw-high',
  'chinese-poker',
  'chinese-draw-poker',
  'open-face-chinese',
] as const satisfies readonly FormId[]

type Given = { readonly kind: IncidentType; readonly form: FormId; readonly book: BookId; readonly ruling: Ruling }

/** What every book makes of each kind of incident, the first and the last time that it can happen in a deal of these forms. */
const given: readonly Given[] = tables.flatMap(form =>
  situationsIn(form).flatMap(situation => {
    const { deal } = playedTo(situation, 'rrp', situation.acts).live
    return BOOKS.map(book => {
      const { type: kind } = situation.incident
      const ruling = rule(deal, situation.incident, book)
      if (!ruling.ok) throw new Error(`${kind} in ${form} by ${book}: ${ruling.refusal.impossible?.no}`)
      return { kind, form, book, ruling }
    })
  }),
)

/** Does a ruling rest on a rule of the book itself? Where a book is silent, Robert's or another's are cited. */
const speaks = (book: BookId, rules: readonly string[]): boolean => rules.some(id => id.startsWith(`${book}/`))

const nameOf = (kind: IncidentType, family: string, book: BookId): string => `${kind} in ${family} forms by ${book}`

describe('each kind of incident, in a form of each family that it can happen in, by each book that speaks of it', () => {
  const entered = new Set(
    cases.flatMap(({ scene, incident, answers }) => {
      const { family } = scene('rrp').deal.form
      return BOOKS.filter(book => speaks(book, answers[book])).map(book => nameOf(incident.type, family, book))
    }),
  )

  test('has a case that is entered by hand', () => {
    const wanted = given.flatMap(({ kind, form, book, ruling: { rules, options = [] } }) => {
      const cited = [...rules, ...options.flatMap(option => option.rules)]
      return speaks(book, cited) ? [nameOf(kind, forms[form].family, book)] : []
    })
    expect([...new Set(wanted)].filter(name => !entered.has(name))).toEqual([])
  })

  test.each(INCIDENTS)('%s has one for each family', kind => {
    const families = cases.flatMap(({ scene, incident }) =>
      incident.type === kind ? [scene('rrp').deal.form.family] : [],
    )
    expect(new Set(families)).toEqual(new Set(incidentFamilies[kind]))
  })

  test.each(INCIDENTS)('%s can happen in the families that are named', kind => {
    const families = given.flatMap(it => (it.kind === kind ? [forms[it.form].family] : []))
    expect(new Set(families)).toEqual(new Set(incidentFamilies[kind]))
  })

  test.each(FAMILIES)('nothing else happens in %s forms', family => {
    const elsewhere = INCIDENTS.filter(kind => !incidentFamilies[kind].includes(family))
    for (const form of everyForm.filter(form => form.family === family)) {
      const any = anyDeal(form, 30_001)
      playOut(any, ({ deal }) => {
        for (const kind of elsewhere) {
          const incident = anyIncident(deal, kind, any.chance)
          expect(rulerOf(kind).impossible(deal, incident), `${kind} in ${form.id}`).not.toBeNull()
        }
      })
    }
  })
})

describe.each(cases.map(it => [it.incident.type, it.at, it] as const))('%s at %s', (_, __, it) => {
  test.each(BOOKS)('by %s', book => playCase(it, book))
})

test('every ruling says by which rules, what would change it, and who may rule how', () => {
  for (const { kind, form, book, ruling } of given) {
    const name = `${kind} in ${form} by ${book}`
    const { rules, wouldChange, options, decides, decision } = ruling
    expect(rules.length, name).toBeGreaterThan(0)
    expect(wouldChange, name).not.toEqual([])
    expect(decides === undefined, name).toBe(options === undefined)
    if (options === undefined) continue
    expect(new Set(options.map(option => option.decision)).size, name).toBe(Math.max(2, options.length))
    expect(options[0]!.decision, name).toBe(decision)
    for (const option of options) expect(option.rules.length, name).toBeGreaterThan(0)
  }
})
