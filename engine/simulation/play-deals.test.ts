import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { audit } from '../deal/audit.ts'
import type { Deal } from '../deal/deal.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { type Mix, mixes } from '../forms/mix.ts'
import { type Fault, netOf, type PlayedDeal, playDeals, type Setup } from './play-deals.ts'
import { setupFor } from './simulate.ts'

const setupOf = (game: FormId | Mix, changes: Partial<Setup> = {}): Setup => {
  const setup = setupFor({ game, players: 4, stack: 200, ...changes })
  if (!setup.ok) throw new Error(setup.refusal.why)
  return setup.setup
}

const dealsOf = (setup: Setup, count: number, seed = 'x', check?: (deal: Deal) => readonly string[]) => {
  const deals: (PlayedDeal | Fault)[] = []
  for (const deal of playDeals(setup, seeded(seed), check)) {
    deals.push(deal)
    if (deals.length === count) break
  }
  return deals
}

const played = (setup: Setup, count: number): readonly PlayedDeal[] =>
  dealsOf(setup, count).map(deal => {
    if ('problems' in deal) throw new Error(deal.problems.join())
    return deal
  })

describe('deals one after another', () => {
  test('the same seed gives the same deals, another one others', () => {
    const setup = setupOf('holdem')
    expect(dealsOf(setup, 20, 'a')).toEqual(dealsOf(setup, 20, 'a'))
    expect(dealsOf(setup, 20, 'a')).not.toEqual(dealsOf(setup, 20, 'b'))
  })

  test('the button goes round, and a mix changes its form with every orbit', () => {
    const deals = played(setupOf(mixes.horse, { players: 3 }), 18)
    expect(deals.slice(0, 5).map(({ deal }) => deal.button)).toEqual([1, 2, 3, 1, 2])
    const ids = mixes.horse.parts.map(part => part.form)
    expect(deals.map(({ deal }) => deal.form.id)).toEqual([...ids, ids[0]].flatMap(id => [id, id, id]))
    expect(deals.every(({ deal, structure }) => deal.mixed && structure === 'limit')).toBe(true)
  })

  test('a player with too little is topped up, and one with ten stacks makes room', () => {
    const deals = played(setupOf('holdem', { stack: 30 }), 300)
    for (const [i, { deal }] of deals.entries()) {
      for (const { seat, start } of deal.players) {
        const before = deals[i - 1]?.deal.players.find(player => player.seat === seat)?.stack ?? 30
        expect(start).toBe(before < 30 || before >= 300 ? 30 : before)
      }
    }
    expect(deals.some(({ deal }) => deal.awards.some(({ pot }) => pot > 0))).toBe(true)
  })

  test('a carried pot comes into the next deal that is played for one', () => {
    const parts = [{ form: 'jacks-or-better' }, { form: 'chinese-poker' }] as const
    const alternating: Mix = { id: 'two', name: 'Two', parts, turn: 'orbit' }
    const deals = played(setupOf(alternating, { players: 2 }), 60)
    let waiting = 0
    for (const { deal } of deals) {
      const points = deal.form.id === 'chinese-poker'
      expect(deal.inherited).toBe(points ? 0 : waiting)
      if (!points) waiting = deal.carried
    }
    expect(deals.some(({ deal }) => deal.inherited > 0)).toBe(true)
  })

  test('a player who wins their way into Fantasyland is there in the next deal', () => {
    const deals = played(setupOf('pineapple-open-face-chinese-2-7-middle', { players: 3, stack: 5000 }), 60)
    const entered = deals.flatMap(({ log }) => {
      const end = log.at(-1)
      return [end?.type === 'DealEnded' ? (end.fantasyland ?? []) : []]
    })
    for (const [i, { deal }] of deals.entries()) {
      const there = deal.players.filter(({ fantasyland }) => fantasyland > 0)
      const seats = there.map(({ seat, fantasyland }) => ({ seat, cards: fantasyland }))
      expect(new Set(seats)).toEqual(new Set(entered[i - 1] ?? []))
    }
    expect(entered.flat().length).toBeGreaterThan(0)
  })

  test('what a deal takes from some it gives to others', () => {
    for (const { deal } of played(setupOf('omaha-8', { careless: true, check: 'every' }), 50)) {
      expect([...netOf(deal).values()].reduce((sum, chips) => sum + chips, 0)).toBe(0)
    }
  })
})

describe('something is off', () => {
  const faultOf = (deals: readonly (PlayedDeal | Fault)[]): Fault => {
    const last = deals.at(-1)!
    if (!('problems' in last)) throw new Error('nothing was found')
    return last
  }
  const tampered = (number: number, change: (deal: Deal) => Deal) => {
    let ended = 0
    return (deal: Deal) => audit(deal.phase === 'ended' && ++ended === number ? change(deal) : deal)
  }

  test('a chip too many', () => {
    const check = tampered(5, deal => ({
      ...deal,
      players: deal.players.with(0, { ...deal.players[0]!, stack: deal.players[0]!.stack + 1 }),
    }))
    const deals = dealsOf(setupOf('holdem'), 20, 'x', check)
    expect(deals).toHaveLength(5)
    expect(faultOf(deals)).toMatchObject({ number: 5, form: 'holdem' })
    expect(faultOf(deals).problems).toEqual([expect.stringMatching(/^\d+ chips at the start, \d+ now$/)])
  })

  test('a card in two places', () => {
    const check = tampered(2, deal => ({ ...deal, burns: [...deal.burns, deal.burns[0]!] }))
    expect(faultOf(dealsOf(setupOf('holdem'), 20, 'x', check)).problems).toEqual(['1 cards lie in two places'])
  })

  test('after one event alone', () => {
    let checked = 0
    const check = (deal: Deal) => (deal.phase === 'streets' && ++checked === 9 ? ['the river ran dry'] : [])
    expect(dealsOf(setupOf('holdem'), 5, 'x', check)).toHaveLength(5)
    const { problems } = faultOf(dealsOf(setupOf('holdem', { check: 'every' }), 5, 'x', check))
    expect(problems).toEqual([expect.stringMatching(/^after event \d+, \w+: the river ran dry$/)])
  })

  test('a deal that cannot start, and an engine that fails', () => {
    const setup = setupOf('holdem')
    const crowd = { ...setup, players: forms.holdem.seats.most + 1 }
    expect(faultOf(dealsOf(crowd, 5)).problems[0]).toContain('could not start: This game seats at most')
    const broken = faultOf(
      dealsOf(setup, 5, 'x', () => {
        throw new Error('a card fell off the table')
      }),
    )
    expect(broken.problems[0]).toContain('the engine failed: Error: a card fell off the table')
    expect(broken.events.at(-1)).toMatchObject({ type: 'DealEnded' })
  })
})
