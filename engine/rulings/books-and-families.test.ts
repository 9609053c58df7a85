import { describe, expect, test } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { anyDeal, everyForm } from '../testing/any-deal.ts'
import { anyIncident } from '../testing/any-incident.ts'
import { FAMILIES, happensIn } from '../testing/happens-in.ts'
import { outcomes } from '../testing/outcomes.ts'
import { playOut } from '../testing/play-out.ts'
import { playedTo, situationsIn } from '../testing/situations.ts'
import { rule } from './decide.ts'
import { INCIDENTS } from './incident-facts.ts'
import { type IncidentType, rulerOf } from './rulers.ts'

/** Forms of each family, and forms in which alone some things of theirs happen. */
const usual = [
  'holdem',
  'seven-card-stud',
  'ace-to-five-lowball',
  'deuce-to-seven-triple-draw',
  'chinese-poker',
  'open-face-chinese',
] as const satisfies readonly FormId[]
const special = {
  'drawmaha-high': ['DrawCardsMucked'],
  'super-stud': ['DiscardMissed'],
  'mexican-poker': ['StreetOutOfSequence', 'CardExposed', 'WrongNumberOfCards'],
  'chinese-draw-poker': ['HiddenChips', 'PotAwardedWrongly', 'HandMucked', 'HandThrownForward'],
} as const satisfies { readonly [F in FormId]?: readonly IncidentType[] }

const situations = [
  ...usual.map(form => [form, situationsIn(form)] as const),
  ...Object.entries(special).map(([form, kinds]: [string, readonly IncidentType[]]) => {
    const there = situationsIn(form as FormId)
    return [form as FormId, there.filter(({ incident }) => kinds.includes(incident.type))] as const
  }),
]

describe('each kind of incident by each book, in forms of each family: the cards and chips to the end of the deal', () => {
  test.each(situations)('%s', async (form, its) => {
    await expect(`${its.map(outcomes).join('\n\n')}\n`).toMatchFileSnapshot(`situations/${form}.txt`)
  })

  test.each(situations)(
    '%s: every ruling says by which rules, what would change it, and who may rule how',
    (_, its) => {
      for (const situation of its) {
        const { deal } = playedTo(situation, 'rrp', situation.acts).live
        for (const book of BOOKS) {
          const ruling = rule(deal, situation.incident, book)
          const name = `${situation.incident.type} by ${book} after ${situation.acts} acts`
          if ('why' in ruling) throw new Error(`${name}: ${ruling.about}`)
          const { rules, wouldChange, options, decides, decision } = ruling
          expect(rules.length, name).toBeGreaterThan(0)
          expect(wouldChange.filter(Boolean), name).not.toEqual([])
          expect(decides === undefined, name).toBe(options === undefined)
          if (options === undefined) continue
          expect(new Set(options.map(option => option.decision)).size, name).toBe(Math.max(2, options.length))
          expect(options[0]!.decision, name).toBe(decision)
          for (const option of options) expect(option.rules.length, name).toBeGreaterThan(0)
        }
      }
    },
  )

  test.each(INCIDENTS)('%s is there for every family that it can happen in', kind => {
    const families = situations.flatMap(([form, its]) =>
      its.some(({ incident }) => incident.type === kind) ? [forms[form].family] : [],
    )
    expect(new Set(families)).toEqual(new Set(happensIn[kind]))
  })

  test.each(FAMILIES)('nothing else happens in %s forms', family => {
    const elsewhere = INCIDENTS.filter(kind => !happensIn[kind].includes(family))
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
