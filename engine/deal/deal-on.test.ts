import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { forms } from '../forms/forms.ts'
import { type AnyDeal, begin, everyForm, property } from '../testing/index.ts'
import { dealerOrder } from './dealer-order.ts'
import { legal } from './legal.ts'
import type { Play } from './play.ts'
import { randomCommand } from './random-play.ts'
import { stakesFor } from './stakes.ts'

/** What the dealer does on their own, order by order. */
const oneByOne = (playing: Play, chance: AnyDeal['chance']): void => {
  for (;;) {
    const due = playing.legal()
    if (due.due !== 'dealer' || !playing.give(dealerOrder(playing.deal, due.act, chance)).ok) return
  }
}

/** Plays a deal whose dealer goes on without being asked beside one that gets every order, with the same chance for both. */
const playBoth = ({ start, chance }: AnyDeal, number: number): void => {
  const [playing, asked] = [begin(start), begin(start)]
  const [cards, same] = [seeded(`cards ${number}`), seeded(`cards ${number}`)]
  // a dealer who cannot go on alone has the turn
  for (let due = playing.dealOn(cards); due.due !== 'nobody' && due.due !== 'dealer'; due = playing.dealOn(cards)) {
    oneByOne(asked, same)
    expect(JSON.stringify(playing.log)).toBe(JSON.stringify(asked.log))
    expect(due).toStrictEqual(asked.legal())
    const command = randomCommand(asked.deal, chance, { careless: false })
    expect(playing.give(command).ok).toBe(true)
    asked.give(command)
  }
  oneByOne(asked, same)
  expect(playing.log).toStrictEqual(asked.log)
  expect(playing.deal).toStrictEqual(asked.deal)
}

describe('a dealer who goes on does the same as one given every order', () => {
  property('in every form', everyForm, { deals: 3, from: 300 }, playBoth)
  property('with real cards, too', [forms.holdem, forms.razz], { deals: 5, realCards: true }, playBoth)
})

describe('the dealer goes on', () => {
  const seats = [1, 2, 3].map(seat => ({ seat, chips: 200 }))
  const stakes = stakesFor(forms.holdem, 'no-limit', 2)
  const start = { type: 'StartDeal', form: forms.holdem, stakes, button: 1, seats } as const

  test('up to the first player, and does nothing on a player’s turn or after the deal', () => {
    const playing = begin(start)
    const chance = seeded('on')
    expect(playing.dealOn(chance)).toMatchObject({ due: 'betting', seat: 1 })
    const { length } = playing.log
    expect(playing.dealOn(chance)).toMatchObject({ due: 'betting', seat: 1 })
    expect(playing.log).toHaveLength(length)
    playing.give({ type: 'Fold', seat: 1 })
    playing.give({ type: 'Fold', seat: 2 })
    expect(playing.dealOn(chance)).toEqual({ due: 'nobody' })
    expect(playing.dealOn(chance)).toEqual({ due: 'nobody' })
    expect(playing.stacks()).toEqual([199, 201, 200])
  })

  test('each of the dealer’s acts is taken back by itself', () => {
    const playing = begin(start)
    playing.dealOn(seeded('back'))
    expect(playing.undo()).toBe(true)
    expect(legal(playing.deal)).toMatchObject({ due: 'dealer', act: { do: 'deal' } })
    expect(playing.undo()).toBe(true)
    expect(legal(playing.deal)).toMatchObject({ due: 'dealer', act: { do: 'shuffle' } })
    expect(playing.undo()).toBe(false)
  })

  test('only by chance that is one', () => {
    expect(() => begin(start).dealOn(undefined as never)).toThrow(TypeError)
    expect(() => begin(start).dealOn(Math.random)).toThrow('Math.random gives fractions')
  })
})
