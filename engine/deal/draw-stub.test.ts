import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { lines } from '../testing/deal-lines.ts'
import { type Script, script } from '../testing/deal-script.ts'
import { draws } from '../testing/draws.ts'
import { rule } from '../testing/rule.ts'
import { stubCount } from './deal.ts'
import { legal } from './legal.ts'

describe('the stub runs out in triple draw', () => {
  const six = (): Script => {
    const table = script(forms['deuce-to-seven-triple-draw'], { players: 6 })
    table.run('deal')
    return table
  }
  rule(
    'wsop/lowball-reshuffle',
    'earlier discards, muck and burns are shuffled; the discards of this draw stay out',
    () => {
      const table = six()
      table.run('3 folds; around')
      draws(table, [2, 2, 2, 1, 0])
      table.run('deal; around')
      draws(table, [2, 2, 2, 1, 0])
      table.run('deal; around')
      expect(stubCount(table.deal())).toBe(22 - 1 - 7 - 1 - 7)
      draws(table, [2, 2, 2, 1, 0])
      const out = table.deal().fresh
      table.run('deal')
      // a burn and four of the seven leave one card, and three are owed
      expect(stubCount(table.deal())).toBe(1)
      expect(legal(table.deal())).toMatchObject({
        act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 14 + 5 + 3 },
      })
      expect(table.deal().fresh).toEqual(out)
      const last = table.deal().deck.at(-1)
      const events = table.run('reshuffle')
      for (const card of out) expect(table.deal().deck).not.toContain(card)
      expect(table.deal().deck).toContain(last)
      expect(lines(events)).toEqual(['23 shuffled'])
      expect(lines(table.run('deal'))).toEqual([
        expect.stringMatching(/^down 4:\S+ 4:\S+ 5:\S+$/),
        'third draw: 1 opens',
      ])
      expect(
        table
          .deal()
          .players.filter(player => !player.folded)
          .every(player => player.down.length === 5),
      ).toBe(true)
    },
  )
  rule('wsop/lowball-last-card', 'the last card is used if it completes the last draw', () => {
    const table = six()
    table.run('around')
    draws(table, [2, 2, 2, 1, 0, 0])
    table.run('deal; around')
    draws(table, [2, 2, 2, 1, 0, 0])
    table.run('deal; around')
    draws(table, [2, 2, 1, 0, 0, 0])
    expect(lines(table.run('deal')).at(-1)).toBe('third draw: 1 opens')
    expect(stubCount(table.deal())).toBe(0)
  })
  rule('wsop/lowball-last-card', 'with two owed and one left it is shuffled in', () => {
    const table = six()
    table.run('around')
    draws(table, [2, 2, 2, 1, 0, 0])
    table.run('deal; around')
    draws(table, [2, 2, 2, 1, 0, 0])
    table.run('deal; around')
    draws(table, [2, 2, 2, 0, 0, 0])
    expect(lines(table.run('deal'))).toEqual([
      expect.stringMatching(/^burn/),
      expect.stringMatching(/^down 1:\S+ 1:\S+ 2:\S+ 2:\S+$/),
    ])
    expect(legal(table.deal())).toMatchObject({
      act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 14 + 3 },
    })
  })
  rule('wsop/lowball-last-card', 'before the last draw it is kept back even if it would do', () => {
    const table = six()
    table.run('around')
    draws(table, [2, 2, 2, 2, 2, 0])
    table.run('deal; around')
    draws(table, [2, 2, 2, 2, 2, 0])
    expect(stubCount(table.deal())).toBe(11) // a burn and just the ten that are owed
    table.run('deal')
    expect(stubCount(table.deal())).toBe(1)
    expect(legal(table.deal())).toMatchObject({
      act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 10 + 2 },
    })
    table.run('reshuffle; deal')
    expect(stubCount(table.deal())).toBe(12)
  })
  test('six who draw five at once: there is nothing else, so their own discards come back', () => {
    const table = six()
    table.run('around')
    draws(table, [5, 5, 5, 5, 5, 5])
    expect(lines(table.run('deal'))).toEqual([
      'burn 9h',
      expect.stringMatching(/^down (1:\S+ ){4}(2:\S+ ){4}(3:\S+ ){4}(4:\S+ ){4}(5:\S+ ?){4}$/),
    ])
    expect(legal(table.deal())).toMatchObject({
      act: { do: 'reshuffle', from: 'everything-out-of-play', cards: 1 + 1 + 30 },
    })
    expect(lines(table.run('reshuffle; deal'))).toEqual([
      '32 shuffled',
      expect.stringMatching(/^down (6:\S+ ){4}1:\S+ 2:\S+ 3:\S+ 4:\S+ 5:\S+ 6:\S+$/),
      'first draw: 1 opens',
    ])
    expect(stubCount(table.deal())).toBe(22)
    table.run('play on')
    expect(table.deal().phase).toBe('ended')
  })
})
