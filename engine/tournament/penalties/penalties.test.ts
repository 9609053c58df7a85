import { describe, expect, test } from 'vitest'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { chipsInPlay, tournamentAudit } from '../audit.ts'
import { entrantOf } from '../draft.ts'

const plan = { rebuys: null } as const
const disqualify = { type: 'Disqualify', player: 'p2', about: 'collusion' } as const

describe('sanctions', () => {
  for (const [id, book] of [
    ['rrp/15/intro', 'rrp'],
    ['uspa/3.3.1', 'uspa'],
  ] as const)
    rule(id, 'warned, suspended or disqualified; the chips of a player who is disqualified leave play', () => {
      const event = begunEvent(4, { ...plan, book })
      expect(entrantOf(event.gives({ type: 'Warn', player: 'p2', about: 'language' }).event, 'p2')?.warnings).toBe(1)
      const out = event.gives(disqualify)
      expect([chipsInPlay(out.event), out.event.removed]).toEqual([3000, 1000])
      expect(out.event.tables[0]?.seats[1]).toBeNull()
      expect(tournamentAudit(out.event)).toEqual([])
    })

  test('a house may share the chips out, or let them be blinded off', () => {
    const shared = begunEvent(5, { ...plan, book: houseWith({ disqualifiedChips: 'split-evenly-at-table' }) }).gives(
      disqualify,
    )
    expect([shared.stack('p1'), shared.event.removed]).toEqual([1250, 0])
    const off = begunEvent(5, { ...plan, book: houseWith({ disqualifiedChips: 'blinded-off' }) }).gives(disqualify)
    expect(entrantOf(off.event, 'p2')).toMatchObject({ status: 'playing', stack: 1000, away: 0 })
  })

  rule('rrp/15/28', 'ten hands dealt out count down to none, and go along to another table', () => {
    const event = begunEvent(4, plan).gives({ type: 'Penalize', player: 'p2', deals: 10 })
    const started = event.gives({ type: 'StartDeal', table: 1 })
    expect(started.events).toMatchObject([{ type: 'DealStarted', out: [{ player: 'p2', why: 'penalty' }] }])
    const moved = event.deal(1).gives({ type: 'MovePlayer', player: 'p2', table: 1, seat: 8, by: 'director' })
    expect(entrantOf(moved.event, 'p2')?.penalty).toEqual({ deals: 9 })
    const served = Array.from({ length: 9 }).reduce<typeof moved>(now => now.deal(1), moved)
    expect(entrantOf(served.event, 'p2')?.penalty).toBeNull()
    expect(event.refuses({ type: 'Penalize', player: 'p2', deals: 0 }).why).toBe('no-such-penalty')
  })
  for (const [id, book] of [
    ['uspa/3.3.2.20', 'uspa'],
    ['hpt/rrp7/15/28', 'hpt'],
  ] as const)
    rule(id, 'ten minutes dealt out for thrown cards; hands are not counted', () => {
      const event = begunEvent(4, { ...plan, book })
      const noted = event.gives({ type: 'Note', player: 'p2', about: 'cards-thrown' })
      expect(noted.events).toMatchObject([{ type: 'Noted', mayFollow: 'penalty' }])
      const out = event.gives({ type: 'Penalize', player: 'p2', minutes: 10 })
      const startAt = (minutes: number) => out.later(minutes).gives({ type: 'StartDeal', table: 1 }).events
      expect(startAt(9)).toMatchObject([{ out: [{ player: 'p2', why: 'penalty' }] }])
      expect(startAt(10)).toMatchObject([{ out: [] }])
      expect(event.refuses({ type: 'Penalize', player: 'p2', deals: 10 }).why).toBe('no-such-penalty')
    })
})

describe('what is noted', () => {
  const note = (
    about: 'hand-talk' | 'live-hand-shown' | 'high-chips-hidden' | 'foreign-chips',
    players = 5,
    wish: object = {},
  ) => begunEvent(players, { ...plan, ...wish }).gives({ type: 'Note', player: 'p1', about }).events
  rule('rrp/15/intro/discussion', 'talk about a hand in play opens the way to a penalty', () => {
    expect(note('hand-talk')).toMatchObject([{ mayFollow: 'penalty', rules: ['rrp/15/intro/discussion'] }])
  })
  rule('rrp/15/25', 'chips of another game are taken off, and the stack stays as it is', () => {
    expect(note('foreign-chips')).toMatchObject([{ mayFollow: 'taken-off' }])
    expect(begunEvent(3).gives({ type: 'Note', player: 'p1', about: 'foreign-chips' }).stack('p1')).toBe(1000)
  })
  rule('rrp/15/26', 'big chips that are hidden have to be put in sight', () => {
    expect(note('high-chips-hidden')).toMatchObject([{ mayFollow: 'put-in-sight' }])
  })
  rule('rrp/15/27', 'chips taken off the table leave the event, and the player may be disqualified', () => {
    const event = begunEvent(4, { ...plan, buyIn: { price: 1, fee: 0, chips: 3000 } })
    const taken = event.gives({ type: 'TakeChips', player: 'p2', chips: 1000 })
    expect([chipsInPlay(taken.event), taken.event.removed]).toEqual([11_000, 1000])
    expect(taken.events).toMatchObject([{ type: 'ChipsTaken', mayDisqualify: true }])
    expect(event.refuses({ type: 'TakeChips', player: 'p2', chips: 3001 }).why).toBe('amount-not-allowed')
  })
  test('the last two of an event may show their cards', () => {
    expect(note('live-hand-shown')).toMatchObject([{ mayFollow: 'penalty' }])
    expect(note('live-hand-shown', 2)).toMatchObject([{ mayFollow: 'nothing' }])
    expect(note('live-hand-shown', 5, { winnerTakesAll: true })).toMatchObject([{ mayFollow: 'nothing' }])
    expect(note('live-hand-shown', 5, { book: 'uspa' })).toMatchObject([{ mayFollow: 'penalty-and-dead-hand' }])
  })
})
