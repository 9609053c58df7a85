import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { tournamentAudit } from '../audit.ts'
import { places } from '../busts/places.ts'
import { paidOut, prizesOf, purseOf } from './paid.ts'
import { payouts } from './payouts.ts'

const book = { way: 'book' } as const

describe('payouts', () => {
  rule('hpt/payout', 'everything is paid out: 20 buy-ins and 4 rebuys of 25 are 600, by 40, 25, 20, 10 and 5', () => {
    const percents = rulebooks.hpt.prizeSplit.is
    expect(payouts({ players: 20, purse: 600 }, { way: 'percent', percents }, rulebooks.hpt)).toEqual([
      240, 150, 120, 60, 30,
    ])
    const rebuys = { most: 1, whenStack: 0, beforeLevel: 4, price: 25, chips: 1000 }
    const event = begunEvent(20, { book: 'hpt', seats: 10, buyIn: { price: 25, fee: 0, chips: 1000 }, rebuys })
    const bought = event.deal(1, { p1: 0, p2: 2000 }).gives({ type: 'Rebuy', player: 'p1' })
    expect(purseOf(bought.event)).toBe(525)
  })
  rule(
    'hpt/payout-table',
    '16 players and 400: 200, 100, 60, 40; 8 players and 200: 100, 60, 40; 24 players pay five',
    () => {
      expect(payouts({ players: 16, purse: 400 }, book, rulebooks.hpt)).toEqual([200, 100, 60, 40])
      expect(payouts({ players: 8, purse: 200 }, book, rulebooks.hpt)).toEqual([100, 60, 40])
      expect(payouts({ players: 24, purse: 2400 }, book, rulebooks.hpt)).toEqual([960, 600, 480, 240, 120])
    },
  )

  test('all of any purse is paid, to the unit, and no place gets more than the one before it', () => {
    const ways = [book, { way: 'curve', part: 0.15 } as const, { way: 'seats', worth: 550 } as const]
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(...ways),
        fc.constantFrom(1, 5, 25),
        (players, purse, way, unit) => {
          const prizes = payouts({ players, purse, unit }, way, rulebooks.rrp)
          expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(purse)
          expect(prizes.length).toBeLessThanOrEqual(players)
          expect(prizes.every((prize, i) => i === 0 || prize <= prizes[i - 1]!)).toBe(true)
        },
      ),
    )
  })
  test('a satellite pays seats, and what is left to the next place', () => {
    expect(payouts({ players: 40, purse: 4000 }, { way: 'seats', worth: 550 }, rulebooks.rrp)).toEqual([
      ...Array(7).fill(550),
      150,
    ])
  })
  test('a guarantee makes up what is missing', () => {
    const event = begunEvent(4, { guarantee: 1000, buyIn: { price: 100, fee: 10, chips: 1000 } })
    expect(purseOf(event.event)).toBe(1000)
    expect(event.event.bank.fees).toBe(40)
    expect(prizesOf(event.event)).toEqual([500, 300, 200])
  })
})

