import { isDeepStrictEqual } from 'node:util'
import { describe, expect } from 'vitest'
import { type AnyDeal, everyBombPot, everyForm, notOffered, offered, playOut, property } from '../testing/index.ts'
import type { Deal } from './deal.ts'
import { decide } from './decide.ts'
import type { Play } from './play.ts'
import { refusalWords } from './refusal-words.ts'

describe('legal is exact: what it offers is carried out, what it does not is refused and changes nothing', () => {
  property('at every moment', everyForm, { deals: 10, from: 3000 }, exact)
  property('in bomb pots', everyBombPot, { deals: 2, from: 3000 }, exact)
  property('where cards are told', everyForm, { deals: 4, from: 3000, told: true }, exact)
})

function exact(deal: AnyDeal): void {
  const look = ({ deal: now, give, log }: Play): void => {
    const before: Deal = structuredClone(now)
    for (const command of offered(now)) {
      const decided = decide(now, command)
      if (!decided.ok) expect.fail(`${JSON.stringify(command)} was offered and is refused: ${decided.refusal.why}`)
      if (decided.events.length === 0) expect.fail(`nothing comes of ${JSON.stringify(command)}`)
    }
    const events = log.length
    for (const command of notOffered(now)) {
      const refusal = give(command)
      if (refusal === null) expect.fail(`${JSON.stringify(command)} was not offered and is carried out`)
      const words = refusalWords(refusal, before)
      if (words.length < 10 || /undefined|NaN|null|\[object/.test(words)) expect.fail(`${refusal.why} says "${words}"`)
    }
    if (log.length !== events || !isDeepStrictEqual(now, before)) expect(now).toStrictEqual(before)
  }
  look(playOut(deal, look))
}
