import { type Card, type Chance, type FormId, forms, INCIDENTS, seeded } from '@cardroom/engine'
import { factsOf, isMaybe, kindOf } from '@cardroom/engine/rulings'
import { describe, expect, test } from 'vitest'
import type { TableOrder } from '../protocol/person-orders.ts'
import { decideOrder } from '../table/decide.ts'
import type { Course } from '../table/state/course.ts'
import { knownAfter } from '../testing/may-see.ts'
import { tried } from '../testing/tried.ts'
import { canBePlayed, elsewhere, give, opened, type Played, played } from '../testing/worlds.ts'
import { refusalShown } from '../words/refusals.ts'
import { commonView } from './common-view.ts'
import { newsLog } from './news-log.ts'
import { ownView } from './own-view.ts'

const secrets = () => {
  const below = seeded('the same in both worlds')
  return { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
}

/** Everything that a person sees of what comes of their order: a refusal in words, or the table afterwards and its news. */
const answerTo = (course: Course, person: string, order: TableOrder): string => {
  const outcome = tried(course.hosted, it => decideOrder(it, person, order, 500, secrets()))
  if ('why' in outcome) return JSON.stringify([outcome, refusalShown(outcome)])
  const log = newsLog(course.hosted.version)
  log.add(course.hosted, outcome.hosted, outcome.events)
  return JSON.stringify([commonView(outcome.hosted, () => true), ownView(outcome.hosted, person), log.last(person)])
}

/** The table after this many commands of a deal. */
const after = (form: FormId, { commands }: Played, count: number): Course => {
  const course = opened(form)
  for (const [at, command] of commands.slice(0, count).entries()) give(course, { type: 'InDeal', command, at })
  return course
}

/** Orders in which cards are named, those that the person does not see among them. */
const ordersWith = (hidden: readonly Card[], seen: readonly Card[], chance: Chance): readonly TableOrder[] => {
  const one = (): Card =>
    chance(3) === 0 && seen.length > 0 ? seen[chance(seen.length)]! : hidden[chance(hidden.length)]!
  const some = (): readonly Card[] => Array.from({ length: 1 + chance(3) }, one)
  const value = (kind: ReturnType<typeof kindOf>): unknown => {
    if (typeof kind !== 'string') return kind[chance(kind.length)]
    const values: Readonly<Record<string, () => unknown>> = {
      seat: () => 1 + chance(3),
      seats: () => [1 + chance(3)],
      card: one,
      cards: some,
      flag: () => chance(2) === 0,
      count: () => 1 + chance(2),
      chips: () => 10,
      text: () => 'two pair',
    }
    return values[kind]!()
  }
  const acts = [
    { type: 'Discard', cards: some() },
    { type: 'Show', cards: some() },
    { type: 'Place', rows: [some(), some(), some()] },
    { type: 'Place', rows: [[one()], [], []], discard: [one()] },
  ] as const
  return [
    ...acts.map(act => ({ type: 'act', act }) as TableOrder),
    ...INCIDENTS.flatMap(type =>
      [1, 2].map(() => {
        const facts = Object.entries(factsOf(type)).filter(([, fact]) => !isMaybe(fact) || chance(2) === 0)
        const values = Object.fromEntries(facts.map(([name, fact]) => [name, value(kindOf(fact))]))
        return { type: 'report', incident: { type, ...values } } as TableOrder
      }),
    ),
  ]
}

const FORMS = ['holdem', 'omaha-8', 'seven-card-stud', 'deuce-to-seven-triple-draw', 'open-face-chinese'] as const

describe('what an order is answered depends on nothing that who gives it may not see', () => {
  test.each(FORMS)('%s', form => {
    let compared = 0
    const seed = `${form} orders`
    const deal = played(form, seed)
    // the host sits in the deal, and reports incidents
    const seen = [...knownAfter(forms[form], 1, after(form, deal, deal.commands.length).events)]
    const hidden = deal.deck.filter(card => !seen.includes(card))
    const other = elsewhere(deal, hidden, seed)
    if (hidden.length < 2 || !canBePlayed(form, other)) throw new Error('no other world')
    for (let count = 3; count < deal.commands.length; count += 4) {
      const [here, there] = [after(form, deal, count), after(form, other, count)]
      for (const order of ordersWith(hidden, seen, seeded(`${seed} ${count}`))) {
        const [answer, elsewhere] = [answerTo(here, 'p1', order), answerTo(there, 'p1', order)]
        // what is laid open to everybody by what was done is no longer hidden; by what was refused nothing is
        const done = ![answer, elsewhere].every(text => text.startsWith('{"why"'))
        const opened = hidden.some(card => answer.includes(`"${card}"`) || elsewhere.includes(`"${card}"`))
        if (done && opened) continue
        compared++
        expect(elsewhere, JSON.stringify(order)).toBe(answer)
      }
    }
    expect(compared).toBeGreaterThan(100)
  })
})
