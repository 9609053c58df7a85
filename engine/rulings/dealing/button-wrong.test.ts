import { expect, test } from 'vitest'
import { nextButton } from '../../deal/next-button.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const played = (book: BookId, button: number, form: 'holdem' | 'badugi' = 'holdem') =>
  given({ form, book, seats: 6, button }).plays('deal; play on')

for (const [id, book] of [
  ['rrp/3/irregularities/1', 'rrp'],
  ['uspa/3.1.6.1', 'uspa'],
  ['hpt/irregularities/1', 'hpt'],
] as const) {
  rule(id, `the button was on seat 6 and skipped seat 5: the next deal goes back to seat 5 (${book})`, () => {
    const table = played(book, 6)
    expect(nextButton(table.deal)).toBe(1)
    const ruled = table.reports({ type: 'ButtonWrongThisDeal', should: 5 })
    ruled.ruled('button-set', { rules: [id] }).tells({ type: 'ButtonsDue', seats: [5, 1] })
    expect(nextButton(ruled.deal)).toBe(5)
    const next = given({ form: 'holdem', book, seats: 6, button: nextButton(ruled.deal)! })
    next.tells({ type: 'Posted', seat: 6, amount: 5 }, { type: 'Posted', seat: 1, amount: 10 })
  })
}

rule(
  'wsop/113',
  'dealt with button 5 instead of 4: next it is on 4 with blinds 5 and 6, then on 6 with blinds 1 and 2',
  () => {
    for (const form of ['holdem', 'badugi'] as const) {
      const ruled = played('wsop', 5, form).reports({ type: 'ButtonWrongThisDeal', should: 4 })
      ruled.ruled('button-set', { rules: ['wsop/113'] }).has({ mending: { buttons: [4, 6] } })
      const [ninth, tenth] = ruled.deal.mending.buttons
      given({ form, seats: 6, button: ninth! }).tells({ type: 'Posted', seat: 5 }, { type: 'Posted', seat: 6 })
      given({ form, seats: 6, button: tenth! }).tells({ type: 'Posted', seat: 1 }, { type: 'Posted', seat: 2 })
    }
  },
)

test.each([{ type: 'ButtonMisplaced', belongs: 2 } as const, { type: 'ButtonWrongThisDeal', should: 2 } as const])(
  'a misdeal is dealt again with the button where it belongs ($type)',
  incident => {
    const misdealt = given({ form: 'holdem', book: 'rrp', seats: 4 }).plays('deal').reports(incident)
    misdealt.ruled('misdeal').has({ phase: 'ended', mending: { buttons: [2] } })
  },
)

test('two who were passed over have it one after another; a button that stayed moves on', () => {
  played('rrp', 4)
    .reports({ type: 'ButtonWrongThisDeal', should: 2 })
    .has({ mending: { buttons: [2, 3, 5] } })
  played('rrp', 3)
    .reports({ type: 'ButtonWrongThisDeal', should: 4 })
    .has({ mending: { buttons: [4] } })
})

test('it cannot be wrong where it was right, nor in stud', () => {
  played('rrp', 4).rulesOut({ type: 'ButtonWrongThisDeal', should: 4 }, 'button-was-there')
  played('rrp', 4).rulesOut({ type: 'ButtonWrongThisDeal', should: 8 }, { no: 'not-in-the-game', seat: 8 })
  const stud = given({ form: 'razz', seats: 3 }).plays('deal')
  stud.rulesOut({ type: 'ButtonWrongThisDeal', should: 1 }, 'no-button')
})
