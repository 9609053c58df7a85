import { describe, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const into = { type: 'CardsMixedWithAnother', seat: 2, with: 3 } as const

describe("cards thrown into another's hand", () => {
  for (const [id, book] of [
    ['rrp/3/dead-hands/3', 'rrp'],
    ['uspa/3.1.5.3', 'uspa'],
    ['hpt/dead-hands/3', 'hpt'],
    ['web/dead-hands/6', 'web'],
    ['wsop/112', 'wsop'],
  ] as const) {
    rule(id, `are dead, facing either way; the other hand plays (${book})`, () => {
      const flop = given({
        form: 'holdem',
        book,
        seats: { 1: 100, 2: 100, 3: 100 },
        cards: { 1: '7h2c', 2: 'KdKc', 3: 'AsQd', board: 'Kh8d7c2s3s' },
      }).plays('deal; all call; 2 checks; deal; 1 checks')
      const dead = flop.reports({ ...into, identifiable: true })
      dead.ruled('hand-dead', { rules: [id] }).tells({ type: 'HandKilled', seat: 2, why: 'mixed-with-another' })
      dead.holds({ 2: '', 3: 'As Qd' }).has({ turn: 2 }).stacks({ 2: 90 }).pot(30)
      dead.plays('3 bets 10; 1 folds; award').awarded('all: 30 to 3')
    })
  }

  test('also in draw and in stud', () => {
    const draw = given({ form: 'ace-to-five-lowball', seats: 3 }).plays('deal; 3 calls; 1 calls; 2 checks; 1 draws 2')
    draw.reports(into).ruled('hand-dead').has({ turn: 2 }).plays('3 draws 1; deal').tells({ type: 'RoundOpened' })
    const drawn = draw.plays('2 draws 1; 3 draws 1').reports({ ...into, seat: 1 })
    drawn.ruled('hand-dead').plays('deal').lines('burn 5s', 'down 2:6c 3:6d', '…')
    const stud = given({
      form: 'razz',
      stakes: { ante: 1 },
      seats: 3,
      cards: { 1: '2c3dKh', 2: 'AsAd4h', 3: '7c8cQc' },
    }).plays('deal')
    // the highcard's hand dies before the forced bet, and the next highest makes it
    stud
      .has({ turn: 0 })
      .reports({ ...into, seat: 1 })
      .has({ turn: 2 })
      .plays('3 brings in 3; 2 calls')
      .pot(9)
  })
})

describe("cards thrown into a blind's holecards", () => {
  const first = { type: 'CardsMixedWithAnother', seat: 3, with: 2 } as const
  const deal = (book: Parameters<typeof given>[0]['book'] & string) =>
    given({ form: 'holdem', book, seats: { 1: 100, 2: 100, 3: 100, 4: 100 } }).plays('deal')

  across<readonly string[] | undefined>(
    {
      rrp: undefined,
      uspa: undefined,
      hpt: undefined,
      web: undefined,
      wsop: ['hand-dead', 'redeal-with-hand-dead'],
    },
    (book, options) =>
      rule(book.cardsIntoBlindHandRedeal.rule, `a new deal: ${options ? 'may be' : 'no'} (${book.name})`, () => {
        const ruled = deal(book.id as 'rrp').reports(first)
        ruled.ruled('hand-dead', options ? { options } : {})
      }),
  )

  rule('wsop/112-redeal', "the first hand's cards mix into the big blind's: a new deal, in which it is dead", () => {
    const redeal = deal('wsop').reports(first).decides('redeal-with-hand-dead')
    redeal.tells({
      type: 'DealVoided',
      why: 'redeal',
      back: [
        { seat: 1, amount: 5 },
        { seat: 2, amount: 10 },
      ],
      kept: 0,
    })
    redeal.has({ phase: 'ended', carried: 0 }).stacks({ 1: 100, 2: 100, 3: 100, 4: 100 })
    const again = deal('wsop').reports({ type: 'DealtDeadHand', seat: 3 })
    again
      .ruled('hand-dead', { rules: ['wsop/112-redeal'] })
      .holds({ 3: '' })
      .has({ turn: 3 })
    // into a hand that is not a blind's there is none
    deal('wsop')
      .reports({ ...first, with: 4 })
      .ruled('hand-dead', { rules: ['wsop/112'] })
  })
})

test('a hand cannot fall into itself, nor into one that is gone', () => {
  const table = given({ form: 'holdem', seats: 4 }).plays('deal; 3 folds')
  table.rulesOut({ ...into, with: 2 }, 'mixed-with-itself')
  table.rulesOut({ ...into, with: 3 }, { no: 'already-dead', seat: 3 })
})
