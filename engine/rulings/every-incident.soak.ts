import { describe, expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { anyDeal, everyBombPot, everyForm, everyJokerForm } from '../testing/any-deal.ts'
import { type Happened, playIncidents } from '../testing/play-incidents.ts'
import { INCIDENTS } from './incident-facts.ts'

const forms = [...everyForm, ...everyBombPot, ...everyJokerForm]
/** How many incidents there are in all, at least; `CARDROOM_SOAK_INCIDENTS` asks for another number. */
const WANTED = Number(process.env.CARDROOM_SOAK_INCIDENTS ?? 40_000)
/** The number of the first deal; `CARDROOM_SOAK_FROM` asks for others. */
const FROM = Number(process.env.CARDROOM_SOAK_FROM ?? 30_000)

describe('every kind of incident at length', () => {
  test.each(INCIDENTS.map(kind => [kind]))('%s', kind => {
    const happened: Happened = { kinds: new Map(), decisions: new Map() }
    const began = performance.now()
    const wanted = Math.ceil(WANTED / INCIDENTS.length)
    const apt: Form[] = []
    let deals = 0
    for (; (happened.kinds.get(kind) ?? 0) < wanted && deals < 20 * wanted; deals++) {
      // half of the deals are of forms in which it has happened before
      const usual = forms[deals % forms.length]!
      const form = deals % 2 === 0 ? usual : (apt[deals % Math.max(1, apt.length)] ?? usual)
      const deal = anyDeal(form, FROM + deals, { told: deals % 5 === 4 })
      const before = happened.kinds.get(kind) ?? 0
      try {
        playIncidents(deal, kind, happened)
        if ((happened.kinds.get(kind) ?? 0) > before && !apt.includes(form)) apt.push(form)
      } catch (cause) {
        throw new Error(`${kind} in anyDeal of ${deal.name}: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        })
      }
    }
    const own = [...happened.decisions].filter(([name]) => name.startsWith(`${kind}:`))
    const ways = own.map(([name, times]) => `${name.slice(kind.length + 2)} ${times}`).join(', ')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`${kind}: ${happened.kinds.get(kind) ?? 0} in ${deals} deals, ${seconds} s; ${ways}\n`)
    expect(happened.kinds.get(kind) ?? 0).toBeGreaterThan(0)
  })
})
