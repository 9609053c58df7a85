export { cardsOffDeck, type OffDeck } from './cards-off-deck.ts'
export { type DealtTo, readDealtTo, writeDealtTo } from './dealt-to.ts'
export { type Opened, PROOF_VERSION, type Proof } from './proof.ts'
export { type ProofRefusal, readProof } from './read-proof.ts'
export { isOpenedBy, type Opening, openingOf, type SealedDeck, sealDeck } from './sealed-deck.ts'
export { DRAWS_SEALED, type DrawFault, drawFault, drawKey, drawList, type SealedDraw } from './sealed-draws.ts'
export {
  type EnvelopeOpening,
  envelopeOpening,
  isEnvelopeOf,
  type SealedEnvelopes,
  sealEnvelopes,
} from './sealed-envelopes.ts'
export { dealtOrder, type Entropy, shuffleOf } from './shuffle.ts'
export { type Finding, type Noted, type ProofCheck, type ProofFault, verifyProof } from './verify-proof.ts'
export type { ProofWords } from './words/words.ts'
export { proofWords } from './words/words-in.ts'
