export { cutOf, dealtOrder, type Entropy } from './cut.ts'
export { isOpenedBy, type Opening, openingOf, type SealedDeck, sealDeck } from './sealed-deck.ts'
