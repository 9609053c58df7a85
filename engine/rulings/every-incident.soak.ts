import { describe, expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { anyDeal, everyBombPot, everyForm, everyJokerForm } from '../testing/any-deal.ts'
import { type Happened, nothingYet, playIncidents } from '../testing/play-incidents.ts'
import { INCIDENTS } from './incident-facts.ts'
import { incidentFamilies } from './incident-families.ts'

const forms = [...everyForm, ...everyBombPot, ...everyJokerForm]
/** How many incidents there are in all, at least; `CARDROOM_SOAK_INCIDENTS` asks for another number. */
const WANTED = Number(process.env.CARDROOM_SOAK_INCIDENTS ?? 40_000)
/** The number of the first deal; `CARDROOM_SOAK_FROM` asks for others. */
const FROM = Number(process.env.CARDROOM_SOAK_FROM ?? 30_000)
/** This many deals are played for each incident that is wanted, at most. */
const MOST_DEALS = 20

const all: Happened = nothingYet()
const played = new Set<string>()

describe('every kind of incident at length', () => {
  test.each(INCIDENTS.map(kind => [kind]))('%s', kind => {
    const happened = nothingYet()
    const began = performance.now()
    const wanted = Math.ceil(WANTED / INCIDENTS.length)
    const possible = forms.filter(form => incidentFamilies[kind].includes(form.family))
    const apt: Form[] = []
    let deals = 0
    // each form is there at least once
    const enough = () => deals >= 2 * possible.length && (happened.kinds.get(kind) ?? 0) >= wanted
    for (; !enough() && deals < MOST_DEALS * wanted; deals++) {
      // half of the deals are of forms in which it has happened before
      const usual = possible[Math.floor(deals / 2) % possible.length]!
      const form = deals % 2 === 0 ? usual : (apt[deals % Math.max(1, apt.length)] ?? usual)
      const deal = anyDeal(form, FROM + deals, { realCards: deals % 5 === 4 })
      const before = happened.kinds.get(kind) ?? 0
      try {
        playIncidents(deal, kind, happened)
        if ((happened.kinds.get(kind) ?? 0) > before && !apt.includes(form)) apt.push(form)
      } catch (cause) {
        throw new Error(`${kind} in anyDeal of ${deal.name}: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        })
      }
      played.add(form.id)
    }
    const own = [...happened.decisions].filter(([name]) => name.startsWith(`${kind}:`))
    const ways = own.map(([name, times]) => `${name.slice(kind.length + 2)} ${times}`).join(', ')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const { kinds, counts } = happened
    process.stdout.write(
      `${kind}: ${kinds.get(kind) ?? 0} in ${deals} deals of ${apt.length} forms, ` +
        `${counts.get('refused') ?? 0} refused, ${counts.get('void') ?? 0} deals void, ${seconds} s; ${ways}\n`,
    )
    expect(kinds.get(kind) ?? 0).toBeGreaterThan(0)
    for (const part of ['kinds', 'books', 'counts'] as const) add(all[part], happened[part])
  })

  test('as many as were wanted', () => {
    const { kinds, books, counts } = all
    const happened = [...kinds.values()].reduce((sum, times) => sum + times, 0)
    const by = [...books].map(([book, times]) => `${book} ${times}`).join(', ')
    process.stdout.write(
      `${happened} incidents of ${kinds.size} kinds in ${counts.get('deals')} deals of ${played.size} forms by ${by}; ` +
        `${counts.get('refused')} refused, ${counts.get('void')} deals void\n`,
    )
    expect(happened).toBeGreaterThanOrEqual(WANTED)
  })
})

const add = <Name>(to: Map<Name, number>, more: ReadonlyMap<Name, number>): void => {
  for (const [name, times] of more) to.set(name, (to.get(name) ?? 0) + times)
}
