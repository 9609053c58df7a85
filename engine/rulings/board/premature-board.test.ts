import { describe, expect, test } from 'vitest'
import { type FormId, forms } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { piles, pilesTo } from '../../testing/piles.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const EARLY = { type: 'PrematureBoard' } as const

/** Hold'em for three: 3h burn, 8s 8d Kc flop, 7h burn, 9c turn, 2d burn, Kh river, then Js Qs Ts if all goes well. */
const DECK = 'As Ac Ad Ah 3s 3c  3h 8s8dKc 7h 9c 2d Kh Js Qs Ts'
const holdem = (book: BookId | House, acts: string): Table =>
  given({ form: 'holdem', book, seats: 3, cards: DECK }).plays(acts)
const PREFLOP = 'deal; 3 calls; 1 calls'
const FLOP = 'deal; around; deal; 1 bets 10; 2 calls'
const TURN = 'deal; around; deal; around; deal; 1 bets 20; 2 calls'

describe('a flop before the betting is over', () => {
  for (const [id, book] of [
    ['rrp/5/7', 'rrp'],
    ['uspa/3.2.1.5.3', 'uspa'],
    ['hpt/holdem/7', 'hpt'],
    ['wsop/171a', 'wsop'],
  ] as const) {
    rule(
      id,
      `the burn stays, the three and the stub are shuffled, three new ones come and none is burned (${book})`,
      () => {
        const early = holdem(book, PREFLOP).reports(EARLY).ruled('street-redealt')
        expect(pilesTo(early.deal, 2)).toEqual({ board: '', burns: '3h', aside: '8s 8d Kc', stub: '7h 9c' })
        const over = early.offers({ due: 'betting', seat: 2, check: true }).plays('2 checks')
        over.offers({ due: 'dealer', act: { do: 'reshuffle', from: 'stub-and-aside', cards: 45 } })
        const again = over
          .plays('reshuffle Qc Kc Qd 7h 9c; deal')
          .lines('45 shuffled', 'board 1: Qc Kc Qd', 'flop: 1 opens')
        expect(again.events[0]!.rules).toContain(id)
        expect(pilesTo(again.deal, 1)).toEqual({ board: 'Qc Kc Qd', burns: '3h', aside: '', stub: '7h' })
        again
          .plays('around; deal')
          .lines('burn 7h', 'board 1: 9c', 'turn: 1 opens')
          .has({ mending: { repairs: [] } })
      },
    )
  }
  rule('wsop/171a', 'nine players: the stub of 30 and the three make 33, and one card is burned in all', () => {
    const table = given({ form: 'holdem', book: 'wsop', seats: 9 })
      .plays('deal; 3 calls; 4 folds')
      .reports(EARLY)
      .stub(30)
    const redealt = table.plays('around').offers({ act: { do: 'reshuffle', from: 'stub-and-aside', cards: 33 } })
    expect(redealt.plays('reshuffle; deal').deal.burns).toHaveLength(1)
  })
  for (const [id, book] of [
    ['uspa/app2/2', 'uspa'],
    ['rrp/16/4', 'rrp'],
  ] as const) {
    rule(
      id,
      `where the house burns on a redeal, one card goes after the shuffle; as printed none does (${book})`,
      () => {
        const house = holdem(houseWith({ burnOnRedeal: true }, book), PREFLOP)
          .reports(EARLY)
          .plays('2 checks')
        const burned = house.plays('reshuffle Qc Kc Qd Jd; deal')
        burned.lines('45 shuffled', 'burn Qc', 'board 1: Kc Qd Jd', 'flop: 1 opens').has({ burns: ['3h', 'Qc'] })
        const printed = holdem(book, PREFLOP).reports(EARLY).plays('2 checks; reshuffle Qc Kc Qd; deal')
        printed.has({ burns: ['3h'], boards: [['Qc', 'Kc', 'Qd']] })
      },
    )
  }
})

