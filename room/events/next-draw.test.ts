import { drawFault } from '@cardroom/fair'
import { expect, test } from 'vitest'
import type { EventView } from '../protocol/events.ts'
import { eventRoom } from '../testing/event-room.ts'
import { eventResults } from './results.ts'

test('seats, buttons and races are drawn under the seal that everybody saw before they entered', async () => {
  const room = await eventRoom()
  const id = await room.make({
    name: 'Sealed',
    start: { when: 'director' },
    run: 'known',
    seats: 4,
    finalSeats: 4,
    unit: 5,
    buyIn: { price: 10, fee: 0, chips: 500 },
    levels: room.fast,
  })
  const view = (person: string) => room.shown(`event/${id}`)!.viewFor({ person }) as unknown as EventView
  const seal = view('eve').drawSeal!
  expect(seal).toMatch(/^[0-9a-f]{64}$/)
  const ann = async (order: Parameters<typeof room.orders>[2]): Promise<void> => {
    const outcome = await room.orders(id, 'ann', order)
    if ('why' in outcome) throw new Error(outcome.why)
  }
  for (const name of ['Amy', 'Ben', 'Cora', 'Dirk', 'Edda', 'Fay', 'Gus']) await ann({ type: 'AddEntrant', name })
  await ann({ type: 'StartPlay' })
  // what is refused is no draw
  expect(await room.orders(id, 'ann', { type: 'StartPlay' })).toHaveProperty('why')
  for (const table of [1, 2]) await ann({ type: 'DrawButton', table })
  const { drawSeal, drawn, tournament } = room.state(id)
  expect(drawn.map(({ number, what }) => [number, what])).toEqual([
    [1, 'StartPlay'],
    [2, 'DrawButton'],
    [3, 'DrawButton'],
  ])
  expect([...drawn[0]!.lists[0]!].sort()).toEqual(tournament.entrants.map(({ player }) => player).sort())
  expect(drawFault(seal, drawn)).toBeNull()
  const moved = drawn[0]!.lists[0]!.toReversed()
  expect(drawFault(seal, [{ ...drawn[0]!, lists: [moved] }])).toEqual({ number: 1, wrong: 'list' })
  // the seal stays, and nobody is shown what it hides
  expect(view('eve').drawSeal).toBe(seal)
  expect(JSON.stringify([view('eve'), view('ann')])).not.toContain(drawSeal!.secret)
  const stream = room.stream(id)
  const results = await eventResults(stream, () => '')
  expect(results.draws).toEqual({ seal, made: drawn })
  expect(JSON.stringify(results)).not.toContain(drawSeal!.secret)
  await room.close()
})
