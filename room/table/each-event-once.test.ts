import { type FormId, seeded } from '@cardroom/engine'
import { describe, expect, test, vi } from 'vitest'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { watchers } from '../views/watchers.ts'

/** How often events of each type were written into a deal, a table or the room's part of it. */
const written = vi.hoisted(() => new Map<string, number>())

/** The same recorders with each call counted, but not those that one of them makes itself. */
const counted = vi.hoisted(() => {
  let depth = 0
  const typeOf = (name: string, event: unknown): string =>
    (event as { readonly type?: string } | undefined)?.type ?? name.slice(0, 1).toUpperCase() + name.slice(1)
  return (recorders: object) =>
    Object.fromEntries(
      Object.entries(recorders).map(([name, record]) => {
        if (typeof record !== 'function') return [name, record]
        const counting = (...given: readonly unknown[]): unknown => {
          const type = typeOf(name, given[1])
          if (depth === 0) written.set(type, (written.get(type) ?? 0) + 1)
          depth++
          try {
            return record(...given)
          } finally {
            depth--
          }
        }
        return [name, counting]
      }),
    )
})
const withCount = vi.hoisted(() => ({ orders, events }: { readonly orders: object; readonly events: object }) => ({
  orders,
  events: counted(events),
}))

// a decision writes what happens most by these, and everything else through `record`
vi.mock('../../engine/deal/record/record.ts', async original => counted(await original<object>()))
vi.mock('../../engine/deal/record/record-cards.ts', async original => counted(await original<object>()))
vi.mock('../../engine/deal/record/record-round.ts', async original => counted(await original<object>()))
vi.mock('../../engine/deal/record/record-showdown.ts', async original => counted(await original<object>()))
vi.mock('../../engine/deal/record/record-wager.ts', async original => {
  const { wagered, ...questions } = await original<{ readonly wagered: unknown }>()
  return { ...questions, ...counted({ wagered }) }
})
vi.mock('../../engine/decider/subject.ts', () => ({ subjectOf: () => withCount }))
vi.mock('./state/subject.ts', async original => ({ ...(await original<object>()), subject: withCount }))

/** Before a hand is mucked, the room asks the engine what it would win: that is tried out, and kept nowhere. */
const TRIED: ReadonlySet<string> = new Set([
  'ShowdownOpened',
  'HandShown',
  'HandMucked',
  'HandsKilled',
  'AwardDue',
  'PotAwarded',
  'DealEnded',
])

describe('each event of an act is applied once, from the order until people see it', () => {
  const FORMS = ['holdem', 'seven-card-stud', 'deuce-to-seven-triple-draw', 'badugi'] as const satisfies FormId[]

  test.each(FORMS)('deal after deal of %s', async form => {
    const table = await tableOfThree(form, newAround())
    const shown: string[] = []
    const send = (text: string): void => void shown.push(text)
    const all = watchers(table)
    for (const person of ['p1', 'p2', null]) await all.add({ person, send, isBehind: () => false })
    written.clear()
    const happened = new Map<string, number>()
    table.listen((_before, _after, events) => {
      // a deal begins with what it is made of
      for (const { type } of events)
        if (type !== 'DealStarted' && !TRIED.has(type)) happened.set(type, (happened.get(type) ?? 0) + 1)
    })
    await playActs(table, 80, seeded(form))
    const applied = [...written].filter(([type]) => !TRIED.has(type))
    expect(Object.fromEntries(applied)).toEqual(Object.fromEntries(happened))
    expect(shown.length).toBeGreaterThan(100)
    for (const type of ['DealCalled', 'DeckSealed', 'DeckShuffled', 'CardsDealt', 'Called', 'RoundClosed'])
      expect(happened.get(type), type).toBeGreaterThan(1)
  })
})
