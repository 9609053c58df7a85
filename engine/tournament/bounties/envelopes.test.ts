import { describe, expect, test } from 'vitest'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { tournamentAudit } from '../audit.ts'
import type { TournamentEvent } from '../events.ts'
import { tournamentDecider } from '../tournament-decider.ts'

const ROOT = 'a'.repeat(64)
const plan = { rebuys: null, bounty: { kind: 'mystery', worth: 50 } } as const
const opens = (player: string, envelope: number, worth: number) =>
  ({ type: 'OpenEnvelope', player, envelope, worth, salt: '', path: [] }) as const
const sealed = begunEvent(3, plan).gives({ type: 'SealEnvelopes', root: ROOT })

describe('the envelopes of a mystery bounty', () => {
  test('hold all that was paid for bounties, one for each player, and are sealed once', () => {
    expect(sealed.event.envelopes).toMatchObject({ root: ROOT, worths: [83, 40, 27], opened: [], owed: [] })
    expect(sealed.refuses({ type: 'SealEnvelopes', root: ROOT }).why).toBe('not-the-time')
    expect(begunEvent(3, { rebuys: null }).refuses({ type: 'SealEnvelopes', root: ROOT }).why).toBe('not-done-here')
    expect(begunEvent(3, plan).refuses({ type: 'SealEnvelopes', root: 'no root' }).why).toBe('amount-not-allowed')
  })
  test('what was won before there were envelopes lies in none: it is paid once', () => {
    const begun = begunEvent(3, plan)
    const before = begun.gives({ type: 'BustOut', players: [{ player: 'p3', by: 'p1' }] }).events[0]
    // as it was written down when mystery bounties were paid at once
    const old = { ...before, bounties: [{ player: 'p1', won: 50, head: 0 }] } as TournamentEvent
    const event = tournamentDecider.evolve(begun.event, old)
    const late = tournamentDecider.carryOut(event, { type: 'SealEnvelopes', root: ROOT, at: event.at })
    expect(late.ok && late.state.envelopes?.worths).toEqual([67, 33])
  })
  test('somebody who is back after a wrong bust-out, from before the sealing, has no envelope more', () => {
    const out = begunEvent(4, plan).gives({ type: 'BustOut', players: [{ player: 'p4', by: 'p1' }] })
    const back = out.gives({ type: 'SealEnvelopes', root: ROOT }).gives({
      type: 'UndoBust',
      player: 'p4',
      stacks: [
        { player: 'p4', chips: 1000 },
        { player: 'p1', chips: 1000 },
      ],
    })
    const all = ['p4', 'p3', 'p2'].reduce(
      (now, player) => now.gives({ type: 'BustOut', players: [{ player, by: 'p1' }] }),
      back,
    )
    expect(all.event).toMatchObject({ phase: 'ended', envelopes: { worths: { length: 3 }, owed: { length: 3 } } })
  })
  test('are not sealed while somebody can still buy in', () => {
    const late = begunEvent(3, { ...plan, entryUntil: 2 })
    expect(late.refuses({ type: 'SealEnvelopes', root: ROOT }).why).toBe('not-the-time')
    expect(late.later(20).gives({ type: 'SealEnvelopes', root: ROOT }).event.envelopes).not.toBeNull()
  })
  test('are won by the player who takes another, who opens one of those left, for a sum that is left', () => {
    const out = sealed.deal(1, { p3: 0, p1: 2000 })
    expect(out.event.envelopes?.owed).toMatchObject([{ head: 'p3', player: 'p1' }])
    expect(out.refuses(opens('p2', 1, 40)).why).toBe('not-the-time')
    expect(out.refuses(opens('p1', 4, 40)).why).toBe('amount-not-allowed')
    expect(out.refuses(opens('p1', 1, 41)).why).toBe('amount-not-allowed')
    const opened = out.gives(opens('p1', 2, 40))
    expect(opened.event.entrants[0]?.bounties).toBe(40)
    expect(opened.refuses(opens('p1', 1, 83)).why).toBe('not-the-time')
    const next = opened.deal(1, { p2: 0, p1: 3000 })
    expect(next.refuses(opens('p1', 2, 83)).why).toBe('amount-not-allowed')
    expect(next.refuses(opens('p1', 1, 40)).why).toBe('amount-not-allowed')
  })
  test('go on after the end: the winner opens the last one too, and all that was paid in is paid out', () => {
    const ended = sealed.deal(1, { p3: 0, p1: 2000 }).deal(1, { p2: 0, p1: 3000 })
    expect(ended.event.phase).toBe('ended')
    const all = ended.gives(opens('p1', 1, 27), opens('p1', 2, 83), opens('p1', 3, 40))
    expect(all.event.paid?.find(({ player }) => player === 'p1')?.bounties).toBe(150)
    expect(tournamentAudit(all.event)).toEqual([])
  })
  test('a bust-out that was none takes back an envelope that is closed, and lists one that is open', () => {
    const out = sealed.deal(1, { p3: 0, p1: 2000 })
    const stacks = [
      { player: 'p3', chips: 1000 },
      { player: 'p1', chips: 1000 },
    ]
    const undone = out.gives({ type: 'UndoBust', player: 'p3', stacks })
    expect(undone.event.envelopes?.owed).toEqual([])
    expect(undone.event.review).toEqual([])
    const late = out.gives(opens('p1', 1, 83), { type: 'UndoBust', player: 'p3', stacks })
    expect(late.event.review).toEqual([{ about: 'bounty-paid', player: 'p1' }])
    expect(late.deal(1, { p3: 0, p1: 2000 }).event.envelopes?.owed).toEqual([])
  })
})
