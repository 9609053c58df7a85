import { describe, expect, test } from 'vitest'
import { placardWanted } from '../../http/wanted-table.ts'
import { liveTable, three } from '../../testing/live-table.ts'
import { commonView } from '../../views/common-view.ts'
import { dueAt } from '../due.ts'

const ALL_IN = { type: 'Wager' } as const

describe('a live night', () => {
  test('side pots, cards unknown: the helper says who takes what', () => {
    const table = liveTable({ form: 'holdem', structure: 'no-limit', size: 10 })
    table.tells(...three([30, 60, 90]), { type: 'deal' })
    expect(table.live().legal).toMatchObject({ due: 'betting', callTo: 10 })
    const seatDue = (): number => (table.live().legal as { seat: number }).seat
    const button = table.course.hosted.night!.table.places!.button
    expect(seatDue()).toBe(button)
    for (const _ of [1, 2, 3]) {
      const { seat, wager, callTo } = table.live().legal as {
        seat: number
        wager: { most: number } | null
        callTo: number
      }
      table.acts(seat, wager === null || wager.most <= callTo ? { type: 'Call' } : { ...ALL_IN, to: wager.most })
      if (table.live().legal?.due !== 'betting') break
    }
    for (let n = 0; n < 3; n++) {
      expect(table.live().legal).toMatchObject({ due: 'dealer', act: { do: expect.stringMatching(/burn|board/) } })
      table.tells({ type: 'dealt' })
    }
    expect(table.live().parts.map(({ pot, seats }) => [pot, seats.length])).toEqual([
      [1, 2],
      [0, 3],
    ])
    expect(table.refused({ type: 'read', readings: [{ pot: 0, run: 0, share: 'high', seats: [1] }] })).toBe(
      'part-not-read',
    )
    table.tells({
      type: 'read',
      readings: [
        { pot: 0, run: 0, share: 'high', seats: [1, 2] },
        { pot: 1, run: 0, share: 'high', seats: [2] },
      ],
    })
    expect(table.stacks()).toEqual([45, 105, 30])
    expect(dueAt(table.course.hosted, 99)).toBeNull()
    table.sound()
  })

  test('cards entered at the showdown speak for themselves; a player without any mucks', () => {
    const table = liveTable({ form: 'holdem', structure: 'limit', size: 10 })
    table.tells(...three([500, 500, 500]), { type: 'deal' })
    const around = (): void => {
      for (let n = 0; n < 3; n++) {
        const due = table.live().legal
        if (due?.due !== 'betting') return
        table.acts(due.seat, due.check ? { type: 'Check' } : { type: 'Call' })
      }
    }
    around()
    for (let n = 0; n < 3; n++) {
      table.tells({ type: 'dealt', ...(n === 0 && { cards: ['As', 'Kd', '7c'] }) })
      around()
    }
    expect(table.live().legal?.due).toBe('show')
    expect(table.refused({ type: 'tell', boards: [['As', 'Kd', '7c', '7d', 'As']], hands: [] })).toBe('card-twice')
    table.tells({
      type: 'tell',
      boards: [['As', 'Kd', '7c', '7d', '2h']],
      hands: [
        { seat: 1, cards: ['Ah', 'Qc'] },
        { seat: 3, cards: ['7h', '3c'] },
      ],
    })
    expect(table.stacks()).toEqual([490, 490, 520])
    expect(commonView(table.course.hosted, () => false).deal!.awards[0]!.words).toContain('three sevens')
    table.sound()
  })

  test('the last entry is taken back, also the pots, until the next deal begins', () => {
    const table = liveTable({ form: 'holdem', structure: 'no-limit', size: 10 })
    table.tells(...three([500, 500, 500]), { type: 'deal' })
    const before = JSON.stringify(table.course.hosted.night)
    const first = (table.live().legal as { seat: number }).seat
    table.acts(first, { type: 'Wager', to: 40 })
    expect(table.live().takeBack).toMatch(/ makes it 40$/)
    table.tells({ type: 'take-back' })
    expect(JSON.stringify(table.course.hosted.night)).toBe(before)
    table.acts(first, { type: 'Fold' })
    const second = (table.live().legal as { seat: number }).seat
    table.acts(second, { type: 'Fold' })
    expect(table.course.hosted.night!.deal).toBeNull()
    table.tells({ type: 'take-back' })
    expect(table.live().legal).toMatchObject({ due: 'betting', seat: second })
    table.acts(second, { type: 'Fold' })
    table.tells({ type: 'rebuy', seat: 1, chips: 100 }, { type: 'count', seat: 2, chips: 480 })
    table.tells({ type: 'take-back' }, { type: 'count', seat: 2, chips: 470 }, { type: 'deal' })
    table.tells({ type: 'take-back' })
    expect(table.refused({ type: 'take-back' })).toBe('nothing-to-take-back')
    expect(table.stacks()[1]).toBe(470)
    table.sound()
  })

  test('an incident is ruled on and can be taken back', () => {
    const table = liveTable({ form: 'holdem', structure: 'no-limit', size: 10 })
    table.tells(...three([500, 500, 500]), { type: 'deal' })
    expect(table.order('dora', { type: 'report', incident: { type: 'StubFouled' } })).toBeNull()
    expect(table.live().takeBack).toBe('an incident')
    table.tells({ type: 'take-back' })
    expect(table.course.hosted.night!.deal!.mending.pending).toBeNull()
    table.sound()
  })
})

