import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { decide } from '../rulings/decide.ts'
import {
  type AnyDeal,
  anyDeal,
  begin,
  everyBombPot,
  everyForm,
  everyJokerForm,
  nextCommand,
  playChecked,
  property,
} from '../testing/index.ts'
import type { Deal } from './deal.ts'
import { evolve, replay } from './evolve.ts'
import { legal } from './legal.ts'

const allForms = [...everyForm, ...everyBombPot, ...everyJokerForm]
const closely = (deal: AnyDeal) => playChecked(deal, { cards: 'every-event' })

describe('no chip or card is made or lost, every legal command is carried out, every deal ends', () => {
  property('in two hundred deals', allForms, { deals: 200 }, closely)
  property('with real cards', everyForm, { deals: 60, realCards: true }, closely)
})

describe('a deal is what its events add up to', () => {
  property('event by event, as plain JSON and without writing in it', allForms, { deals: 6, from: 1000 }, replayed)
  property('event by event with real cards', everyForm, { deals: 3, from: 1000, realCards: true }, replayed)
})

/** Plays by `decide` and `evolve` on frozen deals, beside the same commands in place. */
function replayed({ start, habits, chance }: AnyDeal): void {
  const live = begin(start)
  let deal = frozen(replay(live.log))
  while (live.deal.phase !== 'ended') {
    const command = nextCommand(live.deal, chance, habits)
    const before = live.log.length
    live.give(command)
    const events = live.log.slice(before)
    const decided = decide(deal, command)
    same(decided, { ok: true, events }, `decide on ${command.type}`)
    const stored: Deal = JSON.parse(JSON.stringify(deal))
    same(stored, deal, 'the deal as JSON')
    same(legal(stored), legal(deal), 'legal of the stored deal')
    same(decide(stored, command), decided, 'the stored deal goes on')
    const recorded = recordedAsDecided(deal, command)
    for (const event of events) deal = frozen(evolve(deal, event))
    same(deal, live.deal, `evolve after ${command.type}`)
    same(recorded, deal, `the very events that were decided on ${command.type}`)
  }
  same(replay(JSON.parse(JSON.stringify(live.log))), live.deal, 'replay of the stored log')
}

/** The deal after the events of a decision, recorded at once. */
const recordedAsDecided = (before: Deal, command: Parameters<typeof decide>[1]): Deal => {
  const decision = decide(before, command)
  if (!decision.ok) throw new Error(decision.refusal.why)
  return decision.events.reduce((deal, event) => frozen(evolve(deal, event)), before)
}

test.each(everyForm.map(form => [form.id, form] as const))('two hundred deals of %s are of every kind', (_, form) => {
  const starts = Array.from({ length: 200 }, (_, number) => anyDeal(form, number).start)
  const counts = new Set(starts.map(start => start.seats.length))
  expect(counts.size).toBe(form.seats.most - form.seats.least + 1)
  expect(new Set(starts.map(({ book }) => (typeof book === 'string' ? book : 'a house'))).size).toBe(6)
  expect(new Set(starts.map(start => start.stakes.unit)).size).toBe(2)
  expect(starts.some(start => start.seats.some(({ chips }) => chips === 1))).toBe(true)
  expect(starts.some(start => !start.seats.some(({ seat }) => seat === start.button))).toBe(true)
  if (form.structures.length > 0) {
    expect(new Set(starts.map(start => start.stakes.structure)).size).toBe(form.structures.length)
    expect(starts.some(start => (start.carried ?? 0) > 0)).toBe(true)
    expect(starts.some(start => start.posts?.some(post => post.kind === 'dead'))).toBe(true)
  }
  if (form.opening === 'blinds') {
    expect(new Set(starts.map(start => start.stakes.blinds.length))).toEqual(new Set([1, 2, 3]))
    expect(new Set(starts.map(start => start.stakes.antes)).size).toBe(3)
  }
  if (form.rows?.fantasyland) expect(starts.some(start => (start.fantasyland?.length ?? 0) > 0)).toBe(true)
})

const same = (found: unknown, wanted: unknown, what: string): void => {
  if (!isDeepStrictEqual(found, wanted)) expect(found, what).toStrictEqual(wanted)
}

/** The deal, frozen so that a write to it fails; forms and stakes are shared and stay as they are. */
const frozen = (deal: Deal): Deal => {
  for (const player of deal.players) {
    Object.freeze(player.down)
    Object.freeze(player.up)
    Object.freeze(player.rows)
    player.rows.forEach(Object.freeze)
    Object.freeze(player)
  }
  deal.boards.forEach(Object.freeze)
  if (deal.round) Object.freeze(Object.freeze(deal.round).sizes)
  for (const part of Object.values(deal)) if (Array.isArray(part)) Object.freeze(part)
  return Object.freeze(deal)
}