describe('deals on the prizes', () => {
  const five = (wish: object = {}) =>
    begunEvent(5, { rebuys: null, prizes: { way: 'percent', percents: [40, 25, 20, 10, 5] }, ...wish })
  const all = ['p1', 'p2', 'p3', 'p4', 'p5']
  const agree = { type: 'AgreeDeal', way: 'even', signed: all, left: 50, director: true } as const

  rule(
    'rrp/15/37',
    'signed by all and carried out by the director it replaces the prizes, the sum unchanged; by four it is improper',
    () => {
      const deal = five().gives(agree)
      expect(deal.events).toMatchObject([{ type: 'PrizeDealAgreed', left: 50, improper: false, nothingLeft: false }])
      expect(five().gives({ ...agree, signed: all.slice(1) }).event.prizeDeal?.improper).toBe(true)
      const played = ['p5', 'p4', 'p3', 'p2'].reduce(
        (now, player) => now.gives({ type: 'BustOut', players: [{ player, by: 'p1' }] }),
        deal,
      )
      expect(played.event.paid?.map(({ player, prize }) => `${player} ${prize}`)).toEqual([
        'p1 140',
        'p2 90',
        'p3 90',
        'p4 90',
        'p5 90',
      ])
    },
  )
  rule('uspa/3.3.2.31', 'three are left and two agree: improper', () => {
    const three = begunEvent(3, { book: 'uspa', rebuys: null }).gives({ ...agree, signed: ['p1', 'p2'], left: 30 })
    expect(three.event.prizeDeal).toMatchObject({ improper: true, left: 30 })
  })
  rule('rrp/15/38', 'a deal over everything is flagged, one that leaves something to play for is not', () => {
    expect(five().gives({ ...agree, left: 0 }).event.prizeDeal?.nothingLeft).toBe(true)
    expect(five().gives(agree).event.prizeDeal?.nothingLeft).toBe(false)
  })
  rule('hpt/winning/side-deals', 'the director never carries one out', () => {
    expect(five({ book: 'hpt' }).refuses(agree).why).toBe('not-done-here')
    expect(five({ book: 'hpt' }).gives({ ...agree, director: false }).event.prizeDeal).not.toBeNull()
  })
  test('by chips, by ICM and as players name it, whole units that add up', () => {
    const chips = five().deal(1, { p1: 3000, p2: 1000, p3: 500, p4: 400, p5: 100 })
    for (const way of ['chips', 'icm'] as const) {
      const { shares } = chips.gives({ ...agree, way, left: 20 }).event.prizeDeal!
      expect(shares.reduce((sum, { prize }) => sum + prize, 0)).toBe(480)
      expect(shares.map(({ prize }) => prize)).toEqual(shares.map(({ prize }) => prize).toSorted((a, b) => b - a))
    }
    const shares = all.map((player, i) => ({ player, prize: i === 0 ? 300 : 50 }))
    expect(chips.gives({ ...agree, way: 'custom', left: 0, shares }).event.prizeDeal?.shares[0]).toEqual({
      player: 'p1',
      prize: 300,
    })
    expect(chips.refuses({ ...agree, way: 'custom', left: 10, shares }).why).toBe('cannot-divide')
    expect(chips.refuses({ ...agree, left: 501 }).why).toBe('amount-not-allowed')
    expect(chips.refuses({ ...agree, signed: ['eve'] }).why).toBe('not-in-play')
  })
  test('hand for hand, who was out before it comes after all who agreed, and the purse is paid to the unit', () => {
    const percents = [40, 25, 15, 10, 6, 4]
    const six = begunEvent(6, { rebuys: null, seats: 3, finalSeats: 3, prizes: { way: 'percent', percents } })
    const out = (player: string, by: string, stack: number) =>
      ({ type: 'BustOut', players: [{ player, by, stack }] }) as const
    const agreed = six
      .gives({ type: 'HandForHand', on: true })
      .gives(out('p2', 'p1', 1000))
      .gives({ ...agree, signed: ['p1', 'p3', 'p4', 'p5', 'p6'], left: 0 })
      // in the same round, with less at its start than the one who was out before the deal
      .gives(out('p4', 'p5', 400))
    const order = places(agreed.event).map(({ place, players }) => `${place} ${players}`)
    expect(order).toEqual(['5 p4', '6 p2'])
    const over = agreed
      .gives(out('p6', 'p5', 900))
      .gives(out('p3', 'p1', 900))
      .gives(out('p5', 'p1', 900)).event
    expect(over.paid?.reduce((sum, { prize }) => sum + prize, 0)).toBe(600)
    expect(tournamentAudit(over)).toEqual([])
  })
  test('waits until nobody can buy in any more: the purse still grows', () => {
    expect(five({ entryUntil: 3 }).refuses(agree)).toMatchObject({ why: 'not-the-time', about: 'buying-in-goes-on' })
  })
  test('is void when somebody comes back who had no part in it, and stands when they had', () => {
    const out = five().gives({ type: 'BustOut', players: [{ player: 'p5', by: 'p1' }] })
    const signed = out.gives({ ...agree, signed: all.slice(0, 4) })
    const back = (player: string, of: typeof signed) =>
      of.gives({
        type: 'UndoBust',
        player,
        stacks: [
          { player, chips: 500 },
          { player: 'p1', chips: of.stack('p1') - 500 },
        ],
      }).event
    expect(back('p5', signed)).toMatchObject({ prizeDeal: null, review: [{ about: 'prize-deal', player: 'p5' }] })
    const after = signed.gives({ type: 'BustOut', players: [{ player: 'p4', by: 'p1' }] })
    expect(back('p4', after).prizeDeal).not.toBeNull()
  })
  test('a house may allow none', () => {
    expect(five({ book: houseWith({ prizeDealPayout: 'not-allowed' }) }).refuses(agree).why).toBe('not-done-here')
  })
  test('the director ends it too when the last player is disqualified while others could still buy in', () => {
    const alone = begunEvent(2, { entryUntil: 9 }).deal(1, { p2: 0, p1: 2000 })
    const nobody = alone.gives({ type: 'Disqualify', player: 'p1', about: 'collusion' }).gives({ type: 'Finish' })
    expect(nobody.event).toMatchObject({ phase: 'ended' })
    expect(nobody.event.paid?.map(({ player, place }) => `${place} ${player}`)).toEqual(['1 p1', '2 p2'])
  })
  test('what nobody can rebuy into is paid by itself; a winner takes all where it is posted so', () => {
    const event = begunEvent(2, { rebuys: null, winnerTakesAll: true }).deal(1, { p2: 0, p1: 2000 })
    expect(paidOut(event.event).map(({ prize }) => prize)).toEqual([200, 0])
    const open = begunEvent(2, { book: 'hpt' }).deal(1, { p2: 0, p1: 2000 })
    expect(open.event.phase).toBe('playing')
    expect(open.gives({ type: 'Finish' }).event.phase).toBe('ended')
    expect(begunEvent(3).refuses({ type: 'Finish' }).why).toBe('still-in-play')
  })
})