describe('who may tell what', () => {
  test('host and dealer enter what happens; others don’t, and nobody plays for themselves', () => {
    const table = liveTable({ form: 'holdem' })
    const seat = { type: 'live', does: { type: 'seat', seat: 1, name: 'Ann', chips: 100 } } as const
    expect(table.order('pete', seat)).toBe('not-yours-to-do')
    expect(table.order('hal', seat)).toBeNull()
    expect(table.order('hal', { type: 'live', does: { type: 'seat', seat: 2, name: 'Ann', chips: 100 } })).toBe(
      'name-is-taken',
    )
    expect(table.order('pete', { type: 'sit', seat: 2, chips: 100 })).toBe('real-cards')
    expect(table.order('hal', { type: 'bot', seat: 2, chips: 100, temper: 'bold' })).toBe('real-cards')
    table.sound()
  })
  test('rows of the Chinese family are left to software', () => {
    expect(placardWanted({ form: 'open-face-chinese', cards: 'real' })).toHaveProperty('why')
    expect(placardWanted({ form: 'open-face-chinese' })).not.toHaveProperty('why')
  })
})

describe('every form with a pot can be helped along without entering a card', () => {
  test.each([
    ['omaha-8'],
    ['double-board-omaha'],
    ['derailment'],
    ['pineapple'],
    ['seven-card-stud'],
    ['razz'],
    ['mexican-poker'],
    ['deuce-to-seven-triple-draw'],
    ['badugi'],
    ['drawmaha-high'],
    ['jacks-or-better'],
    ['ari'],
  ])('%s', form => {
    const table = liveTable({ form, size: 10 })
    table.tells(...three([5000, 5000, 5000]), { type: 'deal' })
    for (let n = 0; n < 100 && table.course.hosted.night!.deal !== null; n++) {
      const { legal, parts } = table.live()
      if (parts.length > 0) {
        table.tells({
          type: 'read',
          readings: parts.map(({ pot, run, share, seats }) => ({ pot, run, share, seats: [seats[0]!] })),
        })
      } else if (legal?.due === 'dealer') {
        const strikes = form === 'derailment' && { cards: someCards(legal.act, n) }
        table.tells({ type: 'dealt', ...strikes })
      } else if (legal?.due === 'draw') table.acts(legal.seat, { type: 'Draw', cards: 1 })
      else if (legal?.due === 'turn-up') table.acts(legal.seat, { type: 'TurnUp', turn: false })
      else if (legal?.due === 'betting') {
        table.acts(
          legal.seat,
          legal.bringIn !== null
            ? { type: 'BringIn', to: legal.bringIn[0]! }
            : legal.wager !== null && n === 0
              ? { type: 'Wager', to: legal.wager.least }
              : legal.check
                ? { type: 'Check' }
                : { type: 'Call' },
        )
      } else throw new Error(JSON.stringify(legal))
    }
    expect(table.course.hosted.night!.deal).toBeNull()
    table.sound()
  })
})

const DECK = [...'cdhs'].flatMap(suit => [...'23456789TJQKA'].map(rank => `${rank}${suit}` as const))
const used: Record<number, number> = {}
const someCards = (act: { readonly do: string; readonly cards?: number }, n: number) => {
  const from = Object.values(used).reduce((sum, count) => sum + count, 0)
  used[n] = act.cards ?? 0
  return DECK.slice(from, from + (act.cards ?? 0)) as never
}

describe('the dealer learns what to deal', () => {
  test('the hands, the burns, what a draw brings; and how many cards are laid open', () => {
    const table = liveTable({ form: 'holdem', structure: 'no-limit', size: 10 })
    table.tells(...three([500, 500, 500]), { type: 'deal' })
    expect(table.live()).toMatchObject({ quiet: 'Deal 2 cards down to each, Bob first.', lays: 0 })
    table.acts(1, { type: 'Wager', to: 500 })
    expect(table.live().quiet).toBeNull()
    table.acts(2, { type: 'Fold' })
    table.acts(3, { type: 'Call' })
    // the burn waits too, since they may want to run it twice
    expect(table.live()).toMatchObject({ quiet: null, lays: 3, legal: { act: { do: 'burn' }, runs: [2, 3] } })
    table.tells({ type: 'run', times: 2 })
    expect(table.live()).toMatchObject({ quiet: 'Burn a card.', lays: 3 })
    table.tells({ type: 'dealt' })
    expect(table.live()).toMatchObject({ quiet: 'Burn a card.', lays: 1, run: 0 })
    table.tells({ type: 'dealt' }, { type: 'dealt' })
    expect(table.live()).toMatchObject({ quiet: 'Burn a card.', lays: 3, run: 1 })
  })

  test('in a draw each player gets as many as they discarded', () => {
    const table = liveTable({ form: 'deuce-to-seven-triple-draw', size: 10 })
    table.tells(...three([5000, 5000, 5000]), { type: 'deal' })
    table.acts(1, { type: 'Wager', to: 20 })
    expect(table.live().takeBack).toBe('Ann makes it 20')
    table.acts(2, { type: 'Call' })
    table.acts(3, { type: 'Call' })
    const drawn = [2, 0, 2].map((cards, i) => {
      table.acts([2, 3, 1][i]!, { type: 'Draw', cards })
      return [table.live().quiet, table.live().takeBack]
    })
    expect(drawn).toEqual([
      [null, 'Bob draws 2'],
      [null, 'Cid stands pat'],
      ['Burn a card. Deal 2 cards down to Bob, 2 cards down to Ann.', 'Ann draws 2'],
    ])
  })
})
