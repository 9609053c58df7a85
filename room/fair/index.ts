export { cutOf, dealtOrder, type Entropy } from './cut.ts'
export { isOpenedBy, type Opening } from './sealed-deck.ts'
