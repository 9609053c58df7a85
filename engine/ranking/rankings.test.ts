import { describe, expect, test } from 'vitest'
import { codeOf, JOKER_CODE } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../cards/shuffle.ts'
import { against, slowVariants } from '../testing/slow-variants.ts'
import { RANKINGS, type RankingName } from './ranking.ts'
import { rankings } from './rankings.ts'

/** Cards of the ranking's deck; every other time out of a few ranks or suits only, and with the joker if there is one. */
const someCards = (name: RankingName, many: number, chance: Chance): readonly number[] => {
  const deck = decks[rankings[name].deck].map(codeOf)
  const few = [
    deck,
    deck.filter(code => code % 4 < 2 || code === JOKER_CODE),
    deck.filter(code => (code >> 2) % 3 === 0 || code === JOKER_CODE),
    deck.filter(code => code >> 2 > 6 || code >> 2 < 2 || code === JOKER_CODE),
  ][chance(4)]!
  const order = shuffled(few.length < many + 1 ? deck : few, chance)
  return chance(2) === 0 && order.includes(JOKER_CODE)
    ? [JOKER_CODE, ...order.filter(code => code !== JOKER_CODE)].slice(0, many)
    : order.slice(0, many)
}

/** The same cards with one exchanged, since hands that differ little are the ones to get wrong. */
const nearby = (name: RankingName, cards: readonly number[], chance: Chance): readonly number[] => {
  const others = decks[rankings[name].deck].map(codeOf).filter(code => !cards.includes(code))
  return cards.with(chance(cards.length), others[chance(others.length)]!)
}

describe.each(Object.keys(slowVariants) as (keyof typeof slowVariants)[])('%s', name => {
  const ranking = rankings[name]
  const slow = slowVariants[name]

  test('orders hands as the rules written out plainly do', () => {
    const chance = seeded(`order ${name}`)
    for (let i = 0; i < 1500; i++) {
      const many = i % 8 === 0 ? ranking.cards + 2 : i % 8 === 1 ? ranking.cards + 1 : ranking.cards
      const a = someCards(name, many, chance)
      const b = i % 2 === 0 ? nearby(name, a, chance) : someCards(name, ranking.cards, chance)
      const [aSlow, bSlow] = [slow(a), slow(b)]
      const [aFast, bFast] = [ranking.value(a), ranking.value(b)]
      expect([aFast > 0, bFast > 0], `${a} and ${b}`).toEqual([aSlow.length > 0, bSlow.length > 0])
      expect(Math.sign(aFast - bFast), `${a} against ${b}`).toBe(against(aSlow, bSlow))
    }
  })
})

describe.each(RANKINGS)('%s', name => {
  const ranking = rankings[name]

  test('is listed under its own name', () => {
    expect(ranking.name).toBe(name)
  })

  test('the best hand is among the cards, is worth as much, and none of it can go', () => {
    const chance = seeded(`best ${name}`)
    for (let i = 0; i < 300; i++) {
      const cards = someCards(name, ranking.cards + (i % 4), chance)
      const value = ranking.value(cards)
      const best = ranking.best(cards)
      if (value === 0) {
        expect(best).toEqual([])
        continue
      }
      expect(new Set(best).size).toBe(best.length)
      expect(best.every(code => cards.includes(code))).toBe(true)
      expect(ranking.value(best)).toBe(value)
      if (ranking.least === ranking.cards) expect(best).toHaveLength(ranking.cards)
      else for (const code of best) expect(ranking.value(best.filter(each => each !== code))).toBeLessThan(value)
    }
  })

  test('the order in which cards lie does not matter', () => {
    const chance = seeded(`lie ${name}`)
    for (let i = 0; i < 300; i++) {
      const cards = someCards(name, ranking.cards + (i % 3), chance)
      const turned = shuffled(cards, chance)
      expect(ranking.value(turned)).toBe(ranking.value(cards))
      if (ranking.value(cards) > 0) expect(ranking.words(turned)).toBe(ranking.words(cards))
    }
  })

  test('another card never makes the cards worse', () => {
    const chance = seeded(`more ${name}`)
    for (let i = 0; i < 300; i++) {
      const cards = someCards(name, ranking.cards + 2, chance)
      expect(ranking.value(cards)).toBeGreaterThanOrEqual(ranking.value(cards.slice(1)))
    }
  })

  test('hands are called alike if, and only if, they tie', () => {
    const chance = seeded(`words ${name}`)
    const called = new Map<number, string>()
    const worth = new Map<string, number>()
    for (let i = 0; i < 3000; i++) {
      const cards = someCards(name, ranking.cards, chance)
      const value = ranking.value(cards)
      if (value === 0) continue
      const words = ranking.words(cards)
      expect(called.get(value) ?? words).toBe(words)
      expect(worth.get(words) ?? value).toBe(value)
      called.set(value, words)
      worth.set(words, value)
    }
    expect(called.size).toBeGreaterThan(Math.min(15, 13 ** ranking.cards - 1)) // enough different hands to have asked the question
  })
})