describe('a turn before the betting is over', () => {
  for (const [id, book] of [
    ['rrp/5/8', 'rrp'],
    ['rrp/5/5', 'rrp'],
    ['uspa/3.2.1.5.4', 'uspa'],
    ['hpt/holdem/8', 'hpt'],
  ] as const) {
    rule(
      id,
      `what would have been the river is the turn, and 9c is shuffled in before an unburned river (${book})`,
      () => {
        const early = holdem(book, FLOP).reports(EARLY).ruled('would-be-river-is-the-turn')
        expect(pilesTo(early.deal, 2)).toEqual({ board: '8s 8d Kc', burns: '3h 7h', aside: '9c', stub: '2d Kh' })
        const turn = early.offers({ due: 'betting', seat: 3 }).plays('3 calls; deal')
        turn.lines('burn 2d', 'board 1: Kh', 'turn: 1 opens')
        const river = turn.plays('around').offers({ act: { do: 'reshuffle', from: 'stub-and-aside', cards: 39 } })
        expect(pilesTo(river.deal, 2)).toEqual({ board: '8s 8d Kc Kh', burns: '3h 7h 2d', aside: '9c', stub: 'Js Qs' })
        const last = river.plays('reshuffle 9c Qs; deal').lines('39 shuffled', 'board 1: 9c', 'river: 1 opens')
        expect(pilesTo(last.deal, 1)).toEqual({ board: '8s 8d Kc Kh 9c', burns: '3h 7h 2d', aside: '', stub: 'Qs' })
      },
    )
  }
  rule('rrp/16/4', 'where the house burns on a redeal: after the shuffle burn one, then the river', () => {
    const turn = holdem(houseWith({ burnOnRedeal: true }), FLOP)
      .reports(EARLY)
      .plays('3 calls; deal; around')
    turn.plays('reshuffle 9c Qs; deal').lines('39 shuffled', 'burn 9c', 'board 1: Qs', 'river: 1 opens')
  })
  rule('rrp/16/4', 'a house that shuffles before the turn: 9c may come on either card', () => {
    const house = houseWith({ prematureTurnRepair: 'keep-burn-reshuffle-stub' })
    const turn = holdem(house, FLOP).reports(EARLY).ruled('street-redealt').plays('3 calls; reshuffle 9c; deal')
    turn.lines('41 shuffled', 'board 1: 9c', 'turn: 1 opens').has({ burns: ['3h', '7h'] })
  })
  for (const id of ['wsop/171b', 'wsop/171'] as const) {
    rule(id, 'the burn stays, the card goes back, the stub is shuffled at once and the turn comes unburned', () => {
      const early = holdem('wsop', FLOP).reports(EARLY).ruled('street-redealt').plays('3 calls')
      expect(pilesTo(early.deal, 1)).toEqual({ board: '8s 8d Kc', burns: '3h 7h', aside: '9c', stub: '2d' })
      const turn = early.plays('reshuffle Jd 9c 8c; deal').lines('41 shuffled', 'board 1: Jd', 'turn: 1 opens')
      expect(pilesTo(turn.deal, 2)).toEqual({ board: '8s 8d Kc Jd', burns: '3h 7h', aside: '', stub: '9c 8c' })
      turn
        .plays('around; deal')
        .lines('burn 9c', 'board 1: 8c', 'river: 1 opens')
        .has({ burns: ['3h', '7h', '9c'] })
    })
  }
  for (const [id, book] of [
    ['rrp/3/irregularities/15', 'rrp'],
    ['rrp/5/5', 'rrp'],
    ['uspa/3.1.6.15', 'uspa'],
    ['hpt/holdem/6', 'hpt'],
    ['hpt/irregularities/12', 'hpt'],
    ['web/irregularities/12', 'web'],
    ['wsop/127', 'wsop'],
    ['wsop/170', 'wsop'],
  ] as const) {
    rule(id, `seat 3 was still to act and folds: the card is not the turn all the same (${book})`, () => {
      const early = holdem(book, FLOP).reports(EARLY)
      expect(early.events.find(event => event.type === 'RulingGiven')?.rules).toContain(id)
      // nobody is asked whether they take it
      early.offers({ due: 'betting', seat: 3 })
      const turn = early.plays('3 folds; reshuffle Jd; deal'.replace(book === 'wsop' ? '' : 'reshuffle Jd; ', ''))
      expect(turn.deal.boards[0]).toHaveLength(4)
      expect(turn.deal.boards[0]).not.toContain('9c')
      expect(turn.plays('play on').deal.phase).toBe('ended')
    })
  }
  test('if all but one fold the pot is theirs, and nothing is dealt', () => {
    const table = holdem('rrp', 'deal; around; deal; 1 bets 10; 2 folds').reports(EARLY).plays('3 folds')
    table
      .has({ phase: 'award', mending: { aside: ['9c'] } })
      .plays('award')
      .stacks({ 1: 1020 })
  })
  test('everybody is all-in on the flop: the repair comes all the same', () => {
    const table = given({ form: 'holdem', structure: 'no-limit', book: 'wsop', seats: 2, cards: DECK })
    const early = table.plays('deal; around; deal; 1 bets 990').reports(EARLY).plays('2 calls')
    early.plays('reshuffle Jd; deal').lines('43 shuffled', 'board 1: Jd', '…')
  })
})

