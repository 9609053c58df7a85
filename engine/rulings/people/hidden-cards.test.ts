import { expect, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 1 has bet 10 on the flop, and seat 2 with its cards out of sight is passed over. */
const hidden = (book: 'rrp' | 'uspa' | 'hpt' | 'web' | 'wsop', form: 'holdem' | 'omaha' = 'holdem') =>
  given({ form, book, seats: { 1: 200, 2: 200, 3: 200, 4: 200, 5: 200 } }).plays(
    'deal; 3 calls; 4 calls; 5 calls; 1 calls; 2 checks; deal; 1 bets 10',
  )

rule('wsop/75-dead', 'seat 2 is skipped, three act, then it speaks up: dead is offered and the floor confirms', () => {
  const ruled = hidden('wsop').reports({ type: 'HiddenCards', seat: 2, behind: 3 })
  ruled.ruled('hand-dead', { options: ['hand-dead', 'hand-live'], decides: 'floor' }).has({ turn: 1 })
  ruled.decides('hand-dead').holds({ 2: '' }).has({ turn: 2 }).stacks({ 2: 190 }).pot(60)
  ruled.decides('hand-live').has({ turn: 1 }).plays('2 raises to 20').pot(80)
  // before significant action they have their turn
  hidden('wsop').reports({ type: 'HiddenCards', seat: 2, behind: 1 }).ruled('hand-live')
})

across({ rrp: false, uspa: false, hpt: false, web: false, wsop: true }, (book, mayDie) =>
  rule(book.hiddenCardsMayDie.rule, `a hand that lay hidden may die: ${mayDie} (${book.name})`, () => {
    const ruled = hidden(book.id, 'omaha').reports({ type: 'HiddenCards', seat: 2, behind: 3 })
    expect(ruled.deal.mending.pending === null).toBe(!mayDie)
    if (!mayDie) ruled.ruled('hand-live', { rules: book.hiddenCardsMayDie.rules }).has({ turn: 1 })
  }),
)

test('only a player who is due can have been passed over', () => {
  hidden('wsop').rulesOut({ type: 'HiddenCards', seat: 3, behind: 3 }, { no: 'not-due', seat: 3 })
})
