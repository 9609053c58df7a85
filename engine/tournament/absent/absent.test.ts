import { describe, expect, test } from 'vitest'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { tournamentAudit } from '../audit.ts'
import { entrantOf } from '../draft.ts'
import { absentHand } from './absent-hand.ts'

const away = { type: 'MarkAway', player: 'p4' } as const
const never = { ...away, neverCame: true } as const
const remove = { type: 'RemoveNoShow', player: 'p4' } as const

describe('players who never came', () => {
  rule(
    'rrp/15/5',
    'the stack may go with a new level or after half an hour, unless the player asked to have it left',
    () => {
      const event = begunEvent(6, { rebuys: null }).gives(never)
      expect(event.later(19).refuses(remove)).toMatchObject({ why: 'not-the-time', level: 2 })
      const gone = event.later(20).gives(remove)
      expect(gone.event.removed).toBe(1000)
      expect(entrantOf(gone.event, 'p4')?.status).toBe('out')
      expect(tournamentAudit(gone.event)).toEqual([])
      const kept = event.gives({ type: 'Reach', player: 'p4', keep: true })
      expect(kept.later(50).refuses(remove).why).toBe('asked-to-keep')
      const slow = begunEvent(6, {
        levels: [{ small: 5, big: 10, ante: 0, antes: 'each', lasts: { minutes: 40 }, breakAfter: 0 }],
      }).gives(never)
      expect(slow.later(29).refuses(remove).why).toBe('not-the-time')
      expect(slow.later(30).gives(remove).event.removed).toBe(1000)
    },
  )
  rule('uspa/3.3.2.5', 'levels of 20 minutes and no contact: removable from minute 20', () => {
    const event = begunEvent(6, { book: 'uspa' }).gives(never)
    expect(event.later(20).gives(remove).event.removed).toBe(1000)
    expect(event.later(20).gives({ type: 'ComeBack', player: 'p4' }).refuses(remove).why).toBe('not-away')
  })
  rule(
    'hpt/late-players/deadline',
    'with the first hand of level two who is absent is out, and the stack leaves play',
    () => {
      const event = begunEvent(6, { book: 'hpt', rebuys: null }).gives(never)
      expect(event.later(10).deal(1).event.removed).toBe(0)
      const out = event.later(20).gives({ type: 'StartDeal', table: 1 })
      expect(out.log).toContainEqual(
        expect.objectContaining({ type: 'StackForfeited', player: 'p4', why: 'no-show', bank: 1000 }),
      )
      expect(entrantOf(out.event, 'p4')?.status).toBe('out')
    },
  )
})

describe('players who are away', () => {
  rule('rrp/15/7', 'is dealt in and pays: big blind 100 and ante 10 leave the stack 110 lighter', () => {
    const event = begunEvent(4).gives(away)
    expect(absentHand(event.event, 'p4')).toMatchObject({
      dealtIn: true,
      posts: true,
      liveIf: 'all-starting-hands-complete',
    })
    const started = event.gives({ type: 'StartDeal', table: 1 })
    expect(started.events).toMatchObject([{ type: 'DealStarted', out: [] }])
    expect(event.deal(1, { p4: 890, p1: 1110 }).stack('p4')).toBe(890)
  })
  rule('uspa/3.3.2.10', 'gets cards each hand and is put up for blinds, antes and the low-card bet', () => {
    expect(absentHand(begunEvent(4, { book: 'uspa' }).gives(away).event, 'p4')).toMatchObject({
      dealtIn: true,
      posts: true,
      liveIf: 'own-turn-to-act',
    })
  })
  rule('uspa/app2/10', 'a house may let the hand live until it faces a wager', () => {
    const book = houseWith({ tournamentHandLiveDeadline: 'facing-a-wager-or-showdown' }, 'uspa')
    expect(absentHand(begunEvent(4, { book }).gives(away).event, 'p4')?.liveIf).toBe('facing-a-wager-or-showdown')
  })
  rule(
    'hpt/players-leaving/short',
    'ten minutes away blinds are paid and hands dropped; chips and blinding go along to another table',
    () => {
      const event = begunEvent(4, { book: 'hpt' }).gives(away).later(10).deal(1, { p4: 900, p1: 1100 })
      expect(entrantOf(event.event, 'p4')).toMatchObject({ status: 'playing', stack: 900, away: 0 })
      const moved = event.gives({ type: 'MovePlayer', player: 'p4', table: 1, seat: 9, by: 'director' })
      expect(entrantOf(moved.event, 'p4')).toMatchObject({ seat: 9, stack: 900, away: 0 })
      expect(absentHand(moved.event, 'p4')?.posts).toBe(true)
    },
  )
  rule('hpt/players-leaving/forfeit', 'after 20 minutes 1,000 among seven are 140 each and 20 to the bank', () => {
    const event = begunEvent(8, { book: 'hpt', rebuys: null, unit: 5 }).gives(away)
    expect(event.later(19).gives({ type: 'Tick' }).event.removed).toBe(0)
    const out = event.later(20).gives({ type: 'Tick' })
    expect(out.log).toContainEqual(expect.objectContaining({ type: 'StackForfeited', bank: 20, why: 'too-long-away' }))
    expect([out.stack('p1'), out.stack('p8'), out.event.removed]).toEqual([1140, 1140, 20])
    expect(tournamentAudit(out.event)).toEqual([])
    expect(out.refuses({ type: 'Withdraw', player: 'p1' }).why).toBe('play-has-begun')
  })
  rule('hpt/players-leaving/long', 'a player who says it will be an hour loses the stack now', () => {
    const out = begunEvent(8, { book: 'hpt', rebuys: null }).gives({ ...away, minutes: 60 })
    expect(entrantOf(out.event, 'p4')).toMatchObject({ status: 'out', stack: 0 })
    expect(out.stack('p1')).toBe(1140)
    expect(
      begunEvent(8)
        .gives({ ...away, minutes: 60 })
        .stack('p4'),
    ).toBe(1000)
  })
  test('a house may give the odd chips to the first left of the button', () => {
    const book = houseWith({
      tournamentAbsence: {
        dealtIn: true,
        posts: true,
        limitMinutes: 20,
        forfeit: 'split-evenly-at-table',
        oddChips: 'first-left-of-button',
      },
    })
    const out = begunEvent(8, { book, rebuys: null }).gives({ ...away, minutes: 60 })
    expect([out.stack('p1'), out.stack('p2'), out.event.removed]).toEqual([1160, 1140, 0])
  })
})
