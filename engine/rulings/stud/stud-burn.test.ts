import { describe, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const third = '2c 2d 2h 3c 3d 3h Kh 9d 4c'
const streets = '5c 6c 6d 6h  7c 8c 8d 8h  9c Tc Td Th  Jc Qc Qd Qh  Js Kc Kd Ks'
const stud = (book: BookId | House) =>
  given({ form: 'seven-card-stud', book, seats: { 1: 1000, 2: 1000, 3: 1000 }, cards: `${third} ${streets}` })
const beforeFifth = (book: BookId | House) => stud(book).plays('deal; around; deal; around')
const beforeSeventh = (book: BookId | House) =>
  stud(book).plays('deal; around; deal; around; deal; around; deal; around')

const books = [
  ['rrp/8/13', 'rrp', 'rrp/8/13'],
  ['uspa/3.2.3.5.13', 'uspa', 'uspa/3.2.3.5.13'],
  ['wsop/230', 'wsop', 'wsop/230-final'],
] as const

describe('a burn that was missed at stud', () => {
  for (const [id, book, last] of books) {
    rule(id, `before fifth street: the cards go one place on, and the first is the burn (${book})`, () => {
      beforeFifth(book)
        .reports({ type: 'BurnMissed' })
        .ruled('corrected')
        .lines('up 1:7c 2:8c 3:8d', 'fifth street: 1 opens')
        .holds({ 1: '2c 3c | Kh 6c 8c', 2: '2d 3d | 9d 6d 8d', 3: '2h 3h | 4c 6h 8h' })
        .has({ burns: ['5c', '7c'] })
        .plays('around; deal')
        .lines('burn 9c', 'up 1:Tc 2:Td 3:Th', '…')
    })
    rule(id, `noticed after the first card: it is the burn, and the others come as they should (${book})`, () => {
      beforeFifth(book)
        .reports({ type: 'BurnMissed', dealt: 1 })
        .ruled('corrected')
        .holds({ 1: '2c 3c | Kh 6c 8c', 2: '2d 3d | 9d 6d' })
        .has({ burns: ['5c', '7c'] })
        .plays('deal')
        .lines('up 2:8d 3:8h', 'fifth street: 1 opens')
    })
    rule(
      last,
      `before seventh street, seat 2 has looked at its card and keeps it; the others have theirs (${book})`,
      () => {
        beforeSeventh(book)
          .reports({ type: 'BurnMissed', seen: [2] })
          .ruled('corrected')
          .lines('down 1:Jc 2:Qc 3:Qd', '…')
          // seat 2 would have had Qd, which now goes to seat 1, whose Qc it keeps
          .holds({ 1: '2c 3c Qd | Kh 6c 8c Tc', 2: '2d 3d Qc | 9d 6d 8d Td', 3: '2h 3h Qh | 4c 6h 8h Th' })
          .has({ burns: ['5c', '7c', '9c', 'Jc'] })
      },
    )
    rule(last, `seat 1 has looked at the card that should be burned: its own is burned instead (${book})`, () => {
      beforeSeventh(book)
        .reports({ type: 'BurnMissed', seen: [1] })
        .holds({ 1: '2c 3c Jc | Kh 6c 8c Tc', 2: '2d 3d Qd | 9d 6d 8d Td', 3: '2h 3h Qh | 4c 6h 8h Th' })
        .has({ burns: ['5c', '7c', '9c', 'Qc'] })
    })
  }
})

describe('a second burn at stud', () => {
  for (const [id, book, last] of books) {
    rule(id, `before the street is dealt it goes back on the stub (${book})`, () => {
      beforeFifth(book)
        .reports({ type: 'TwoBurned' })
        .ruled('corrected')
        .has({ burns: ['5c', '7c'] })
        .plays('deal')
        .lines('up 1:8c 2:8d 3:8h', '…')
    })
    rule(id, `with the street out each card goes one place back, the last onto the stub (${book})`, () => {
      beforeFifth(book)
        .reports({ type: 'TwoBurned', dealt: 3 })
        .ruled('corrected')
        .lines('burn 7c', 'up 1:8d 2:8h 3:9c', 'fifth street: 1 opens')
        .holds({ 1: '2c 3c | Kh 6c 8c', 2: '2d 3d | 9d 6d 8d', 3: '2h 3h | 4c 6h 8h' })
        .has({ burns: ['5c', '7c'] })
        .plays('around; deal')
        .lines('burn 9c', 'up 1:Tc 2:Td 3:Th', '…')
    })
    rule(last, `before seventh street, seat 3 has looked at its card and keeps it (${book})`, () => {
      beforeSeventh(book)
        .reports({ type: 'TwoBurned', dealt: 3, seen: [3] })
        .holds({ 1: '2c 3c Qc | Kh 6c 8c Tc', 2: '2d 3d Qd | 9d 6d 8d Td', 3: '2h 3h Js | 4c 6h 8h Th' })
        .has({ burns: ['5c', '7c', '9c', 'Jc'] })
        // its own card lies on top of the stub
        .has({ next: 0 })
        .stub(52 - 25)
    })
  }
})

describe('noticed later', () => {
  test('nobody has acted on fifth street: the cards are moved, and the round opens again', () => {
    // by the wrong cards seat 2 is high with a pair of nines, by the right ones seat 1
    given({ form: 'seven-card-stud', seats: 3, cards: `${third} 5c 6c 6d 6h  Kd 9h 8d 8h 9c` })
      .plays('deal; around; deal; around')
      .reports({ type: 'BurnMissed', noticed: false })
      .lines('up 1:Kd 2:9h 3:8d', 'fifth street: 1 opens')
      .notices(0)
      .ruled('corrected')
      .lines('fifth street: 1 opens')
      .holds({ 1: '2c 3c | Kh 6c 9h', 2: '2d 3d | 9d 6d 8d', 3: '2h 3h | 4c 6h 8h' })
  })
  test('who opens changes with the cards', () => {
    given({ form: 'seven-card-stud', seats: 3, cards: `${third} 5c 6c 6d 6h  7c 9h 9c 8h` })
      .plays('deal; around; deal; around')
      .reports({ type: 'BurnMissed', noticed: false })
      .lines('up 1:7c 2:9h 3:9c', 'fifth street: 2 opens')
      .notices(0)
      .lines('fifth street: 2 opens')
      .holds({ 1: '2c 3c | Kh 6c 9h', 2: '2d 3d | 9d 6d 9c', 3: '2h 3h | 4c 6h 8h' })
  })
  const later = { rrp: 'rrp/3/irregularities/16', uspa: 'rrp/3/irregularities/16', wsop: 'wsop/126' } as const
  for (const [, book] of books) {
    test(`${later[book]}: seat 1 has bet: the cards stand, and the next are those that were due (${book})`, () => {
      beforeFifth(book)
        .reports({ type: 'BurnMissed', noticed: false })
        .plays('1 bets 20')
        .notices(0)
        .ruled('card-stands')
        .holds({ 1: '2c 3c | Kh 6c 7c' })
        .offers({ seat: 2, callTo: 20 })
        .plays('2 calls; 3 calls; deal')
        .lines('burn 8h', 'burn 9c', 'up 1:Tc 2:Td 3:Th', '…')
      beforeFifth(book)
        .reports({ type: 'TwoBurned', noticed: false })
        .plays('deal; 1 bets 20')
        .notices(0)
        .ruled('card-stands')
        .plays('2 calls; 3 calls; deal')
        .lines('up 1:Tc 2:Td 3:Th', '…')
        .has({ burns: ['5c', '7c', '8c'] })
    })
  }
})

describe('the books', () => {
  across({ rrp: '8c', uspa: '8c', hpt: '8c', web: '8c', wsop: '8c' }, (book, card) =>
    rule(book.studBurnErrorFix.rule, `seat 1 ends with ${card} (${book.name})`, () => {
      beforeFifth(book.id)
        .reports({ type: 'BurnMissed' })
        .holds({ 1: `2c 3c | Kh 6c ${card}` })
    }),
  )
  test('a house lets the cards stand, or takes even a card back that was seen', () => {
    const stands = houseWith({ studBurnErrorFix: { street: 'stands', lastDowncardSeen: 'kept' } })
    beforeFifth(stands).reports({ type: 'BurnMissed' }).ruled('card-stands').holds({ 1: '2c 3c | Kh 6c 7c' })
    const moved = houseWith({ studBurnErrorFix: { street: 'cards-moved', lastDowncardSeen: 'moved' } })
    beforeSeventh(moved)
      .reports({ type: 'BurnMissed', seen: [2] })
      .holds({ 2: '2d 3d Qd | 9d 6d 8d Td' })
  })
  test('two cards at once in Mississippi stud go round twice', () => {
    given({ form: 'mississippi-stud', structure: 'limit', seats: 2, cards: '2c 2d 3c 3d 4c 5d  6h 7h 8h 9h Th Jh' })
      .plays('deal; around')
      .reports({ type: 'BurnMissed' })
      .lines('up 1:6h 2:7h 1:8h 2:9h', '…')
      .holds({ 1: '2c 3c | 4c 7h 9h', 2: '2d 3d | 5d 8h Th' })
      .has({ burns: ['6h'] })
  })
  test('at a table with real cards the card that is put right is named', () => {
    given({ form: 'razz', seats: 2, realCards: true })
      .plays('deal ?? ?? ?? ??; deal 5c 6d; around')
      .reports({ type: 'BurnMissed', cards: ['Ac', '2d'], next: ['3h'] })
      .holds({ 1: '?? ?? | 5c 2d', 2: '?? ?? | 6d 3h' })
      .has({ burns: ['Ac'] })
  })
  test('it cannot have happened when no burn is due, or with no card out', () => {
    const fifth = beforeFifth('rrp')
    stud('rrp').rulesOut({ type: 'BurnMissed' }, 'first-cards-not-out')
    fifth.plays('deal').rulesOut({ type: 'TwoBurned' }, 'player-to-act')
    fifth.plays('deal one').rulesOut({ type: 'BurnMissed' }, 'burn-made')
    fifth.rulesOut({ type: 'BurnMissed', dealt: 0 }, 'no-card-dealt')
    fifth.rulesOut({ type: 'BurnMissed', dealt: 4 }, { no: 'street-deals', count: 3 })
    fifth.rulesOut({ type: 'TwoBurned', seen: [2] }, { no: 'no-card-to-look-at', seat: 2 })
  })
})
