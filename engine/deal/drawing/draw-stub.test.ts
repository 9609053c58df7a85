import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

describe('the stub runs out in triple draw', () => {
  const six = (): Table => given({ form: 'deuce-to-seven-triple-draw', seats: 6 }).plays('deal')
  rule(
    'wsop/lowball-reshuffle',
    'earlier discards, muck and burns are shuffled; the discards of this draw stay out',
    () => {
      let table = six()
        .plays('3 folds; around; draw 2 2 2 1 0; deal; around; draw 2 2 2 1 0')
        .plays('deal; around')
        .stub(22 - 1 - 7 - 1 - 7)
        .plays('draw 2 2 2 1 0')
      const out = table.deal.fresh
      table = table
        .plays('deal')
        // a burn and four of the seven leave one card, and three are owed
        .stub(1)
        .offers({
          act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 14 + 5 + 3 },
        })
        .has({ fresh: out })
      const last = table.deal.deck.at(-1)
      table = table.plays('reshuffle').lines('23 shuffled')
      for (const card of out) expect(table.deal.deck).not.toContain(card)
      expect(table.deal.deck).toContain(last)
      table = table.plays('deal').lines(expect.stringMatching(/^down 4:\S+ 4:\S+ 5:\S+$/), 'third draw: 1 opens')
      expect(table.deal.players.filter(player => !player.folded).every(player => player.down.length === 5)).toBe(true)
    },
  )
  rule('wsop/lowball-last-card', 'the last card is used if it completes the last draw', () => {
    six()
      .plays('around; draw 2 2 2 1 0 0; deal; around; draw 2 2 2 1 0 0; deal; around; draw 2 2 1 0 0 0')
      .plays('deal')
      .lines('…', 'third draw: 1 opens')
      .stub(0)
  })
  rule('wsop/lowball-last-card', 'with two owed and one left it is shuffled in', () => {
    six()
      .plays('around; draw 2 2 2 1 0 0; deal; around; draw 2 2 2 1 0 0; deal; around')
      .plays('draw 2 2 2 0 0 0')
      .plays('deal')
      .lines(expect.stringMatching(/^burn/), expect.stringMatching(/^down 1:\S+ 1:\S+ 2:\S+ 2:\S+$/))
      .offers({
        act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 14 + 3 },
      })
  })
  rule('wsop/lowball-last-card', 'before the last draw it is kept back even if it would do', () => {
    six()
      .plays('around; draw 2 2 2 2 2 0; deal; around')
      .plays('draw 2 2 2 2 2 0')
      .stub(11) // a burn and just the ten that are owed
      .plays('deal')
      .stub(1)
      .offers({
        act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 10 + 2 },
      })
      .plays('reshuffle; deal')
      .stub(12)
  })
  test('six who draw five at once: there is nothing else, so their own discards come back', () => {
    six()
      .plays('around; draw 5 5 5 5 5 5')
      .plays('deal')
      .lines('burn 9h', expect.stringMatching(/^down (1:\S+ ){4}(2:\S+ ){4}(3:\S+ ){4}(4:\S+ ){4}(5:\S+ ?){4}$/))
      .offers({
        act: { do: 'reshuffle', from: 'everything-out-of-play', cards: 1 + 1 + 30 },
      })
      .plays('reshuffle; deal')
      .lines(
        '32 shuffled',
        expect.stringMatching(/^down (6:\S+ ){4}1:\S+ 2:\S+ 3:\S+ 4:\S+ 5:\S+ 6:\S+$/),
        'first draw: 1 opens',
      )
      .stub(22)
      .plays('play on')
      .has({ phase: 'ended' })
  })
})
