import type { History } from './history.ts'
import type { Problem } from './problems.ts'

/** One hand of a file: what it is called there, and its history or all that is wrong with it. */
export type HandRead = {
  readonly name: string
  /** What is played, as the file calls it; empty where that cannot be read. */
  readonly variant: string
} & ({ readonly history: History } | { readonly problems: readonly Problem[] })
