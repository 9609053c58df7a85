import type { BookId } from '../../rulebooks/rule-id.ts'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { given } from '../given.ts'
import type { Table } from '../table.ts'

/** What happens in single forms alone. */
export const singleForms: readonly Case[] = casesAt(
  'forms with rules of their own, which hold under every book',
  byBooks => {
    // hands 2c 2d 2h 2s and 3c 3d 3h 3s, door cards Kh and Qh; seat 2 brings in
    const superStud = (book: BookId): Table =>
      given({
        form: 'super-stud',
        book,
        stakes: { ante: 2, bringIn: 3 },
        seats: 2,
        cards: '2c3c 2d3d 2h3h 2s3s KhQh',
      }).plays('deal; around')
    byBooks(superStud, { type: 'DiscardMissed', seat: 1 }, oneRuling('hand-dead', { rrp: ['wsop/251', 'wsop/252'] }), {
      'hand-dead': table => table.holds({ 1: '' }).stacks({ 1: 995, 2: 995 }).pot(10).has({ phase: 'award' }),
    })

    // 2c and 3c are down, Kd and Qd up; burn 4c, then 5c 6c fall to the wrong seats and are corrected
    const mexican = (book: BookId): Table =>
      given({
        form: 'mexican-poker',
        book,
        stakes: { ante: 2, bringIn: 3 },
        seats: 2,
        cards: '2c3c KdQd 4c JcQc 5c JhQh',
      }).plays('deal; around; all keep')
    byBooks(
      mexican,
      { type: 'StreetOutOfSequence', to: [2, 1] },
      oneRuling('corrected-without-betting', { rrp: ['wsop/261-later'] }),
      {
        'corrected-without-betting': table => table.holds({ 1: '2c | Kd Jc', 2: '3c | Qd Qc' }).has({ burns: ['4c'] }),
      },
    )

    // five cards each, flop 4c 5c 6c, burn 7c, turn 8c; seat 1 draws 9c, which the dealer mucks
    const drawmaha = (book: BookId): Table =>
      given({ form: 'drawmaha-high', book, seats: 2, cards: '2c3c 2d3d 2h3h 2s3s KhQh 4c5c6c 7c 8c 9c Tc' }).plays(
        'deal; around; deal; all check; 1 draws 1; 2 stands pat; deal',
      )
    byBooks(
      drawmaha,
      { type: 'DrawCardsMucked', seat: 1, cards: ['9c'] },
      oneRuling('card-replaced', { rrp: ['wsop/277-mucked'] }),
      { 'card-replaced': table => table.plays('deal').holds({ 1: '2d 2h 2s Kh Tc' }) },
    )
  },
)
