import type { Language } from '@cardroom/engine/words'
import { english } from './english.ts'
import { german } from './german.ts'
import type { ProofWords } from './words.ts'

/** What is said about proofs, by language. */
export const proofWords: Readonly<Record<Language, ProofWords>> = { en: english, de: german }
