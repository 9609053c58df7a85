import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Five hands from seat 1 on; seat 4's second card is 9h, and seat 5 got Tc behind it; 2d lies on top. */
const DECK = '2c 3c 4c 5c 6c 7c 8c 9c 9h Tc 2d 3d 4d 5d 6d 7d 8d'
const holdem = (book: BookId) => given({ form: 'holdem', book, seats: 5, cards: DECK }).plays('deal')

const boxed = (seat: number, card: Card, nextMixed = true) =>
  ({ type: 'BoxedCard', card, where: 'hand', seat, nextMixed }) as const

describe('a boxed card', () => {
  for (const [id, book] of [
    ['rrp/3/irregularities/7', 'rrp'],
    ['uspa/3.1.6.7', 'uspa'],
    ['hpt/irregularities/5', 'hpt'],
    ['web/irregularities/6', 'web'],
    ['wsop/23-replace', 'wsop'],
  ] as const) {
    rule(id, `noticed when the next is mixed into seat 5's hand: replaced when all have theirs (${book})`, () => {
      holdem(book)
        .reports(boxed(4, '9h'))
        .ruled('card-replaced')
        .holds({ 4: '5c 2d', 5: '6c Tc' })
        .has({ burns: [], turn: 2, mending: expect.objectContaining({ aside: ['9h'], boxed: ['9h'] }) })
        .plays('all call; 2 checks; deal')
        .lines('burn 3d', 'board 1: 4d 5d 6d', 'flop: 1 opens')
    })

    rule(id, `noticed at once: the next card goes to seat 4, and those behind it to whom they fall (${book})`, () => {
      holdem(book)
        .reports(boxed(4, '9h', false))
        .ruled('card-replaced')
        .holds({ 3: '4c 9c', 4: '5c Tc', 5: '6c 2d' })
      holdem(book)
        .reports(boxed(2, '3c', false))
        .holds({ 1: '2c 8c', 2: '4c 9c', 3: '5c 9h', 4: '6c Tc', 5: '7c 2d' })
    })
  }

  rule('wsop/23', '9h is blank paper: it is out of every hand', () => {
    const { deal } = holdem('wsop').reports(boxed(4, '9h')).plays('play on')
    expect(deal.mending.aside).toEqual(['9h'])
    expect(deal.players.flatMap(({ down }) => down)).not.toContain('9h')
    expect([...deal.boards.flat(), ...deal.burns, ...deal.muck]).not.toContain('9h')
  })

  rule(
    'uspa/2.2/boxed-card',
    'the dealer reports that the next card lies face up in the stub: it is passed over',
    () => {
      const table = holdem('uspa').reports({ type: 'BoxedCard', card: '2d', where: 'stub' }).ruled('card-replaced')
      table.plays('all call; 2 checks; deal').lines('burn 3d', 'board 1: 4d 5d 6d', 'flop: 1 opens')
      const deeper = holdem('uspa').reports({ type: 'BoxedCard', card: '4d', where: 'stub' })
      deeper.plays('all call; 2 checks; deal').lines('burn 2d', 'board 1: 3d 5d 6d', 'flop: 1 opens')
    },
  )

  rule('uspa/2.2/dead-card', 'it is in no hand and on no board', () => {
    const flop = holdem('uspa')
      .plays('all call; 2 checks; deal')
      .has({ boards: [['3d', '4d', '5d']] })
    const ruled = flop.reports({ type: 'BoxedCard', card: '4d', where: 'board' }).ruled('card-replaced')
    ruled.has({ boards: [['3d', '5d', '6d']], mending: expect.objectContaining({ aside: ['4d'] }) })
  })

  const several = { rrp: 2, uspa: 2, hpt: 2, web: 3, wsop: 2 }
  across(several, (book, count) =>
    rule(book.boxedCardsMisdealAt.rule, `${count} of them are a misdeal (${book.name})`, () => {
      const found = ['9h', 'Tc', '8c'] as const
      let table = holdem(book.id)
      for (const [i, card] of found.slice(0, count).entries()) {
        table = table.reports(boxed({ '9h': 4, Tc: 5, '8c': 2 }[card], card))
        table.ruled(i + 1 < count ? 'card-replaced' : 'misdeal')
      }
      table.stacks({ 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000 }).has({ phase: 'ended' })
    }),
  )

  rule(
    'wsop/23-two',
    'the second one is the turn, with 180 in the pot: the deal is void, each has back what they put in',
    () => {
      const table = given({ form: 'holdem', book: 'wsop', structure: 'no-limit', seats: 3, cards: DECK })
        .plays('deal')
        .reports({ type: 'BoxedCard', card: '5c', where: 'hand', seat: 1 })
      const turn = table.plays('3 raises to 60; 1 calls; 2 calls; deal; all check; deal').pot(180)
      const [card] = turn.deal.boards[0]!.slice(-1)
      const ruled = turn.reports({ type: 'BoxedCard', card: card!, where: 'board' }).ruled('deal-void')
      ruled.tells({
        type: 'DealVoided',
        why: 'boxed-cards',
        back: [1, 2, 3].map(seat => ({ seat, amount: 60 })),
        kept: 0,
      })
      ruled.stacks({ 1: 1000, 2: 1000, 3: 1000 })
    },
  )

  across(
    { rrp: 'card-replaced', uspa: 'card-replaced', hpt: 'card-replaced', web: 'card-replaced', wsop: 'deal-void' },
    (book, late) =>
      rule(
        book.boxedCardsToVoid.rule,
        `a second one on the turn, too late for a misdeal: ${late} (${book.name})`,
        () => {
          const one = holdem(book.id).reports(boxed(4, '9h')).plays('all call; 2 checks; deal; all check; deal')
          const card = one.deal.boards[0]!.at(-1)!
          one.reports({ type: 'BoxedCard', card, where: 'board' }).ruled(late)
        },
      ),
  )

  test('one at the bottom of the stub, which the deal does not need, counts only where all that are found do', () => {
    const bottom = (book: BookId) => {
      const table = holdem(book)
      return table.reports({ type: 'BoxedCard', card: table.deal.deck.at(-1)!, where: 'stub', needed: false })
    }
    bottom('rrp').ruled('play-on').reports(boxed(4, '9h')).ruled('misdeal')
    bottom('wsop').ruled('play-on').reports(boxed(4, '9h')).ruled('card-replaced')
  })

  test('its player has acted: they have a card too few, and their hand is dead', () => {
    const table = holdem('rrp').plays('3 calls; 4 calls').reports(boxed(4, '9h')).ruled('hand-dead')
    table.holds({ 4: '' }).pot(35).tells({ type: 'HandKilled', seat: 4, why: 'boxed-card' })
  })

  test('a boardcard that was acted on stays, on that street, on the next and at the showdown', () => {
    const flop = holdem('rrp').plays('all call; 2 checks; deal')
    const card = flop.deal.boards[0]![2]!
    const lies = { type: 'BoxedCard', card, where: 'board' } as const
    flop.reports(lies).ruled('card-replaced')
    const later = ['checks', 'all check; deal', 'all check; deal; all check; deal; all check']
    for (const acts of later) {
      const table = flop.plays(acts)
      table.reports(lies).ruled('play-on').has({ boards: table.deal.boards })
    }
  })

  test('a drawn card that was acted on is too late as well: before the next draw, and at the showdown', () => {
    const table = given({ form: 'deuce-to-seven-triple-draw', seats: 2 }).plays('deal; around; draw 1 1; deal')
    const { seat, down } = table.deal.players[0]!
    const drawn = boxed(seat, down.at(-1)!)
    table.reports(drawn).ruled('card-replaced')
    table.plays('all check').reports(drawn).ruled('hand-dead')
    const end = table.plays('all check; all stand pat; deal; all check; all stand pat; deal')
    end.plays('all check').reports(drawn).ruled('hand-dead')
  })

  test('an upcard of stud is replaced by an upcard', () => {
    const cards = '2c 3c 4c 5c 6c 7c 8c 9h Tc 2d'
    const table = given({ form: 'seven-card-stud', seats: 3, cards }).plays('deal').holds({ 2: '3c 6c | 9h' })
    table.reports(boxed(2, '9h')).ruled('card-replaced').holds({ 2: '3c 6c | 2d', 3: '4c 7c | Tc' })
    table.reports(boxed(2, '9h', false)).holds({ 2: '3c 6c | Tc', 3: '4c 7c | 2d' })
  })

  test('what cannot have happened is refused', () => {
    const table = holdem('rrp')
    table.rulesOut({ type: 'BoxedCard', card: '9h', where: 'hand' }, 'whose-not-said')
    table.rulesOut({ type: 'BoxedCard', card: '9h', where: 'stub' }, { no: 'not-in-the-stub', card: '9h' })
    table.rulesOut({ type: 'BoxedCard', card: '3d', where: 'board' }, { no: 'not-on-a-board', card: '3d' })
  })
})

