import { describe, expect, test } from 'vitest'
import { codeOf } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { isFouled } from '../deal/chinese/rows.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { rankings } from '../ranking/rankings.ts'
import { booksOn } from './differing.ts'
import { EXAMPLE_SEATS } from './example/example.ts'
import { faultsOf } from './example/faults-of.ts'
import { readExample } from './example/read-example.ts'
import { EXAMPLE_SEEDS } from './example/seeds.ts'
import { lessonOf } from './lesson.ts'
import { FOULS, HANDS } from './traps.ts'

const ids = Object.keys(forms) as readonly FormId[]

describe.each(ids)('the lesson on %s', id => {
  const form = forms[id]
  const { example, traps } = lessonOf(id)

  test('has an example that teaches: it goes all the way, is bet, and the reader wins something', () => {
    expect(faultsOf(form, example)).toEqual([])
    expect(readExample(form, EXAMPLE_SEEDS[id])).toEqual(example)
  })

  test('shows every street once, with cards of the deck', () => {
    expect(example.streets.map(({ name }) => name)).toEqual(form.streets.map(({ name }) => name))
    const deck = new Set<string>(deckCards(form.deck))
    for (const { own, rows, boards } of example.streets) {
      const shown = [...own, ...rows.flat(), ...boards.flat()].map(({ card }) => card)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.filter(card => !deck.has(card))).toEqual([])
    }
  })

  test('names the winner that the ranking names: nobody beats a hand that won', () => {
    for (const { share, hands, amount } of example.wins) {
      const part = form.pot.find(({ name }) => name === share)!
      const ranking = rankings[part.ranking]
      const worth = hands.map(({ own, board }) => {
        const playing = [...own, ...board].filter(({ plays }) => plays).map(({ card }) => codeOf(card))
        return playing.length < ranking.least ? 0 : ranking.value(playing)
      })
      expect(worth[0], share).toBe(Math.max(...worth))
      expect(hands[0]!.won, share).toBe(amount)
      if (typeof part.from === 'object')
        for (const { own, name } of hands)
          if (name.is !== 'no-low' && name.is !== 'unqualified')
            expect(own.filter(({ plays }) => plays)).toHaveLength(part.from.holecards)
    }
  })

  test('shares out the whole pot', () => {
    const pot = example.streets.at(-1)!.pot
    const taken = example.taken.reduce((sum, { amount }) => sum + amount, 0)
    if (form.structures.length > 0) expect(taken).toBe(pot)
  })

  test('warns of a hand that is misread, and reads it right', () => {
    expect(traps.length).toBeGreaterThan(0)
    for (const { trap, name, rows } of traps) {
      if (name === null) expect(isFouled(form.rows!, rows), trap).toBe(true)
      else expect(name.is, trap).toBe(HANDS[trap as keyof typeof HANDS].is)
    }
  })
})

test('every trap is set for a form', () => {
  const set = new Set(ids.flatMap(id => lessonOf(id).traps.map(({ trap }) => trap)))
  expect([...Object.keys(HANDS), ...Object.keys(FOULS)].filter(trap => !set.has(trap as never))).toEqual([])
})

test('the books that describe a form are named, and where they differ on it', () => {
  const { describes, silent, differ } = booksOn(forms['ace-to-five-lowball'])
  expect(describes.map(({ book }) => book)).toEqual(['rrp', 'uspa', 'wsop'])
  expect(silent).toEqual(['hpt', 'web'])
  expect(differ.map(({ point }) => point)).toContain('aceToFiveJoker')
  for (const id of ids) expect(booksOn(forms[id]).describes.length, id).toBeGreaterThan(0)
})

test('a deal that does not teach is noticed', () => {
  const example = lessonOf('omaha-8').example
  expect(faultsOf(forms['omaha-8'], { ...example, wins: example.wins.slice(1) })).not.toEqual([])
  expect(faultsOf(forms['omaha-8'], { ...example, streets: example.streets.slice(1) })).toContain('it ends early')
  const lost = example.wins.map(win => ({ ...win, hands: win.hands.filter(({ seat }) => seat !== EXAMPLE_SEATS.you) }))
  expect(faultsOf(forms['omaha-8'], { ...example, wins: lost })).toContain('the reader wins nothing')
})
