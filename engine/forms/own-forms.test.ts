import { describe, expect, test } from 'vitest'
import { arena, OVER } from '../arena/arena.ts'
import { seeded } from '../cards/shuffle.ts'
import { audit } from '../deal/audit.ts'
import { problemText } from '../words/english/problems.ts'
import { describeForm } from './describe.ts'
import type { Form } from './form.ts'
import { forms } from './forms.ts'
import { readForm } from './read-form.ts'

const formOf = (own: object): Form => {
  const read = readForm(own)
  if (!read.ok) throw new Error(read.refusal.problems.map(problemText).join('\n'))
  return read.form
}
const problemsOf = (own: object): readonly string[] => {
  const read = readForm(own)
  return read.ok ? [] : read.refusal.problems.map(problemText)
}

const six: object = {
  like: 'holdem',
  id: 'six-on-the-board',
  name: 'Six on the board',
  streets: [
    ...forms.holdem.streets,
    {
      name: 'ocean',
      steps: [{ do: 'burn' }, { do: 'board', cards: 1 }, { do: 'bet', tier: 'upper', first: 'left-of-the-button' }],
    },
  ],
}
const stripped: object = {
  like: 'holdem',
  id: 'stripped',
  name: 'Stripped',
  deck: deckFrom('789TJQKA'),
  seats: { least: 2, most: 6 },
}
const london: object = {
  like: 'ace-to-five-lowball',
  id: 'london',
  name: 'London',
  deck: 'standard',
  pot: [{ name: 'low', ranking: 'ace-to-six', from: 'own' }],
}

function deckFrom(ranks: string): readonly string[] {
  return [...ranks].flatMap(rank => [...'cdhs'].map(suit => rank + suit))
}

describe('forms of your own', () => {
  test.each([six, stripped, london])('%o is dealt to its end', own => {
    const chance = seeded('own')
    for (const seats of [2, 4]) {
      const game = arena({ game: formOf(own), seats, seed: seats })
      for (let deals = 0; deals < 20; deals++) {
        while (game.turn() !== OVER) {
          const allowed = game.legal()
          game.step(allowed[chance(allowed.length)]!)
        }
        expect(audit(game.deal())).toEqual([])
        expect(game.returns().reduce((sum, net) => sum + net, 0)).toBe(0)
        game.reset()
      }
    }
  })
  test('a deck of its own is described in words', () => {
    expect(
      describeForm(
        formOf({
          ...stripped,
          deck: ['As', 'Ks', 'Qs', 'Js', 'Ts', '9s', '8s', ...deckFrom('7')],
          seats: { least: 2, most: 2 },
          streets: forms.holdem.streets.slice(0, 2),
        }),
      ),
    ).toContain('11 cards (As Ks Qs Js Ts 9s 8s 7c 7d 7h 7s)')
  })
  test.each([
    [{ ...stripped, deck: ['As', 'As'] }, 'deck: a card is named twice'],
    [{ ...stripped, deck: ['Zs'] }, 'deck[0]'],
    [{ ...stripped, deck: [...deckFrom('789TJQKA'), 'Jo'] }, 'does not say what the joker'],
    [{ ...stripped, deck: deckFrom('AK') }, 'use 20 cards of 8'],
  ])('a deck that will not do is refused: %o', (own, problem) => {
    expect(problemsOf(own).join('\n')).toContain(problem)
  })
  test('two shares that are the same are noticed', () => {
    const [high] = forms.holdem.pot
    const twice = { like: 'holdem', id: 'twice', name: 'Twice', pot: [high, { ...high, name: 'other' }] }
    expect(problemsOf(twice)).toEqual(['pot: "high" and "other" are the same: the winner of one wins both'])
    const split = { ...twice, pot: [high, { ...high, name: 'other', from: { holecards: 2, boardcards: 3 } }] }
    expect(problemsOf(split)).toEqual([])
  })
  test('a cap of its own holds for two as well, and a bet is no raise', () => {
    const game = arena({
      game: formOf({ like: 'holdem', id: 'one', name: 'One', raiseCap: { raises: 1 } }),
      structure: 'limit',
    })
    game.step(game.actions.indexOf('bet'))
    expect(game.legal().map(action => game.actions[action])).toEqual(['fold', 'call'])
  })
})
