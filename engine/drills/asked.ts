import { ask } from '../ask/ask.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'

/** An answer of the engine to a scenario's only question: its data, its words and its rules; null where there is none. */
export const askedOf = (
  scenario: object,
  question: string,
): (Readonly<Record<string, unknown>> & { readonly words: string; readonly rules: readonly RuleId[] }) | null => {
  const answer = ask({ ...scenario, ask: question })
  const found = answer.answers?.[question]
  if (found === undefined || answer.refused !== undefined || !('words' in found)) return null
  return found as unknown as ReturnType<typeof askedOf>
}
