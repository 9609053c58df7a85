export * from '../cards/card.ts'
export * from '../cards/deck.ts'
export type { Flavour } from '../cards/flavour.ts'
export * from '../cards/shuffle.ts'
