import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Deal } from '../deal.ts'

/** A pile that is out of play when the stub runs out in a draw. */
export type DrawPile = 'burns' | 'muck' | 'discards'

/** wsop/lowball-reshuffle: the piles that are shuffled when the stub runs out in a draw; its own discards stay out. */
export const shuffledInTheDraw = ({ book }: Deal): readonly DrawPile[] => {
  const { is } = rulebookOf(book).drawReshuffle
  return PILES.flatMap(([name, pile]) => (is.includes(name) ? [pile] : []))
}

const PILES = [
  ['burns', 'burns'],
  ['muck', 'muck'],
  ['previous-discards', 'discards'],
] as const
