import { describe, expect, test } from 'vitest'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { levelsFor, planFor } from '../opening/plan-for.ts'
import { leftAt, levelNow } from './level-now.ts'

const levels = levelsFor(
  [
    [50, 100],
    [75, 150],
    [100, 200],
  ],
  20,
)
const event = (book: 'rrp' | 'uspa' | 'hpt', more: object = {}) => begunEvent(4, { book, levels, unit: 25, ...more })
const minutes = (count: number): number => count * 60_000

describe('levels', () => {
  for (const [id, book] of [
    ['rrp/15/9', 'rrp'],
    ['uspa/3.3.2.7', 'uspa'],
  ] as const)
    rule(id, 'go up at their times: after 20 minutes 50-100 becomes 75-150', () => {
      const { event: now } = event(book)
      expect([levelNow(now, minutes(20) - 1), levelNow(now, minutes(20)), levelNow(now, minutes(40))]).toEqual([
        1, 2, 3,
      ])
      expect(levelNow(now, minutes(500))).toBe(3)
      expect(event(book).later(20).gives({ type: 'Tick' }).events).toMatchObject([
        { type: 'LevelStarted', clock: { level: 2 } },
      ])
    })

  rule('hpt/hand/1', 'the level of a hand is fixed with the first riffle', () => {
    const riffled = event('hpt').later(19).gives({ type: 'StartDeal', table: 1 })
    expect(riffled.later(5).gives({ type: 'Tick' }).event).toMatchObject({
      clock: { level: 2 },
      tables: [{ dealing: 1 }],
    })
  })
  rule(
    'hpt/timer',
    'a timer that ends before the riffle makes the hand one of the new level, and starts again at once',
    () => {
      const riffled = event('hpt').later(20).gives({ type: 'StartDeal', table: 1 })
      expect(riffled.event.tables[0]?.dealing).toBe(2)
      expect(leftAt(riffled.event, minutes(25))).toBe(minutes(15))
    },
  )
  rule(
    'hpt/timer/breaks',
    'the timer stands still for a dispute; hands are finished, and no table begins another',
    () => {
      const dealing = event('hpt').gives({ type: 'StartDeal', table: 1 })
      const stopped = dealing.later(12).gives({ type: 'StopClock', why: 'dispute' })
      expect(leftAt(stopped.event, minutes(300))).toBe(minutes(8))
      const ended = stopped.gives({ type: 'EndDeal', table: 1, stacks: [] })
      expect(ended.refuses({ type: 'StartDeal', table: 1 }).why).toBe('clock-is-stopped')
      const on = ended.later(30).gives({ type: 'ResumeClock' }, { type: 'StartDeal', table: 1 })
      expect(leftAt(on.event, minutes(12 + 30))).toBe(minutes(8))
      expect(on.event.tables[0]?.dealing).toBe(1)
    },
  )
  rule('rrp/2/decision-making/1', 'by Robert’s the clock goes on in a dispute; the director may pause it', () => {
    expect(event('rrp').refuses({ type: 'StopClock', why: 'dispute' }).why).toBe('clock-goes-on')
    expect(event('rrp').gives({ type: 'StopClock', why: 'pause' }).event.clock.stopped).toBe('pause')
  })
  rule('hpt/blinds-t1000', 'fifteen levels from 10-20 to 1000-2000; the fifth is 50-100', () => {
    const printed = planFor({ book: 'hpt' }).levels
    expect(printed.length).toBe(15)
    expect([printed[0], printed[4], printed[14]]).toMatchObject([
      { small: 10, big: 20 },
      { small: 50, big: 100 },
      { small: 1000, big: 2000 },
    ])
  })

  test('a break comes between levels, and nobody deals in it', () => {
    const plan = levels.map((level, i) => (i === 0 ? { ...level, breakAfter: 10 } : level))
    const broke = begunEvent(4, { levels: plan, unit: 25 }).later(25).gives({ type: 'Tick' })
    expect(broke.event.clock).toMatchObject({ level: 1, onBreak: true })
    expect(broke.refuses({ type: 'StartDeal', table: 1 }).why).toBe('on-a-break')
    expect(broke.later(5).gives({ type: 'StartDeal', table: 1 }).event.tables[0]?.dealing).toBe(2)
  })
  test('a level by hands ends once a table has had them', () => {
    const byHands = levels.map(level => ({ ...level, lasts: { deals: 2 } }))
    const two = begunEvent(4, { levels: byHands, unit: 25 }).deal(1).deal(1)
    expect(two.event.clock.level).toBe(1)
    expect(two.deal(1).event.clock.level).toBe(2)
  })
  test('the schedule changes while it runs, but not what was played', () => {
    const faster = [...levels.slice(0, 1), ...levelsFor([[200, 400]], 10)]
    expect(event('rrp').gives({ type: 'ChangeSchedule', levels: faster }).event.levels).toEqual(faster)
    expect(event('rrp').refuses({ type: 'ChangeSchedule', levels: faster.slice(1) }).why).toBe('not-the-time')
    expect(event('rrp').refuses({ type: 'ChangeSchedule', levels: [...faster, ...levelsFor([[10, 20]], 5)] }).why).toBe(
      'plan-makes-no-sense',
    )
  })
  test('the director sets the clock', () => {
    const set = event('rrp').gives({ type: 'SetClock', level: 3, seconds: 90 })
    expect([levelNow(set.event, 0), leftAt(set.event, 30_000)]).toEqual([3, 60_000])
    expect(event('rrp').refuses({ type: 'SetClock', level: 4, seconds: 0 }).why).toBe('amount-not-allowed')
  })
  test('all books have a schedule that can be paid', () => {
    for (const book of Object.values(rulebooks)) expect(planFor({ book: book.id }).levels.length).toBe(15)
  })
})
