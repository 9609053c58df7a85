import type { Card } from '../cards/card.ts'
import { deckOff } from '../deal/dealing/card-check.ts'
import { type Arena, OVER } from './arena-type.ts'
import { checkedBuffer } from './checks.ts'
import { redeal, returnsOn, stepBack, stepOn, truthOf, type Walk, walkApart, writeKnown } from './walk.ts'

/** An arena that walks in a public tree; what the tree doesn't know it asks the engine, which follows. */
export const publicArena = (walk: Walk): Arena => {
  const { game, layout, seats } = walk.tree
  return {
    actions: game.space.names,
    seats,
    layout,
    turn: () => walk.node.turn,
    mask: () => (walk.node.turn === OVER ? truthOf(walk).mask() : walk.node.mask.slice()),
    legal: () => (walk.node.turn === OVER ? truthOf(walk).legal() : walk.node.legal),
    step: action => stepOn(walk, typeof action === 'number' ? action : Number.NaN),
    undo: () => stepBack(walk),
    clone: () => publicArena(walkApart(walk)),
    reset: deck => redeal(walk, deck === undefined ? undefined : checked(walk, deck)),
    chance: () => truthOf(walk).chance(),
    due: () => truthOf(walk).due(),
    tell: cards => truthOf(walk).tell(cards),
    sample: () => truthOf(walk).sample(),
    key: seat => truthOf(walk).key(seat),
    tensor: (seat, buffer = new Float32Array(layout.size)) => {
      if (seat !== walk.node.turn) return truthOf(walk).tensor(seat, buffer)
      checkedBuffer(buffer, layout.size).fill(0, layout.size)
      writeKnown(walk, buffer, 0)
      return buffer
    },
    returns: () => returnsOn(walk),
    deal: () => truthOf(walk).deal(),
    log: () => truthOf(walk).log(),
  }
}

const checked = ({ tree: { game } }: Walk, deck: readonly Card[]): readonly Card[] => {
  const off = deckOff(game.form, deck)
  if (off !== null) throw new TypeError(`this is not the deck of ${game.form.id}: ${off.why}`)
  return deck
}
