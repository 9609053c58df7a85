import { describe, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
/** Seat 1 has aces, seat 4 a straight, seat 7 has folded. */
const cards = { 1: 'AsAd', 4: 'JhTc', 7: 'KsQd', board: '9h8d7c2s3s' }
const SUSPECTED = 'suspecting collusion before the floor'

/** Seat 4 has thrown away the winner: after a bet that was called, or after checks. */
const thrown = (book: Setup['book'], how: 'called' | 'checked' = 'called') =>
  given({ ...noLimit, seats: { 1: 100, 4: 100, 7: 100 }, book: book!, cards })
    .plays('deal; 7 folds; 1 calls; 4 checks; deal; all check; deal; all check; deal')
    .plays(how === 'called' ? '1 bets 10; 4 calls; 1 shows; 4 mucks' : 'all check; 1 shows; 4 mucks')

describe('asking to see a hand', () => {
  across({ rrp: '', uspa: '', hpt: '', web: '', wsop: SUSPECTED }, (book, ground) =>
    rule(
      book.seeHandRequest.rule,
      `asked for by the winner seat 4 wins, asked for by seat 7 it is dead (${book.name})`,
      () => {
        const table = thrown(book.id)
        table
          .plays(`1 asks to see 4 ${ground}`)
          .tells({
            type: 'HandSeen',
            seat: 4,
            by: 1,
            cards: ['Jh', 'Tc'],
            live: true,
            rules: book.seeHandRequest.rules,
          })
          .plays('award')
          .awarded('high: 40 to 4')
        table
          .plays(`7 asks to see 4 ${ground}`)
          .tells({ type: 'HandSeen', seat: 4, by: 7, live: false })
          .plays('award')
          .awarded('all: 40 to 1')
        table.refuses('9 asks to see 4', 'not-dealt-in', { seat: 9 })
      },
    ),
  )

  across({ rrp: true, uspa: false, hpt: true, web: false, wsop: true }, (book, shown) =>
    rule(book.seeHandRequest.rule, `after a checked round a hand is ${shown ? '' : 'not '}shown (${book.name})`, () => {
      const table = thrown(book.id, 'checked')
      const ask = `7 asks to see 4 ${SUSPECTED}`
      if (shown) table.plays(ask).tells({ type: 'HandSeen', seat: 4 })
      else table.refuses(ask, 'hand-was-not-called', { seat: 4, rules: book.seeHandRequest.rules })
    }),
  )

  for (const id of ['wsop/14', 'wsop/147'] as const) {
    rule(id, 'only on suspicion of collusion, and only with a floorperson present', () => {
      const table = thrown('wsop')
      for (const ground of ['', 'suspecting collusion', 'before the floor']) {
        table.refuses(`1 asks to see 4 ${ground}`, 'ground-and-floor-needed', { rules: ['wsop/147', 'wsop/14'] })
      }
      table.plays(`1 asks to see 4 ${SUSPECTED}`).tells({ type: 'HandSeen', live: true })
    })
  }

  across({ rrp: false, uspa: false, hpt: false, web: true, wsop: false }, (book, dealerMay) =>
    rule(book.seeHandRequest.rule, `abuse: ${dealerMay ? 'the dealer' : 'the floor'} may end it (${book.name})`, () => {
      const table = thrown(book.id)
      if (!dealerMay) table.refuses('deny 7', 'not-theirs-to-deny')
      table
        .plays(dealerMay ? 'deny 7' : 'deny 7 by the floor')
        .tells({ type: 'AskingDenied', seat: 7, rules: book.seeHandRequest.rules })
        .refuses(`7 asks to see 4 ${SUSPECTED}`, 'asking-is-denied', { seat: 7 })
        .plays(`1 asks to see 4 ${SUSPECTED}`)
        .tells({ type: 'HandSeen', seat: 4, by: 1 })
    }),
  )

  test('houses: anybody at the table, only who paid, nobody, and a hand that stays dead', () => {
    const house = (changes: object): Setup['book'] => {
      const base = { who: 'any-dealt-in', which: 'eligible-for-showdown', ground: 'none-needed' } as const
      const usual = { ...base, byWinnerRevivesHand: true, abuse: 'right-may-be-lost' } as const
      return { name: 'ours', book: 'rrp', overrides: { seeHandRequest: { ...usual, ...changes } } }
    }
    thrown(house({ who: 'any-at-the-table' }))
      .plays('9 asks to see 4')
      .tells({ type: 'HandSeen', by: 9, live: false })
    const paid = house({ who: 'who-paid-for-the-last-wager' })
    thrown(paid).refuses('1 asks to see 4', 'not-theirs-to-ask').refuses('7 asks to see 4', 'not-theirs-to-ask')
    thrown(paid).plays('4 asks to see 4').tells({ type: 'HandSeen', by: 4 })
    thrown(house({ ground: 'never-granted' })).refuses('1 asks to see 4', 'no-hand-is-shown')
    thrown(house({ byWinnerRevivesHand: false }))
      .plays('1 asks to see 4')
      .tells({ type: 'HandSeen', live: false })
    thrown(house({ abuse: 'nothing' })).refuses('deny 7 by the floor', 'not-theirs-to-deny')
  })
})
