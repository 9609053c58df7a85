import { describe, expect, test } from 'vitest'
import { type Card, cards } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { type Arena, arena, CHANCE, OVER } from './arena.ts'
import { textOfGroups } from './suits.ts'

const BETTING: readonly FormId[] = [
  'holdem',
  'omaha-8',
  'double-board-omaha',
  'seven-card-stud',
  'razz',
  'deuce-to-seven-triple-draw',
  'badugi',
]

/** Plays on with fixed cards; a player who draws stands pat, so that the same numbers are the same acts in both worlds. */
const playWith = (
  game: Arena,
  cardsFor: (cards: readonly Card[]) => readonly Card[],
  acts: number[],
  seed: string,
): string[] => {
  const chance = seeded(seed)
  const keys: string[] = []
  const pat = game.actions.indexOf('stand pat')
  for (let at = 0; game.turn() !== OVER; ) {
    if (game.turn() === CHANCE) {
      game.tell(cardsFor(game.due()))
      continue
    }
    keys.push(game.key(1), JSON.stringify([...game.tensor(1)]))
    const allowed = game.legal()
    const free = pat >= 0 && allowed.includes(pat) ? [pat] : allowed.filter(it => game.actions[it] !== 'fold')
    acts[at] ??= free[chance(free.length)]!
    game.step(acts[at++]!)
  }
  return keys
}

/** Cards off this deck, one group after another. */
const topOf = (deck: readonly Card[]) => {
  const left = [...deck]
  return (due: readonly Card[]): readonly Card[] => left.splice(0, due.length)
}

describe('what a seat knows', () => {
  test.each(BETTING)('%s: hidden cards of others change neither key nor tensor', id => {
    for (let seed = 0; seed < 20; seed++) {
      const options = { game: id, seats: 3, chance: 'explicit', seed } as const
      const acts: number[] = []
      const one = arena(options)
      const firstDeck = shuffled(deckCards(forms[id].deck), seeded(`deck ${seed}`))
      const keys = playWith(one, topOf(firstDeck), acts, `acts ${seed}`)
      const deal = one.deal()
      const own = deal.players.find(player => player.seat === 1)!
      const seen = new Set([
        ...own.down,
        ...own.up,
        ...own.mucked,
        ...own.muckedUp,
        ...deal.boards.flat(),
        ...deal.players.flatMap(it => [...it.up, ...it.muckedUp]),
      ])
      const hidden = deckCards(forms[id].deck).filter(card => !seen.has(card))
      const others = shuffled(hidden, seeded(`others ${seed}`))
      const renamed = new Map(hidden.map((card, i) => [card, others[i]!]))
      const two = arena(options)
      const again = playWith(two, topOf(firstDeck.map(card => renamed.get(card) ?? card)), acts, '')
      expect(again).toEqual(keys)
    }
  })
  test('renamed suits are the same hand, other ranks are not', () => {
    const text = (groups: string) => textOfGroups(groups.split('/').map(cards), true)
    expect(text('AsKs/2s3h4d')).toBe(text('KhAh/4c3d2h'))
    expect(text('AsKs/2s3h4d')).not.toBe(text('AsKs/2h3s4d'))
    expect(text('AsKs/2s3h4d')).not.toBe(text('AsKh/2s3h4d'))
    expect(textOfGroups([cards('AsKs')], false)).not.toBe(textOfGroups([cards('AhKh')], false))
  })
})

describe('fixed cards and shuffled cards', () => {
  test.each(Object.keys(forms) as FormId[])('%s: the same deck gives the same keys', id => {
    const chance = seeded(`same ${id}`)
    const [explicit, shuffles] = [arena({ game: id, chance: 'explicit' }), arena({ game: id })]
    for (let deals = 0; deals < 3; deals++) {
      const deck = shuffled(deckCards(forms[id].deck), chance)
      explicit.reset(deck)
      shuffles.reset(deck)
      // a stub that runs out is shuffled by each of them
      for (let steps = 0; shuffles.turn() !== OVER && steps < 12; steps++) {
        while (explicit.turn() === CHANCE) explicit.tell(explicit.due())
        expect(explicit.turn()).toBe(shuffles.turn())
        for (const seat of [1, 2]) expect(explicit.key(seat)).toBe(shuffles.key(seat))
        const allowed = shuffles.legal()
        const action = allowed[chance(allowed.length)]!
        explicit.step(action)
        shuffles.step(action)
      }
    }
  })
  test('a deck that is not whole is refused', () => {
    const game = arena({ game: 'kuhn' })
    expect(() => game.reset(['Ks', 'Ks', 'Qs'])).toThrow('not the deck of kuhn')
  })
})
