import { describe, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const third = '2c 2d 2h 3c 3d 3h Kh 9d 4c'
const streets = '5c 6c 6d 6h  7c 8c 8d 8h  9c Tc Td Th  Jc Qc Qd Qh  Js Kc Kd Ks'
const stud = (book: BookId, more: object = {}) =>
  given({ form: 'seven-card-stud', book, seats: { 2: 1000, 3: 1000, 5: 1000 }, cards: `${third} ${streets}`, ...more })

/** Fourth street: seats 2 and 3 have checked, seat 5 is to act when fifth street comes to seats 2 and 3. */
const early = (book: BookId) =>
  stud(book)
    .plays('deal; around; deal; 2 checks; 3 checks')
    .reports({ type: 'PrematureStreetCard', to: [2, 3] })

/** Sixth street: nobody has acted when the last downcard comes to seat 2, who looks at it. */
const seen = (book: BookId) =>
  stud(book)
    .plays('deal; around; deal; around; deal; around; deal')
    .reports({ type: 'PrematureStreetCard', to: [2], seen: [2] })

describe('cards of stud before the betting is over', () => {
  for (const [id, book, general] of [
    ['rrp/8/14', 'rrp', 'rrp/3/irregularities/15'],
    ['uspa/3.2.3.5.14', 'uspa', 'uspa/3.1.6.15'],
  ] as const) {
    rule(id, `fifth street comes to seats 2 and 3: theirs and one for seat 5 stay out, then a burn (${book})`, () => {
      early(book)
        .ruled('cards-stay-out', { rules: [general, id] })
        .has({ burns: ['5c', '7c'], mending: { aside: ['8c', '8d'] } })
        .holds({ 2: '2c 3c | Kh 6c', 3: '2d 3d | 9d 6d' })
        .offers({ seat: 5, check: true })
        .plays('5 checks')
        .offers({ act: { do: 'set-aside', cards: 1 } })
        .plays('deal')
        .lines('aside 8h', 'burn 9c', 'up 2:Tc 3:Td 5:Th', 'fifth street: 2 opens')
        .has({ burns: ['5c', '7c', '9c'], mending: { aside: ['8c', '8d', '8h'] } })
        // what comes later is what each would have had on that street
        .plays('around; deal')
        .lines('burn Jc', 'up 2:Qc 3:Qd 5:Qh', '…')
    })
    rule(id, `one of them folds: two cards for the two who are left are out already (${book})`, () => {
      stud(book)
        .plays('deal; around; deal; 2 bets 10')
        .reports({ type: 'PrematureStreetCard', to: [2, 3] })
        .plays('3 folds; 5 calls; deal')
        .lines('burn 8h', 'up 2:9c 5:Tc', '…')
    })
    rule(id, `a last downcard that was looked at stays, and its player may not bet or raise on sixth (${book})`, () => {
      const barred = seen(book)
        .ruled('card-kept', { rules: [general, id] })
        .holds({ 2: '2c 3c Qc | Kh 6c 8c Tc' })
        .has({ burns: ['5c', '7c', '9c', 'Jc'] })
        .refuses('2 bets 20', 'barred-by-a-ruling')
        .plays('2 checks; 3 bets 20; 5 calls')
        .offers({ seat: 2, callTo: 20, wager: null })
        .plays('2 calls; deal')
        .lines('aside Qd Qh', 'burn Js', 'down 3:Kc 5:Kd', 'seventh street: 2 opens')
        .holds({ 2: '2c 3c Qc | Kh 6c 8c Tc', 3: '2d 3d Kc | 9d 6d 8d Td' })
      // on seventh street they bet like anybody
      barred
        .offers({ seat: 2, wager: { sizes: [20] } })
        .plays('play on')
        .has({ phase: 'ended' })
    })
  }

  rule(
    'wsop/231',
    'the burn stays, the card goes back, the stub is shuffled, and the street comes without a burn',
    () => {
      early('wsop')
        .ruled('cards-back-and-reshuffle', { rules: ['wsop/127', 'wsop/231'] })
        .holds({ 2: '2c 3c | Kh 6c', 3: '2d 3d | 9d 6d' })
        .has({ burns: ['5c', '7c'], mending: { aside: [] } })
        .stub(52 - 12 - 2)
        .plays('5 checks')
        .offers({ act: { do: 'reshuffle', from: 'stub', cards: 38 } })
        .plays('reshuffle As Ah Ad 8c; deal')
        .lines('38 shuffled', 'up 2:As 3:Ah 5:Ad', 'fifth street: 2 opens')
        .has({ burns: ['5c', '7c'] })
        .plays('around; deal')
        .lines('burn 8c', '…')
    },
  )

  const repairs = { rrp: 1, uspa: 1, hpt: 1, web: 1, wsop: 0 }
  across(repairs, (book, aside) =>
    rule(book.prematureStudCardRepair.rule, `${aside} cards for seat 5 are set aside (${book.name})`, () => {
      const due = aside === 1 ? { do: 'set-aside', cards: 1 } : { do: 'reshuffle', from: 'stub' }
      early(book.id).plays('5 checks').offers({ act: due })
    }),
  )
  type Held = { readonly down: string; readonly wager: { readonly sizes: readonly number[] } | null }
  const keeps: Held = { down: '2c 3c Qc', wager: null }
  const gives: Held = { down: '2c 3c', wager: { sizes: [20] } }
  across({ rrp: keeps, uspa: keeps, hpt: keeps, web: keeps, wsop: gives }, (book, { down, wager }) =>
    rule(
      book.prematureLastDowncardSeen.rule,
      `a player who has seen the last card holds ${down} (${book.name})`,
      () => {
        seen(book.id)
          .offers({ seat: 2, wager })
          .holds({ 2: `${down} | Kh 6c 8c Tc` })
      },
    ),
  )
  rule(
    'wsop/231',
    'a seventh-street card that its player has looked at goes back too, and comes without a burn',
    () => {
      seen('wsop')
        .ruled('cards-back-and-reshuffle', { rules: ['wsop/127', 'wsop/231'] })
        .holds({ 2: '2c 3c | Kh 6c 8c Tc' })
        .plays('all check')
        .offers({ act: { do: 'reshuffle', from: 'stub' } })
        .plays('reshuffle As Ah Ad 4s; deal')
        .lines('…', 'down 2:As 3:Ah 5:Ad', 'seventh street: 2 opens')
    },
  )

  test('a house takes it back all the same, or lets them bet', () => {
    const taken = houseWith({ prematureLastDowncardSeen: 'taken-back' })
    const table = (book: typeof taken) =>
      given({ form: 'seven-card-stud', book, seats: { 2: 1000, 3: 1000, 5: 1000 }, cards: `${third} ${streets}` })
        .plays('deal; around; deal; around; deal; around; deal')
        .reports({ type: 'PrematureStreetCard', to: [2], seen: [2] })
    table(taken)
      .holds({ 2: '2c 3c | Kh 6c 8c Tc' })
      .offers({ wager: { sizes: [20] } })
    table(houseWith({ prematureLastDowncardSeen: 'kept' }))
      .holds({ 2: '2c 3c Qc | Kh 6c 8c Tc' })
      .offers({ wager: { sizes: [20] } })
  })

  rule('rrp/8/15', 'cards that were removed go in with the burns when the deck runs out', () => {
    const short = given({ form: 'seven-card-stud', seats: 6 })
      .plays('deal; around; deal')
      .reports({ type: 'PrematureStreetCard', to: [1] })
      // 18 cards, a burn and 6, a burn and 6 removed, a burn and 6 twice: 6 are left
      .plays('around; deal; around; deal; around')
      .stub(6)
      .plays('deal')
      .lines('burn Kh', 'down 1:Ks 2:Ac 3:Ad 4:Ah')
      // the last card, five burns and six cards that were removed
      .offers({ act: { do: 'reshuffle', from: 'burns', cards: 12 } })
      .plays('reshuffle 8h 9s As; deal')
      .lines('12 shuffled', 'burn 8h', 'down 5:9s 6:As', '…')
    short
      .has({ mending: { aside: [] } })
      .plays('play on')
      .has({ phase: 'ended' })
  })

  const inRazz = { form: 'razz', seats: 3, book: 'rrp' } as const
  test('at a table with real cards the cards are named, and so are those set aside', () => {
    given({ ...inRazz, realCards: true })
      .plays('deal ?? ?? ?? ?? ?? ??; deal 5c 6d Kh; around; deal one; deal Ac 2d 3h; 1 checks')
      .reports({ type: 'PrematureStreetCard', to: [1, 2], cards: ['7c', '8d'] })
      .has({ mending: { aside: ['7c', '8d'] } })
      .plays('around; deal 9h')
      .lines('aside 9h')
      .has({ mending: { aside: ['7c', '8d', '9h'] } })
  })
  test('it cannot have happened between rounds, to a player who has folded, or before a discard', () => {
    const incident = { type: 'PrematureStreetCard', to: [1] } as const
    const razz = given(inRazz)
    razz.rulesOut(incident, 'no-betting')
    razz.plays('deal').rulesOut({ ...incident, to: [] }, 'nobody-got-a-card')
    razz.plays('deal').rulesOut({ ...incident, to: [2, 2] }, 'two-cards')
    razz.plays('deal').rulesOut({ ...incident, to: [7] }, { no: 'gets-no-card', seat: 7 })
    razz.plays('deal').rulesOut({ ...incident, seen: [2] }, { no: 'no-card-to-look-at', seat: 2 })
    razz.plays('deal').rulesOut({ ...incident, cards: ['As'] }, 'cards-from-deck')
    given({ form: 'super-stud', seats: 2 }).plays('deal').rulesOut(incident, 'no-card-next')
    given({ form: 'holdem', seats: 2 }).plays('deal').rulesOut(incident, 'no-such-streets')
    const once = razz.plays('deal').reports(incident)
    once.rulesOut(incident, 'street-being-corrected')
  })
})
