import type { ProofRefusal } from '../read-proof.ts'
import type { ProofCheck, ProofFault } from '../verify-proof.ts'

/** What is said about proofs, in one language. */
export type ProofWords = {
  /** Why something isn't a proof: what is wrong, then what is accepted. */
  readonly refusal: (refusal: ProofRefusal) => string
  /** What was checked. */
  readonly checks: Readonly<Record<ProofCheck, string>>
  /** What does not fit. */
  readonly fault: (fault: ProofFault) => string
}
