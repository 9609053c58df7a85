import { expect, test } from 'vitest'
import { type HouseAround, openHouse } from './open-house.ts'
import { secrets } from './secrets.ts'
import { eventRoom } from './testing/event-room.ts'
import { memoryStore } from './testing/memory-store.ts'

test('a house that can’t be opened as a whole is not there in part', async () => {
  const kept = memoryStore()
  const room = await eventRoom(kept)
  const event = await room.make({
    name: 'Friday',
    start: { when: 'full', players: 6 },
    seats: 6,
    finalSeats: 6,
    levels: room.fast,
    buyIn: { price: 100, fee: 0, chips: 500 },
  })
  const closed: string[] = []
  const around = {
    store: {
      ...kept,
      keepSnapshot: async (stream: string) => void closed.push(stream),
    },
    now: Date.now,
    secrets,
    guests: {},
    // the last that is asked for
    office: {
      version: () => {
        throw new Error('the store does not answer')
      },
    },
    own: {},
    tables: room.tables,
    onError: () => {},
  }
  await expect(openHouse(around as unknown as HouseAround)).rejects.toThrow('the store does not answer')
  // what is closed in order keeps its state
  expect(closed).toContain(`event/${event}`)
  await room.close()
})

test('of tournaments that can’t all be read none is played', async () => {
  const kept = memoryStore()
  const room = await eventRoom(kept)
  const wanted = {
    name: 'Friday',
    start: { when: 'full', players: 6 },
    seats: 6,
    finalSeats: 6,
    levels: room.fast,
    buyIn: { price: 100, fee: 0, chips: 500 },
  } as const
  await room.make(wanted)
  await room.make(wanted)
  const [first, second] = (await kept.streams('event/')).map(({ stream }) => stream)
  const closed: string[] = []
  const store = {
    ...kept,
    keepSnapshot: async (stream: string) => void closed.push(stream),
    commands: async (stream: string, most: number) => {
      if (stream === second) throw new Error('the store does not answer')
      return kept.commands(stream, most)
    },
  }
  await expect(eventRoom(store)).rejects.toThrow('the store does not answer')
  expect(closed).toContain(first)
  await room.close()
})
