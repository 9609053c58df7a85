import { describe, expect, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { type Table, tableOf } from '../../testing/table.ts'
import { type Deal, stubCount } from '../deal.ts'
import { evolve } from '../evolve.ts'
import type { CardMove } from '../mending.ts'

const toSixth = 'deal; around; deal; around; deal; around; deal; around'
const stud = (book: BookId | House, seats: number, form: 'seven-card-stud' | 'razz' = 'seven-card-stud') =>
  given({ form, book, seats }).plays(toSixth)

/** The same table with this many cards in the stub: some come from downcards, or go into the muck. */
const withStub = ({ deal }: Table, cards: number): Table => {
  const moved = (now: Deal, move: CardMove): Deal => evolve(now, { type: 'CardsMoved', moves: [move], rules: [] })
  let now = deal
  while (stubCount(now) > cards) now = moved(now, { card: now.deck[now.next]!, from: 'stub', to: 'muck' })
  for (const { seat, down } of deal.players) {
    if (stubCount(now) < cards) now = moved(now, { card: down[0]!, from: { seat, face: 'down' }, to: 'stub' })
  }
  return tableOf(now, [])
}
const burns = { act: { do: 'burn', cards: 1 } }
const shuffles = (cards: number) => ({ act: { do: 'reshuffle', from: 'burns', cards } })
const downcards = ({ deal }: Table) => deal.players.map(({ down }) => down.length)

describe('the count before seventh street', () => {
  rule('wsop/232', 'seven left: nine cards in the stub are enough, eight are not', () => {
    const seven = stud('wsop', 7)
    withStub(seven, 9).offers(burns).plays('deal').stub(1).has({ common: false })
    withStub(seven, 8).offers(shuffles(8 + 3))
    // without more ado: six left and eight cards
    given({ form: 'seven-card-stud', book: 'wsop', seats: 7 })
      .plays('deal; around; deal; around; deal; bets 20; folds; around; deal; around')
      .stub(8)
      .offers(burns)
      .plays('deal')
      .stub(1)
  })
  rule('wsop/232-burns', 'seven left, six cards and three burns make nine: they are scrambled and dealt', () => {
    const table = withStub(stud('wsop', 7), 6)
      .has({ burns: ['7d', '9d', 'Jd'] })
      .offers(shuffles(9))
      .plays('reshuffle 7d As 9d Ah Jd Ad Ac Kh; deal')
      .lines('9 shuffled', 'burn 7d', 'down 1:As 2:9d 3:Ah 4:Jd 5:Ad 6:Ac 7:Kh', 'seventh street: 7 opens')
      .tells({ type: 'Reshuffled', rules: ['wsop/232-burns', 'wsop/232', 'wsop/232-scramble'] })
    table.has({ burns: ['7d'] }).stub(1)
  })
  rule('wsop/232-burns', 'as they lie, seven players have seven cards and three burns', () => {
    const table = stud('wsop', 7).stub(7).offers(shuffles(10)).plays('reshuffle; deal').stub(2)
    expect(downcards(table)).toEqual([3, 3, 3, 3, 3, 3, 3])
  })
  rule(
    'wsop/232-community',
    'eight left, four cards and three burns are not ten: one is burned, one serves all',
    () => {
      const table = withStub(stud('wsop', 8), 4)
      const [first, second] = table.deal.deck.slice(table.deal.next)
      table
        .offers(burns)
        .plays('deal')
        .lines(`burn ${first}`, 'common card', `board 1: ${second}`, '…')
        .tells({ type: 'CommonCardDue', rules: ['wsop/232-community'] })
        .stub(2)
      // one of eight has folded on third street
      given({ form: 'razz', book: 'wsop', seats: 8 })
        .plays('deal; brings in 3; completes to 10; folds; around; deal; around; deal; around; deal; around')
        .stub(4)
        .offers(burns)
        .plays('play on')
        .has({ common: true, phase: 'ended' })
    },
  )
  rule(
    'wsop/232-scramble',
    'eight left, two cards and three burns: five are scrambled, one burned, one serves all',
    () => {
      withStub(stud('wsop', 8), 2)
        .has({ burns: ['8c', 'Td', 'Qh'] })
        .offers(shuffles(5))
        .plays('reshuffle Td As; deal')
        .lines('5 shuffled', 'burn Td', 'common card', 'board 1: As', '…')
        .stub(3)
      // as they lie there is one card
      stud('wsop', 8, 'razz')
        .offers(shuffles(4))
        .plays('reshuffle Td As; deal')
        .lines('4 shuffled', 'burn Td', 'common card', 'board 1: As', '…')
    },
  )
  test('wsop/231, wsop/232: a street that is dealt again without a burn is counted then', () => {
    const early = given({ form: 'seven-card-stud', book: 'wsop', seats: 7 })
      .plays('deal; around; deal; around; deal; around; deal')
      .reports({ type: 'PrematureStreetCard', to: [1] })
      .plays('around; reshuffle')
      // six cards and the burn that stays: four burns make up the eight
      .stub(6)
      .offers(shuffles(10))
      .plays('reshuffle; deal')
      .stub(3)
    expect(downcards(early)).toEqual([3, 3, 3, 3, 3, 3, 3])
  })
  test('a table with real cards is counted in the same way', () => {
    given({ form: 'razz', book: 'wsop', seats: 8, realCards: true })
      .plays(toSixth)
      .offers(shuffles(4))
      .plays('reshuffle; deal one; deal As')
      .lines('4 shuffled', 'burn ??', 'common card', 'board 1: As', '…')
  })
})

describe('the books on a short stub', () => {
  const first = { rrp: 'burn', uspa: 'burn', hpt: 'burn', web: 'burn', wsop: 'reshuffle' }
  across(first, (book, act) =>
    rule(book.studShortStub.rule, `seven left and seven cards: first a ${act} (${book.name})`, () => {
      stud(book.id, 7)
        .stub(7)
        .offers({ act: { do: act } })
        .plays('play on')
        .has({ common: false })
    }),
  )
  const enough = { rrp: true, uspa: true, hpt: true, web: true, wsop: false }
  across(enough, (book, reaches) =>
    rule(book.studStubNeeded.rule, `eight cards are enough for seven: ${reaches} (${book.name})`, () => {
      const table = withStub(stud(book.id, 7), 8)
      if (reaches) table.plays('deal').stub(0)
      else table.offers({ act: { do: 'reshuffle' } })
    }),
  )
  rule(
    'uspa/3.2.3.5.15',
    'seven left: all but the last card, that one with the burns; eight left: a common card',
    () => {
      stud('uspa', 7)
        .plays('deal')
        .lines('burn Kd', 'down 1:Kh 2:Ks 3:Ac 4:Ad 5:Ah')
        .plays('reshuffle 9d As Jd; deal')
        .lines('5 shuffled', 'burn 9d', 'down 6:As 7:Jd', '…')
      stud('uspa', 8)
        .stub(1)
        .plays('reshuffle Td As; deal')
        .lines('4 shuffled', 'burn Td', 'common card', 'board 1: As', '…')
    },
  )
  test('a house that keeps a card back deals all but the last of just enough', () => {
    const keeps = houseWith({ studStubNeeded: 'players+2' })
    const table = withStub(stud(keeps, 7), 8).plays('deal one')
    table
      .offers({ act: { do: 'deal', cards: 6 } })
      .plays('play on')
      .has({ common: false })
  })
})

describe('super stud', () => {
  const toSeventh = 'deal; around; all throw away; deal; around; deal; around; deal; around'
  rule('wsop/253-community', 'whatever is short, the muck comes in, and no card serves all', () => {
    for (const seats of [6, 7]) {
      const table = given({ form: 'super-stud', book: 'wsop', seats }).plays('play on').has({ common: false })
      expect(table.deal.boards.flat()).toEqual([])
    }
    given({ form: 'super-stud-8', book: 'wsop', seats: 6 })
      .plays(toSeventh)
      .stub(1)
      .offers({ act: { do: 'reshuffle', from: 'burns-and-muck', cards: 16 } })
    // a house that has one
    const house = houseWith({ superStudCommunityCard: true }, 'wsop')
    given({ form: 'super-stud', book: house, seats: 6 })
      .plays(toSeventh)
      .offers(shuffles(4))
      .plays('reshuffle; deal')
      .has({ common: true })
  })
  test('a house counts otherwise', () => {
    const sixth = 'deal; around; all throw away; deal; around; deal; around'
    const seven = (book: House) => given({ form: 'super-stud', book, seats: 7 }).plays(sixth).stub(1)
    const check = { street: 'sixth', needed: 'players+2', ifShort: 'reshuffle-stub-burns' } as const
    seven(houseWith({ superStudStubCheck: check }, 'wsop')).offers(shuffles(3))
    const later = { ...check, street: 'seventh', ifShort: 'reshuffle-stub-burns-muck' } as const
    seven(houseWith({ superStudStubCheck: later }, 'wsop')).offers(burns)
  })
})

describe('Mexican poker', () => {
  const toFourth = 'deal; around; all keep; deal; around; all keep; deal; around; all keep'
  for (const book of ['wsop', 'rrp'] as const) {
    rule('wsop/258', `six left need eight: six cards and two burns are scrambled and dealt (${book})`, () => {
      const six = given({ form: 'mexican-poker', book, seats: 6 })
        .plays(toFourth)
        .stub(41 - 24 - 2)
      withStub(six, 8).offers(burns)
      const table = withStub(six, 6)
        .offers(shuffles(8))
        .plays('reshuffle; deal')
        .tells({ type: 'Reshuffled', rules: ['wsop/258'] })
        .stub(1)
      expect(table.deal.players.map(({ down, up }) => down.length + up.length)).toEqual([5, 5, 5, 5, 5, 5])
      // for a still shorter stub it goes as in stud
      withStub(six, 3).offers(burns).plays('deal').has({ common: true })
    })
  }
  across({ rrp: 'reshuffle', uspa: 'reshuffle', hpt: 'reshuffle', web: 'reshuffle', wsop: 'reshuffle' }, (book, act) =>
    rule(book.mexicanStubNeeded.rule, `seven cards for six: ${act} (${book.name})`, () => {
      withStub(given({ form: 'mexican-poker', book: book.id, seats: 6 }).plays(toFourth), 7).offers({
        act: { do: act },
      })
    }),
  )
  test('a house needs no card more than it deals', () => {
    const house = houseWith({ mexicanStubNeeded: 'players' })
    withStub(given({ form: 'mexican-poker', book: house, seats: 6 }).plays(toFourth), 7).offers(burns)
  })
})
