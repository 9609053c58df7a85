import type { Problem } from '../problems.ts'
import { problemWords } from '../words/problems.ts'

/** A problem with its words beside its code, as a command prints it. */
export const said = (problem: Problem): Problem & { readonly what: string } => ({
  ...problem,
  what: problemWords(problem),
})
