import { expect, test } from 'vitest'
import { deskFacts, deskIncidents, deskMoments, deskStreets, nextFact } from '../ask/desk/desk-case.ts'
import { type Card, isCard } from '../cards/card.ts'
import { forms } from '../forms/forms.ts'
import { rule } from '../rulings/decide.ts'
import type { Deal } from './deal.ts'
import { cardsSeen, seenDeal } from './redact.ts'
import { type Viewer, view } from './view.ts'

const FORMS = [
  forms.holdem,
  forms['seven-card-stud'],
  forms['deuce-to-seven-triple-draw'],
  forms['pineapple-open-face-chinese'],
]
const momentsOf = (form: (typeof FORMS)[number]): readonly Deal[] =>
  deskStreets(form).flatMap(street => deskMoments({ form, book: 'rrp', street, players: 3 }))

const cardsIn = (value: unknown): readonly Card[] => {
  if (typeof value === 'string') return isCard(value) && value !== '??' ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : []
}

test.each(FORMS)('$id: nobody finds a card in the deal that they don’t see on the table', form => {
  for (const moment of momentsOf(form))
    for (const viewer of ['rail', { seat: 1 }] as const satisfies Viewer[]) {
      const { form: _, law: __, ...deal } = seenDeal(moment, viewer)
      const seen = cardsSeen(view(moment, viewer))
      expect(cardsIn(deal).filter(card => !seen.has(card))).toEqual([])
    }
})

test.each(FORMS)('$id: it is the same whatever the hidden cards are', form => {
  const [moment] = momentsOf(form).filter(({ players }) => players.some(({ down }) => down.length > 1))
  if (moment === undefined) return expect(form.id).toBe('pineapple-open-face-chinese')
  const [first, second] = moment.players[0]!.down
  const swap = (value: unknown): unknown => {
    if (value === first) return second
    if (value === second) return first
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(swap)
    return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, swap(it)]))
  }
  expect(seenDeal(swap(moment) as Deal, 'rail')).toEqual(seenDeal(moment, 'rail'))
})

test('a ruling that rests on no hidden card is the same for a spectator', () => {
  let asked = 0
  for (const moment of momentsOf(forms.holdem).filter(({ turn }) => turn >= 0)) {
    const railed = seenDeal(moment, 'rail')
    for (const type of deskIncidents([railed])) {
      const { incident } = deskFacts([railed], type, {})!
      if ('card' in incident || 'cards' in incident) continue
      const [one, other] = [rule(moment, incident), rule(railed, incident)]
      if (!one.ok || !other.ok) throw new Error(`${type} is refused`)
      expect(other.decision, type).toBe(one.decision)
      asked++
    }
  }
  expect(asked).toBeGreaterThan(100)
})

test('a card that is not in view is picked from those that it can be', () => {
  const [moment] = deskMoments({ form: forms.holdem, book: 'rrp', street: 'flop' })
  const railed = seenDeal(moment!, 'rail')
  expect(deskIncidents([railed])).toContain('CardExposed')
  expect(nextFact([railed], 'CardExposed', {})).toEqual({ name: 'seat', options: [1, 2, 3, 4, 5, 6] })
  const fact = nextFact([railed], 'CardExposed', { seat: 3, by: 'dealer' })
  expect(fact).toMatchObject({ name: 'card', picked: true })
  expect(fact!.options).toHaveLength(52 - railed.boards.flat().length)
  const found = deskFacts([railed], 'CardExposed', { seat: 3, by: 'dealer', card: fact!.options[7] })
  expect(found?.incident).toMatchObject({ seat: 3, card: fact!.options[7] })
})