describe('a river before the betting is over', () => {
  for (const [id, book] of [
    ['rrp/5/8', 'rrp'],
    ['uspa/3.2.1.5.4', 'uspa'],
    ['hpt/holdem/8', 'hpt'],
    ['hpt/irregularities/12', 'hpt'],
    ['wsop/171c', 'wsop'],
    ['wsop/171', 'wsop'],
  ] as const) {
    rule(id, `the burn stays, the card and the stub are shuffled, and the river is the top card (${book})`, () => {
      const early = holdem(book, TURN).reports(EARLY).ruled('street-redealt')
      expect(pilesTo(early.deal, 1)).toEqual({ board: '8s 8d Kc 9c', burns: '3h 7h 2d', aside: 'Kh', stub: 'Js' })
      const river = early
        .plays('3 folds; reshuffle Ts Kh Js; deal')
        .lines('39 shuffled', 'board 1: Ts', 'river: 1 opens')
      expect(pilesTo(river.deal, 2)).toEqual({ board: '8s 8d Kc 9c Ts', burns: '3h 7h 2d', aside: '', stub: 'Kh Js' })
    })
  }
})

describe('the rivers of two boards out of the last two cards', () => {
  const short = (form: FormId, book: BookId | House): Table =>
    given({ form, book, seats: 8, stakes: form === 'ultimate-big-o' ? {} : { ante: 5 } }).plays(
      form === 'ultimate-big-o'
        ? 'deal; 3 folds; around; deal; around; deal'
        : 'deal; 1 bets 10; 2 folds; around; deal',
    )
  for (const [id, form] of [
    ['wsop/five-card-double-board-bomb-pot-plo-b', 'five-card-double-board-bomb-pot-plo'],
    ['wsop/ultimate-big-o-b', 'ultimate-big-o'],
  ] as const) {
    rule(id, 'one turned early: the last card, the early one, two burns and the muck are shuffled', () => {
      const early = short(form, 'wsop')
        .reports({ ...EARLY, count: 1 })
        .ruled('street-redealt')
        .stub(1)
      expect(early.events.find(event => event.type === 'RulingGiven')?.rules).toContain(id)
      early.has({ mending: { aside: [form === 'ultimate-big-o' ? 'Ah' : 'Ah'] } })
      const muck = early.deal.muck
      const over = early.plays('around').offers({ act: { do: 'reshuffle', from: 'as-ruled', cards: 1 + 1 + 2 + 5 } })
      const rivers = over.plays(`reshuffle ${muck[0]} Ah; deal`)
      expect(rivers.deal.boards.map(board => board.at(-1))).toEqual([muck[0], 'Ah'])
      expect(piles(rivers.deal)).toMatchObject({ burns: '', aside: '' })
      rivers.stub(7).has({ muck: [] }).plays('play on').has({ phase: 'ended' })
    })
    test(`${form}: a house shuffles the two alone`, () => {
      const house = houseWith({ prematureRiverShortStub: 'reshuffle-stub-premature' }, 'wsop')
      const over = short(form, house)
        .reports({ ...EARLY, count: 1 })
        .plays('around')
      over
        .offers({ act: { do: 'reshuffle', from: 'stub-and-aside', cards: 2 } })
        .plays('reshuffle; deal')
        .stub(0)
    })
  }
  test('with more cards in the stub it is shuffled alone', () => {
    const table = given({ form: 'ultimate-big-o', book: 'wsop', seats: 7 }).plays('deal; around; deal; around; deal')
    const early = table.reports(EARLY).plays('around')
    // 52 less 35, 1 + 6 and 1 + 2 leave 7, of which one is burned
    early.offers({ act: { do: 'reshuffle', from: 'stub-and-aside', cards: 6 } })
  })
})

