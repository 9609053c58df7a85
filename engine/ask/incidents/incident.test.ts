import { describe, expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import type { Misread } from '../../kinds/problem.ts'
import { factsOf, INCIDENTS } from '../../rulings/incident-facts.ts'
import { rulers } from '../../rulings/rulers.ts'
import { anyIncident } from '../../testing/any-incident.ts'
import { given } from '../../testing/given.ts'
import { ask } from '../ask.ts'
import { saidProblem } from '../words/problems.ts'
import { readIncidentWords } from './read-incident.ts'
import { readIncident } from './read-incident-facts.ts'
import { sentences } from './sentences.ts'
import { incidentUsage, writeIncident } from './write-incident.ts'

const deals = [
  given({ form: 'holdem', seats: 4 }).plays('deal; 3 calls; 4 calls; 1 calls; 2 checks; deal').deal,
  given({ form: 'seven-card-stud', seats: 5 }).plays('deal').deal,
]

/** A problem as an answer has it. */
const inAnswer = (read: unknown): unknown => saidProblem(read as Misread)

describe('an incident in words', () => {
  test('every sentence tells facts of its kind alone', () => {
    const named = Object.entries(sentences).flatMap(([type, list]) =>
      list.flatMap(sentence =>
        [...sentence.matchAll(/\{(\w+)\}|\[(\w+):/g)].map(match => ({ type, name: match[1] ?? match[2]! })),
      ),
    )
    const kinds = Object.keys(rulers)
    expect(named.length).toBeGreaterThan(50)
    expect(
      named.filter(({ type, name }) => !kinds.includes(type) || !Object.hasOwn(factsOf(type as 'CardExposed'), name)),
    ).toEqual([])
  })

  test.each(INCIDENTS.map(type => [type]))('%s comes back from its words and from its JSON', type => {
    const chance = seeded(type)
    const reported = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const incident = anyIncident(deals[n % 2]!, type, chance)
      const words = writeIncident(incident)
      reported.add(words)
      expect(readIncidentWords(words), words).toEqual(incident)
      const { type: kind, ...facts } = incident
      expect(readIncident(JSON.parse(JSON.stringify({ incident: kind, ...facts })))).toEqual(incident)
    }
    expect(reported.size).toBeGreaterThan(Object.keys(factsOf(type)).length > 0 ? 1 : 0)
    expect(incidentUsage(type).length).toBeGreaterThan(type.length)
  })

  test.each([
    ['the clock runs out on 3', { type: 'ClockExpired', seat: 3 }],
    ['3 is away', { type: 'PlayerAbsent', seat: 3 }],
    ['3 is not at the table', { type: 'PlayerAbsent', seat: 3 }],
    ["the dealer mucked 3's hand", { type: 'HandMucked', seat: 3, by: 'dealer', identifiable: false }],
    ["the dealer exposed 3's 9h", { type: 'CardExposed', seat: 3, card: '9h', by: 'dealer' }],
    ['3 has a joker', { type: 'JokerFound', seat: 3 }],
  ])('%s: as newcomers say it', (words, incident) => {
    expect(readIncidentWords(words)).toEqual(incident)
  })

  test('by the name of its kind and of its facts', () => {
    const exposed = { type: 'CardExposed', seat: 3, card: '9h', by: 'dealer' }
    expect(readIncidentWords('card exposed seat 3, card 9h, by dealer')).toEqual(exposed)
    expect(readIncidentWords('CardExposed seat=3 card=9h by=dealer')).toEqual(exposed)
    expect(readIncidentWords('incident card exposed: seat 3 card 9h by dealer not looked')).toEqual({
      ...exposed,
      looked: false,
    })
    expect(readIncidentWords("seat 3's 9h is exposed by the dealer")).toEqual(exposed)
  })

  test('what is no fact of it is answered with what is', () => {
    expect(inAnswer(readIncidentWords('card exposed seat 3 colour red'))).toMatchObject({
      problem: '"colour red" isn’t one of its facts',
      accepted: expect.stringContaining('by dealer/player'),
    })
    expect(inAnswer(readIncidentWords('card exposed seat 3'))).toMatchObject({ problem: 'card is missing' })
    expect(inAnswer(readIncidentWords('incident card exploded'))).toMatchObject({
      problem: expect.stringContaining('card exposed'),
    })
    expect(readIncidentWords('3 folds')).toBeUndefined()
  })
})

describe('an incident from outside', () => {
  const acts = (act: unknown) => ask({ form: 'holdem', seats: 4, acts: ['deal', act] }).error
  test.each([
    [{ incident: 'CardExposd', seat: 3 }, 'acts[1].incident', 'CardExposed'],
    [{ incident: 'CardExposed', seat: '3', card: '9h', by: 'dealer' }, 'acts[1].seat', 'whole number'],
    [{ incident: 'CardExposed', seat: 3, card: '9x', by: 'dealer' }, 'acts[1].card', 'a card such as 9h'],
    [{ incident: 'CardExposed', seat: 3, card: '9h', by: 'wind' }, 'acts[1].by', 'dealer, player'],
    [{ incident: 'CardExposed', seat: 3, card: '9h', by: 'dealer', why: 1 }, 'acts[1].why', 'looked'],
    [{ incident: 'CardExposed', seat: 3, by: 'dealer' }, 'acts[1].card', 'a card such as 9h'],
    [{ incident: 'BurnMissed', cards: 'As Kx' }, 'acts[1].cards', 'cards such as'],
    [{ incident: 7 }, 'acts[1].incident', 'CardExposed'],
  ])('%j is refused at its place', (act, at, accepted) => {
    expect(acts(act)).toMatchObject({ at })
    const { problem, accepted: words } = acts(act)!
    expect(`${problem} ${words}`).toContain(accepted)
  })

  test('a program reads one by itself', () => {
    expect(readIncident({ incident: 'ClockExpired', seat: 3 })).toEqual({ type: 'ClockExpired', seat: 3 })
    expect(readIncident({ incident: 'BurnMissed', cards: '9h8d' })).toMatchObject({ cards: ['9h', '8d'] })
    expect(readIncident([])).toMatchObject({ at: 'the incident' })
    expect(readIncident({ incident: 'ClockExpired' })).toMatchObject({ at: 'seat', why: 'missing' })
  })
})
