import { describe, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seats 5, 6 and 8 draw two, one and one; Qc and Qd lie on top when all have drawn. */
const drawn = () =>
  given({
    form: 'ace-to-five-lowball',
    book: 'wsop',
    seats: { 5: 100, 6: 100, 8: 100 },
    cards: { 5: '9c Tc Jd Kc 8h', 6: '9d Td Js Kd 8s', 8: '9h Th Jh Kh 8d', drawn: '2c 3h 4c 5c', rest: 'Qc Qd Qh' },
  }).plays('deal; 8 calls; 5 calls; 6 checks; 5 draws 2; 6 draws 1; 8 draws 1; deal')

const swept = { type: 'DrawCardsMucked', seat: 5, cards: ['2c', '3h'] } as const

describe('draw cards that the dealer sweeps in', () => {
  rule('wsop/277-mucked', "seat 5's two are swept in: they get two new ones when all have drawn", () => {
    const table = drawn()
      .holds({ 5: 'Jd Kc 8h 2c 3h' })
      .reports(swept)
      .ruled('card-replaced', { rules: ['wsop/277-mucked'] })
    table
      .holds({ 5: 'Jd Kc 8h' })
      .has({ muck: ['2c', '3h'] })
      .offers({ due: 'dealer', act: { do: 'replace', cards: 2 } })
    table
      .plays('deal')
      .lines('down 5:Qc 5:Qd', 'after the draw: 5 opens')
      .holds({ 5: 'Jd Kc 8h Qc Qd', 6: 'Td Js Kd 8s 4c' })
  })

  test('cards that they had before, and cards that they have acted on, are no such cards', () => {
    drawn().rulesOut({ ...swept, cards: ['Jd'] }, { no: 'not-drawn', seat: 5, card: 'Jd' })
    drawn().plays('5 checks').rulesOut(swept, 'acted-since-the-draw')
    const drawmaha = given({ form: 'drawmaha-high', seats: 2 }).plays('deal; around; deal; around; draw 2 2; deal')
    const [first] = drawmaha.deal.players
    const his = { ...swept, seat: first!.seat, cards: first!.down.slice(-1) }
    drawmaha.reports(his).ruled('card-replaced')
    drawmaha.plays('around; deal').rulesOut(his, 'acted-since-the-draw')
    drawn().rulesOut({ ...swept, cards: [] }, 'cards-not-named-once')
  })
})
