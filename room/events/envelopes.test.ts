import { isEnvelopeOf } from '@cardroom/fair'
import { expect, test } from 'vitest'
import { eventRoom } from '../testing/event-room.ts'

test('mystery bounties are sealed before the first hand, and each envelope that is opened fits the seal', async () => {
  const room = await eventRoom()
  const id = await room.make({
    name: 'Mystery',
    start: { when: 'full', players: 4 },
    bots: 4,
    pace: 'instant',
    levels: room.fast,
    rebuys: null,
    buyIn: { price: 100, fee: 0, chips: 500 },
    bounty: { kind: 'mystery', worth: 50 },
  })
  const held = await room.until(id, ({ tournament }) => tournament.envelopes?.opened.length === 4)
  const events = await room.events(id)
  const at = (type: string): number => events.findIndex(event => event.type === type)
  expect(at('EnvelopesSealed')).toBeGreaterThan(0)
  expect(at('EnvelopesSealed')).toBeLessThan(at('DealStarted'))
  const { root } = held.tournament.envelopes!
  const openings = events.flatMap(event => (event.type === 'EnvelopeOpened' ? [event] : []))
  expect(openings.map(opening => isEnvelopeOf(root, opening))).toEqual([true, true, true, true])
  expect(isEnvelopeOf(root, { ...openings[0]!, worth: openings[0]!.worth + 1 })).toBe(false)
  expect(held.tournament.paid!.reduce((sum, { bounties }) => sum + bounties, 0)).toBe(200)
  await room.close()
}, 60_000)
