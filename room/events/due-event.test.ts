import { minutes } from '@cardroom/engine/table'
import { describe, expect, test } from 'vitest'
import type { EventOrder, EventWanted } from '../protocol/events.ts'
import { secrets } from '../secrets.ts'
import { eventRoom } from '../testing/event-room.ts'
import type { Course } from './course.ts'
import { decideEvent } from './decide-event.ts'
import type { Held } from './held.ts'
import { doneNow } from './run-event.ts'

const START = Date.now() + 3_600_000

/** An event of bots as it stands in the room before it starts. */
const posted = async (bots: number, wish: Partial<EventWanted> = {}): Promise<Held> => {
  const room = await eventRoom()
  const id = await room.make({
    name: 'Sunday',
    start: { when: 'time', at: START },
    bots,
    seats: 4,
    finalSeats: 4,
    ...wish,
  })
  const held = room.state(id)
  await room.close()
  return held
}
const whole = (course: Course | { readonly why: string }): Course => {
  if ('why' in course) throw new Error(course.why)
  return course
}
const due = (held: Held, at: number): Course => whole(doneNow(held, at, secrets.below))
const ann = (held: Held, order: EventOrder, at = START): Held =>
  whole(decideEvent(held, { person: 'ann', name: 'Ann' }, order, at, secrets)).held
const types = ({ events }: Course): readonly string[] => events.map(({ type }) => type)

describe('what the room does in an event by itself', () => {
  test('it starts at its time, and not before', async () => {
    const held = await posted(3)
    expect(due(held, START - 1).events).toEqual([])
    expect(due(held, START).held.tournament.phase).toBe('playing')
  })

  test('it is called off at its time with fewer than two', async () => {
    expect(due(await posted(1), START).held.tournament.phase).toBe('cancelled')
  })

  test('one place from the money it goes hand for hand, before a hand begins', async () => {
    const percents = [40, 20, 10, 10, 10, 5, 5]
    const bubble = due(await posted(8, { prizes: { way: 'percent', percents } }), START)
    const order = types(bubble)
    expect(order).toContain('HandForHandBegun')
    expect(order.indexOf('HandForHandBegun')).toBeLessThan(order.indexOf('DealStarted'))
    expect(order.filter(type => type === 'DealStarted')).toHaveLength(2)
    const paidAll = due(await posted(8, { prizes: { way: 'percent', percents: [100] } }), START)
    expect(types(paidAll)).not.toContain('HandForHandBegun')
  })

  test('a player who serves a penalty is dealt out of the next hand', async () => {
    const started = ann(await posted(4), { type: 'StartPlay' })
    const { player } = started.tournament.entrants[1]!
    const dealt = due(ann(started, { type: 'Penalize', player, deals: 1 }), START)
    expect(dealt.held.deals).toMatchObject([{ table: 1, out: [player] }])
    expect(due(started, START).held.deals).toMatchObject([{ table: 1, out: [] }])
  })

  test('a player who is away for twenty minutes loses the stack, and not a moment sooner', async () => {
    const started = ann(await posted(4, { book: 'hpt', run: 'known', start: { when: 'director' } }), {
      type: 'StartPlay',
    })
    const { player } = started.tournament.entrants[1]!
    const left = START + minutes(5)
    // the level that ends in between is written down first, so that nothing but the absence is due
    const away = due(ann(started, { type: 'MarkAway', player }, left), START + minutes(20)).held
    expect(types(due(away, left + minutes(20) - 1))).not.toContain('StackForfeited')
    const gone = due(away, left + minutes(20))
    expect(gone.events).toContainEqual(expect.objectContaining({ type: 'StackForfeited', player }))
    expect(types(due(ann(away, { type: 'ComeBack', player }, START + minutes(20)), left + minutes(20)))).not.toContain(
      'StackForfeited',
    )
  })
})
