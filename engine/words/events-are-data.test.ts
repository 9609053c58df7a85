import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { INCIDENTS } from '../rulings/incident-facts.ts'
import { playDay } from '../simulation/floor/play-day.ts'
import { placardFor } from '../table/opening/placard-for.ts'
import { randomNight } from '../table/random-night.ts'
import { anyDeal, everyBombPot, everyForm } from '../testing/any-deal.ts'
import { soaked } from '../testing/any-tournament.ts'
import { conductScene } from '../testing/conduct-scene.ts'
import { nothingYet, playIncidents } from '../testing/play-incidents.ts'

/**
 * An event is data: it keeps codes, numbers, names and cards, and never a sentence. The test finds every string with a
 * space in it; what is left out is the name of something, or what a person has said.
 */
describe('no event keeps English', () => {
  test('of deals of every form, with every kind of incident', () => {
    const found = new Set<string>()
    for (const [i, form] of [...everyForm, ...everyBombPot].entries()) {
      for (const kind of [INCIDENTS[i % INCIDENTS.length]!, INCIDENTS[(i * 7 + 3) % INCIDENTS.length]!]) {
        for (const event of playIncidents(anyDeal(form, i + 900), kind, nothingYet()).log) add(found, event)
      }
    }
    expect([...found]).toEqual([])
  })

  test.each(['holdem', 'seven-card-stud', 'badugi', 'jacks-or-better', 'open-face-chinese'] as const)(
    'of a night of %s',
    game => {
      const found = new Set<string>()
      const placard = placardFor({ game, collection: { way: 'time', amount: 7, everyMinutes: 30 } })
      for (const { events, played } of randomNight({ placard, players: 9, hours: 1 }, seeded(game))) {
        for (const event of [...events, ...(played?.log ?? [])]) add(found, event)
      }
      expect([...found]).toEqual([])
    },
  )

  test.each(BOOKS)('of a day on the floor, tournaments and the record of a house by %s', book => {
    const found = new Set<string>()
    const types = new Set<string>()
    const { log } = playDay({ book, tables: 3, players: 24, hours: 2 }, seeded(`data ${book}`))
    const tournaments = Array.from({ length: 6 }, (_, number) => soaked(book, number).log)
    const { log: record } = conductScene(book)
      .does('Q', 'abuse')
      .gives({ type: 'Decide', entry: 1, step: 'warn', reason: 'said it again' })
      .gives({ type: 'OpenDispute', about: 'rules', what: 'pot to seat 4', parties: ['P'], pot: 90 })
    for (const event of [...log, ...tournaments.flat(), ...record]) {
      types.add(event.type)
      add(found, event)
    }
    expect(types.size).toBeGreaterThan(35)
    expect([...found]).toEqual([])
  })
})

/**
 * Names of forms, streets, rows and tables; what a player called a hand or said of it; what a player is warned of. On a
 * floor and on record: what people call a game and the house, and what they type.
 */
const NAMES: ReadonlySet<string> = new Set([
  ...['name', 'street', 'share', 'says', 'called', 'about'],
  ...['game', 'host', 'reason', 'what'],
])

const add = (found: Set<string>, event: { readonly type: string }): void => {
  for (const [path, text] of textsIn(event, event.type)) {
    if (text.includes(' ') && !path.split('.').some(key => NAMES.has(key))) found.add(`${path}: ${text}`)
  }
}

const textsIn = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? path : `${path}.${key}`))
}
