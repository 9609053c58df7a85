import { describe, expect } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

/** Six are dealt in and seat 3 folds; five draw one each twice, so ten lie among the discards and five in the muck. */
const third = (form: FormId, book: BookId | House, draws: string): Table =>
  given({ form, book, seats: 6 }).plays(
    `deal; 3 folds; around; draw 1 1 1 1 1; deal; around; draw 1 1 1 1 1; deal; around; draw ${draws}; deal`,
  )

describe('the stub runs out in Archie', () => {
  rule(
    'wsop/archie-reshuffle',
    'the third draw wants four more and one card is left: 10 old discards, 5 of the muck, the burns',
    () => {
      // 22 less 1 + 5, 1 + 5 and a burn leave 9, of which eight are dealt
      const table = third('archie', 'wsop', '3 3 3 3 0').stub(1)
      const { fresh } = table.deal
      expect(fresh).toHaveLength(12)
      const last = table.deal.deck.at(-1)!
      table
        .has({ burns: expect.objectContaining({ length: 3 }) })
        .offers({ act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 10 + 5 + 3 } })
      const shuffled = table.plays('reshuffle')
      expect(shuffled.events[0]!.rules).toContain('wsop/archie-reshuffle')
      expect(shuffled.deal.deck).toContain(last)
      for (const card of fresh) expect(shuffled.deal.deck).not.toContain(card)
      shuffled
        .has({ burns: [], muck: [], discards: [], fresh })
        .plays('deal')
        .stub(19 - 4)
      expect(shuffled.plays('play on').deal.phase).toBe('ended')
    },
  )
  rule('wsop/archie-reshuffle', 'a house that goes by its letter leaves the burns out: 15 and the last card', () => {
    const house = houseWith({ drawReshuffle: ['previous-discards', 'muck'] }, 'wsop')
    const table = third('archie', house, '3 3 3 3 0').offers({ act: { do: 'reshuffle', cards: 1 + 15 } })
    const { burns } = table.deal
    table.plays('reshuffle').has({ burns, muck: [], discards: [] }).plays('play on').has({ phase: 'ended' })
  })
  rule('wsop/archie-last-card', 'the last draw, one card owed and one left: it is dealt', () => {
    third('archie', 'wsop', '3 3 2 1 0').lines('…', 'third draw: 1 opens').stub(0)
  })
  rule('wsop/archie-last-card', 'two owed and one left, or a draw still to come: it is shuffled in', () => {
    third('archie', 'wsop', '3 3 3 1 0')
      .stub(1)
      .offers({ act: { do: 'reshuffle', cards: 19 } })
    const second = given({ form: 'archie', book: 'wsop', seats: 6 }).plays(
      'deal; around; draw 2 2 2 2 2 0; deal; around; draw 2 2 2 2 2 0; deal',
    )
    second.stub(1).offers({ act: { do: 'reshuffle', cards: 1 + 10 + 2 } })
  })
  rule('wsop/archie-last-card', 'a house that always deals it, and one that never does', () => {
    const always = third('archie', houseWith({ drawLastCard: 'always' }, 'wsop'), '3 3 3 1 0').stub(0)
    always.offers({ act: { do: 'reshuffle', cards: 18 } })
    third('archie', houseWith({ drawLastCard: 'never' }, 'wsop'), '3 3 2 1 0')
      .stub(1)
      .offers({ act: { do: 'reshuffle' } })
  })
  rule('wsop/archie-reshuffle', 'Ari in the same way, with one card on the board', () => {
    third('ari', 'wsop', '3 3 3 2 0')
      .stub(1)
      .offers({ act: { do: 'reshuffle', cards: 1 + 10 + 5 + 3 } })
  })
})
