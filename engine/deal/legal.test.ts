import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import { decide } from '../rulings/decide.ts'
import {
  type AnyDeal,
  begin,
  everyBombPot,
  everyForm,
  notOffered,
  offered,
  playOut,
  property,
} from '../testing/index.ts'
import { refusalWords } from '../words/english/print.ts'
import type { StartDeal } from './commands.ts'
import type { Deal } from './deal.ts'
import { legal } from './legal.ts'
import type { Play } from './play.ts'
import { randomCommand } from './random-play.ts'
import type { Why } from './refusal.ts'
import { stakesFor } from './stakes.ts'

describe('legal is exact: what it offers is carried out, what it does not is refused and changes nothing', () => {
  property('at every moment', everyForm, { deals: 8, from: 3000 }, exact)
  property('in bomb pots', everyBombPot, { deals: 2, from: 3000 }, exact)
  property('with real cards', everyForm, { deals: 3, from: 3000, realCards: true }, exact)
})

function exact(deal: AnyDeal): void {
  const look = ({ deal: now, give, log }: Play): void => {
    const before: Deal = structuredClone(now)
    for (const command of offered(now)) {
      const decided = decide(now, command)
      if (!decided.ok) expect.fail(`${JSON.stringify(command)} was offered and is refused: ${decided.refusal.why}`)
      if (decided.events.length === 0) expect.fail(`nothing comes of ${JSON.stringify(command)}`)
    }
    const events = log.length
    for (const command of notOffered(now)) {
      const given = give(command)
      if (given.ok) expect.fail(`${JSON.stringify(command)} was not offered and is carried out`)
      const words = refusalWords(given.refusal, before)
      if (words.length < 10 || /undefined|NaN|null|\[object/.test(words))
        expect.fail(`${given.refusal.why} says "${words}"`)
    }
    if (log.length !== events || !isDeepStrictEqual(now, before)) expect(now).toStrictEqual(before)
  }
  look(playOut(deal, look))
}

test('named cards are refused before a common card is due, and the deal stays as it was', () => {
  const form = forms['seven-card-stud']
  const seats = Array.from({ length: 8 }, (_, i) => ({ seat: i + 1, chips: 500 }))
  const playing = begin({ type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), button: 8, seats })
  for (let due = legal(playing.deal); due.due !== 'dealer' || due.act.do !== 'common-card'; due = legal(playing.deal)) {
    if (due.due === 'dealer') playing.give(randomCommand(playing.deal, seeded(1)))
    else if (due.due !== 'betting') throw new Error(`no common card was dealt, but ${due.due} is due`)
    else if (due.bringIn) playing.give({ type: 'BringIn', seat: due.seat, to: due.bringIn[0]! })
    else playing.give({ type: due.check ? 'Check' : 'Call', seat: due.seat })
  }
  const before = structuredClone(playing.deal)
  expect(playing.give({ type: 'Deal', cards: ['As'] })).toMatchObject({
    ok: false,
    refusal: { why: 'cards-are-in-the-deck' },
  })
  expect(playing.deal).toStrictEqual(before)
  expect(playing.give({ type: 'Deal' })).toEqual({ ok: true })
  expect(playing.deal.boards).toHaveLength(1)
})

describe('a deal that cannot be played out is refused before it starts', () => {
  const holdem = forms.holdem
  const chinese = forms['open-face-chinese']
  const seats = [1, 2, 3, 4].map(seat => ({ seat, chips: 500 }))
  const starting = (form: Form, more: object): StartDeal => ({
    ...{ type: 'StartDeal', form, stakes: stakesFor(form, 'no-limit', 10), button: 1, seats },
    ...more,
  })
  const land = (cards: number, ...there: readonly number[]) => ({ fantasyland: there.map(seat => ({ seat, cards })) })
  const cases: readonly (readonly [string, Why, StartDeal])[] = [
    ['chips carried into a game for points', 'no-pot', starting(chinese, { carried: 10 })],
    ['a post in a game for points', 'no-pot', starting(chinese, { posts: [{ seat: 1, kind: 'dead', amount: 5 }] })],
    [
      'a kind of post that nobody knows',
      'not-known',
      starting(holdem, { posts: [{ seat: 1, kind: 'gift', amount: 5 }] }),
    ],
    ['a book that nobody knows', 'not-known', starting(holdem, { book: 'hoyle' })],
    ['more chips than can be counted', 'chips-not-whole', starting(holdem, { carried: Number.MAX_SAFE_INTEGER })],
    ['more Fantasyland cards than the deck has', 'wrong-number-of-cards', starting(chinese, land(14, 1))],
    ['a seat twice in Fantasyland', 'seat-twice', starting(chinese, land(13, 1, 1))],
  ]
  test.each(cases)('%s', (_, why, command) => {
    const decided = decide(undefined, command)
    expect(decided).toMatchObject({ ok: false, refusal: { why } })
    if (!decided.ok) expect(refusalWords(decided.refusal)).not.toMatch(/undefined|null/)
  })

  test('four players in Fantasyland take the whole deck', () => {
    expect(decide(undefined, starting(chinese, land(13, 1, 2, 3, 4))).ok).toBe(true)
  })
})
