import { cardOf, codeOf } from '../cards/card.ts'
import { type Arena, OVER } from './arena-type.ts'
import { engineArena } from './engine-arena.ts'
import type { ArenaGame } from './options.ts'

/** Which cards of the deck fall where: the places of each seat's own, from seat 1 on, and those of each whole board. */
export type Places = { readonly own: readonly (readonly number[])[]; readonly boards: readonly (readonly number[])[] }

/** The places of a game in which they are the same in every deal: one deal is played to the showdown to see them. */
export const placesIn = (game: ArenaGame, deck: Uint8Array): Places => {
  const arena = engineArena(game, () => 0, Array.from(deck, cardOf))
  while (arena.turn() !== OVER) arena.step(stayingIn(arena))
  const { players, boards } = arena.deal()
  const placesOf = (cards: readonly Parameters<typeof codeOf>[0][]) => cards.map(card => deck.indexOf(codeOf(card)))
  const own: (readonly number[])[] = []
  for (const { seat, down } of players) own[seat - 1] = placesOf(down)
  return { own, boards: boards.map(placesOf) }
}

/** A call, or where nobody may call all there is. */
const stayingIn = (arena: Arena): number => {
  const allowed = arena.legal()
  const call = arena.actions.indexOf('call')
  return allowed.includes(call) ? call : allowed.at(-1)!
}
