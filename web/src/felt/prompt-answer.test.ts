import type { Frame } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { promptAnswer } from './prompt-answer.ts'

const betting = { due: 'betting', bringIn: null, callTo: null, check: false, wager: null }
const why = (legal: object, { price = 0, bet = 0, news = [] as readonly object[] } = {}): string =>
  promptAnswer(
    {
      own: { seat: 1, legal },
      common: { seats: [{ name: 'Ann' }, { name: 'Bea' }], deal: { price, players: [{ seat: 1, bet }] } },
    } as unknown as Frame,
    news as Frame['news'],
  )
const act = (does: string) => ({ kind: 'Acted', act: { seat: 2, does } })

test('"why?" answers this very decision in one plain sentence', () => {
  expect(why({ ...betting, callTo: 10 }, { price: 10 })).toBe(
    'You can call 10: the big blind is 10. You can’t raise here.',
  )
  expect(why({ ...betting, callTo: 60 }, { price: 60, bet: 10, news: [act('raise')] })).toMatch(
    /^You can call 50: Bea raised to 60\./,
  )
  expect(
    why({ ...betting, callTo: 60 }, { price: 60, news: [act('raise'), { kind: 'RoundOpened' }, act('bet')] }),
  ).toMatch(/^You can call 60: Bea bet 60\./)
  expect(why({ ...betting, callTo: 40 }, { price: 60, news: [act('bet')] })).toMatch(/all you have/)
  expect(why({ ...betting, check: true, wager: { least: 10, most: 90, sizes: [] } })).toBe(
    'You can check: nobody has bet. A bet is at least 10.',
  )
  expect(why({ ...betting, check: true }, { price: 10, bet: 10 })).toMatch(/nobody has raised your blind/)
})

test('everything that can be asked has its sentence', () => {
  for (const legal of [
    { due: 'draw', most: 3 },
    { due: 'discard', cards: 1 },
    { due: 'rows' },
    { due: 'show' },
    { due: 'turn-up' },
    { ...betting, bringIn: [5] },
  ])
    expect(why(legal)).toMatch(/^[A-Z].+\.$/)
})

test('"why?" names a straddle or a kill where that is the price, not the big blind', () => {
  const posted = (mark: string, seat: number, legal: object): string =>
    promptAnswer(
      {
        own: { seat: 1, legal: { ...betting, ...legal } },
        common: {
          seats: [1, 2].map(it => ({ name: it === 1 ? 'Ann' : 'Bea', marks: it === seat ? [mark] : [] })),
          deal: { price: 20, players: [1, 2].map(it => ({ seat: it, bet: it === seat ? 20 : 0 })) },
        },
      } as unknown as Frame,
      [],
    )
  expect(posted('straddle', 2, { callTo: 20 })).toMatch(/^You can call 20: Bea straddled to 20\./)
  expect(posted('kill', 2, { callTo: 20 })).toMatch(/^You can call 20: the kill blind is 20\./)
  expect(posted('big blind', 2, { callTo: 20 })).toMatch(/^You can call 20: the big blind is 20\./)
  expect(posted('straddle', 1, { check: true })).toMatch(/^You can check: nobody has raised your straddle\./)
})