describe('every form with a board', () => {
  const withBoard = Object.values(forms).filter(form => form.boards > 0 && form.structures.length > 0)
  test.each(withBoard.map(form => form.id as FormId))('%s: the deal goes on to its end', form => {
    for (const book of ['rrp', 'uspa', 'hpt', 'web', 'wsop'] as const) {
      let table = given({ form, book, seats: 2 }).plays('deal')
      for (let streets = 0; streets < 3 && table.deal.phase === 'streets'; streets++) {
        if (table.deal.round === null) break
        const before = table.deal.mending.repairs.length
        if (before === 0 && canCome(table)) table = table.reports(EARLY)
        table = table.plays('around')
        while (table.deal.phase === 'streets' && table.deal.round === null && table.deal.turn < 0) {
          const due = table.deal
          table = table.plays('deal')
          if (table.deal === due || table.events.length === 0) table = table.plays('reshuffle')
        }
      }
      expect(table.plays('play on').deal.phase).toBe('ended')
    }
  })
  const canCome = ({ deal }: Table): boolean =>
    deal.form.streets.flatMap(street => street.steps).some((step, at) => step.do === 'board' && at > deal.step)

  test('a table with real cards: the cards are named, the shuffle is not', () => {
    const table = given({ form: 'holdem', book: 'rrp', seats: 2, realCards: true })
      .plays('deal; around; deal one; deal As Ks Qs')
      .reports({ ...EARLY, cards: ['9c'] })
    expect(pilesTo(table.deal, 0)).toMatchObject({ board: 'As Ks Qs', burns: '?? ??', aside: '9c' })
    const river = table.plays('around; deal one; deal Kh; around; reshuffle; deal 9c')
    expect(pilesTo(river.deal, 0)).toMatchObject({ board: 'As Ks Qs Kh 9c', burns: '?? ?? ??', aside: '' })
    table.plays('around').rulesOut(EARLY, 'no-betting')
  })
  test('it cannot have happened', () => {
    holdem('rrp', 'deal; around').rulesOut(EARLY, 'no-betting')
    holdem('rrp', 'deal; around; deal; around; deal; around; deal').rulesOut(EARLY, 'no-boardcards-to-come')
    given({ form: 'razz', seats: 2 }).plays('deal').rulesOut(EARLY, 'no-boardcards-to-come')
    const early = holdem('rrp', PREFLOP)
      .rulesOut({ ...EARLY, count: 4 }, { no: 'street-has-up-to', count: 3 })
      .reports(EARLY)
    early.rulesOut(EARLY, 'street-being-corrected')
    holdem('rrp', PREFLOP).rulesOut({ ...EARLY, cards: ['Js', 'Jd', 'Jh'] }, 'cards-from-deck')
  })
})

test('a street that came too early is cited by its own rule, not by those of the other streets', () => {
  const early = (acts: string) => {
    const table = given({ form: 'holdem', book: 'wsop', seats: 3 }).plays(acts).reports({ type: 'PrematureBoard' })
    return new Set(table.events.flatMap(({ rules }) => rules).filter(id => /^wsop\/171[abc]$/.test(id)))
  }
  expect(early('deal')).toEqual(new Set(['wsop/171a']))
  expect(early('deal; around; deal')).toEqual(new Set(['wsop/171b']))
  expect(early('deal; around; deal; around; deal')).toEqual(new Set(['wsop/171c']))
})
