import { expect, test } from 'vitest'
import { view } from '../../deal/view.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 1 has bet on the flop of a heads-up pot in an event, and seat 3 shows an ace before it answers. */
const facing = (book: 'rrp' | 'uspa', finalTwo = false, players: 2 | 3 = 2) => {
  const seats = players === 2 ? { 1: 100, 3: 100 } : { 1: 100, 2: 100, 3: 100 }
  const before = players === 2 ? 'deal; 3 calls; 1 checks' : 'deal; all call; 2 checks'
  return given({
    form: 'holdem',
    book,
    setting: 'tournament',
    finalTwo,
    seats,
    cards: { 1: 'KsKd', 3: 'AsQd' },
  }).plays(`${before}; deal; 1 bets 10${players === 3 ? '; 2 calls' : ''}`)
}
const shows = { type: 'LiveHandShown', seat: 3, cards: ['As'], onPurpose: true } as const

rule(
  'rrp/15/22',
  'heads-up in the pot with 20 left: a penalty is possible and the hand lives; the last two: no breach',
  () => {
    const ruled = facing('rrp').reports(shows)
    ruled
      .ruled('penalty-proposed', { rules: ['rrp/15/22'] })
      .holds({ 3: 'As Qd' })
      .has({ turn: 1 })
    expect(view(ruled.deal, 'rail').players.find(({ seat }) => seat === 3)!.down).toEqual(['As', '??'])
    ruled.plays('3 calls').pot(40)
    facing('rrp', true).reports(shows).ruled('no-breach')
    facing('rrp')
      .reports({ ...shows, winnerTakesAll: true })
      .ruled('no-breach')
    facing('rrp')
      .reports({ ...shows, onPurpose: false })
      .ruled('no-breach')
    // in a pot of three the prize does not matter
    facing('rrp', false, 3)
      .reports({ ...shows, winnerTakesAll: true })
      .ruled('penalty-proposed')
  },
)

rule(
  'uspa/3.3.2.19',
  '12 are left and seat 3 shows an ace facing a bet: the hand may be killed and a penalty added',
  () => {
    const ruled = facing('uspa').reports(shows)
    ruled.ruled('penalty-proposed', { options: ['penalty-proposed', 'hand-dead'], rules: ['uspa/3.3.2.19'] })
    const dead = ruled.decides('hand-dead').tells({ type: 'HandKilled', seat: 3, why: 'shown' })
    dead.has({ phase: 'award' }).plays('award').won({ 1: 10, 3: -10 })
    ruled.decides('penalty-proposed').holds({ 3: 'As Qd' }).plays('3 calls').pot(40)
    facing('uspa')
      .reports({ ...shows, winnerTakesAll: true })
      .ruled('penalty-proposed', {
        options: ['penalty-proposed', 'hand-dead'],
      })
    facing('uspa', true).reports(shows).ruled('no-breach')
  },
)

test('in a cash game it is no breach, and only their own cards can be shown', () => {
  const cash = given({ form: 'holdem', seats: 2, cards: { 1: 'AsQd' } }).plays('deal')
  cash.reports({ ...shows, seat: 1 }).ruled('no-breach')
  cash.rulesOut({ ...shows, seat: 1, cards: ['Kc'] }, 'not-their-cards')
})