describe('a boxed card in open-face Chinese', () => {
  const openFace = (cards?: string) =>
    given({
      form: 'open-face-chinese',
      book: 'wsop',
      seats: 2,
      fantasyland: [],
      cards: cards ?? '2c 3c 2d 3d 2h 3h 2s 3s 4c 4d Kh Qh Kd Qd Ks Qs Kc Qc Jh Jd Js Jc',
    }).plays('deal')
  const firstFive = '1 lays 2c / 2d 2h / 2s 4c; 2 lays 3c / 3d 3h / 3s 4d; deal'
  const inHand = (seat: number, card: Card) => ({ type: 'BoxedCard', card, where: 'hand', seat }) as const

  rule('wsop/23a', 'one among the first five, while they are dealt, is a misdeal', () => {
    openFace().reports(inHand(1, '4c')).ruled('misdeal').has({ phase: 'ended' }).stacks({ 1: 1000, 2: 1000 })
  })

  rule('wsop/23a-play', 'the first five are set: a boxed Kh on the first draw must be placed', () => {
    const table = openFace().plays(firstFive).holds({ 1: 'Kh' })
    const ruled = table.reports(inHand(1, 'Kh')).ruled('play-on').holds({ 1: 'Kh' })
    ruled.plays('1 lays / / Kh').holds({ 1: '' })
  })

  rule('wsop/23a-two', 'one on the first draw and another on the second, before it is set: a misdeal', () => {
    const one = openFace().plays(firstFive).reports(inHand(1, 'Kh'))
    const other = one.plays('1 lays / / Kh; 2 lays / / Qh; deal').reports(inHand(2, 'Qd'))
    other.ruled('misdeal').has({ phase: 'ended' })
  })

  rule('wsop/23a-late', 'from the time the second draw is set all are played, two as well', () => {
    const second = openFace().plays(
      `${firstFive}; 1 lays / / Kh; 2 lays / / Qh; deal; 1 lays / / Kd; 2 lays / / Qd; deal`,
    )
    const late = second.reports(inHand(1, 'Ks')).ruled('play-on').plays('1 lays / Ks /; 2 lays / Qs /; deal')
    late.reports(inHand(1, 'Kc')).ruled('play-on').has({ phase: 'streets' })
  })
})

test('however many are found in the stub, the board can be dealt', () => {
  let table = given({ form: 'omaha', seats: 9 }).plays('deal; around')
  for (let n = 0; n < 12; n++) {
    table = table.reports({ type: 'BoxedCard', where: 'stub', card: table.deal.deck[table.deal.next]! })
  }
  // sixteen cards: three burns and five for the board are kept
  table.stub(8).plays('play on').has({ phase: 'ended' })
})
