import { type Card, codeOf, type Form, type View } from '@cardroom/engine'
import { type CardCode, deckCards, UNKNOWN } from '@cardroom/engine/cards'
import type { SeenPlayer } from '@cardroom/engine/deal'

/** What one seat knows of the cards of a deal, and what is still to come. */
export type Known = {
  readonly form: Form
  readonly down: readonly CardCode[]
  readonly up: readonly CardCode[]
  /** What is seen of each opponent who is still in. */
  readonly others: readonly { readonly down: readonly CardCode[]; readonly up: readonly CardCode[] }[]
  readonly boards: readonly (readonly CardCode[])[]
  readonly struck: readonly number[]
  /** Cards that this seat has not seen. */
  readonly unseen: readonly CardCode[]
  /** How many cards a hand has that goes to the end, and each board. */
  readonly inHand: number
  readonly onBoard: number
  /** Draws of the whole deal, and those still to come after the one that is on. */
  readonly draws: number
  readonly drawsLeft: number
}

/** Reads from a seat's own view what it knows; nothing else is looked at. */
export const knownTo = (view: View, own: SeenPlayer): Known => {
  const { form, players, boards, struck, showings } = view
  const others = players.filter(({ seat, folded }) => seat !== own.seat && !folded)
  const seen = new Set<Card>([
    ...own.down,
    ...own.rows.flat(),
    ...boards.flat(),
    ...showings.flatMap(({ cards }) => cards),
    ...players.flatMap(({ up, down, rows }) => [...up, ...down, ...rows.flat()]),
  ])
  const later = form.streets.slice(1 + form.streets.findIndex(({ name }) => name === view.street))
  const count = (streets: Form['streets'], kind: 'deal' | 'board' | 'discard'): number =>
    streets.flatMap(({ steps }) => steps).reduce((sum, step) => sum + (step.do === kind ? step.cards : 0), 0)
  const drawsIn = (streets: Form['streets']): number =>
    streets.flatMap(({ steps }) => steps).filter(step => step.do === 'draw').length
  return {
    form,
    // rows that are set face down are the player's own cards as before
    down: [...own.down, ...own.rows.flat()].map(codeOf),
    up: own.up.map(codeOf),
    others: others.map(({ down, up }) => ({ down: known(down), up: known(up) })),
    boards: boards.map(known),
    struck,
    unseen: deckCards(form.deck)
      .filter(card => !seen.has(card))
      .map(codeOf),
    inHand: count(form.streets, 'deal') - count(form.streets, 'discard'),
    onBoard: count(form.streets, 'board'),
    draws: drawsIn(form.streets),
    drawsLeft: drawsIn(later),
  }
}

const known = (cards: readonly Card[]): readonly CardCode[] => cards.filter(card => card !== UNKNOWN).map(codeOf)
