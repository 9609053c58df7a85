import type { RuleShown } from '@cardroom/room/protocol'
import { create } from 'zustand'
import { type Answer, ask } from '../line/api.ts'

/** The rule that is open, with those that were read on the way to it. */
export type WhyState = {
  readonly path: readonly string[]
  /** All rules after what was asked about. */
  readonly rules: readonly string[]
  /** The plain answer to that very question; empty where there is none. */
  readonly answer: string
}

/** What "why?" shows. */
export const useWhy = create<WhyState>(() => ({ path: [], rules: [], answer: '' }))

/** Opens what stands behind something: its first rule, with the others beside it. */
export const askWhy = (rules: readonly string[], answer = ''): void =>
  useWhy.setState({ path: rules.slice(0, 1), rules, answer })

/** Opens a rule; from within another one can go back to that. */
export const openWhy = (id: string): void => useWhy.setState(({ path }) => ({ path: [...path, id] }))

/** Back to the rule before, or out. */
export const backWhy = (): void => useWhy.setState(({ path }) => ({ path: path.slice(0, -1) }))

/** Closes the panel. */
export const closeWhy = (): void => useWhy.setState({ path: [], rules: [], answer: '' })

const kept = new Map<string, RuleShown>()

/** A rule in our words; asked for once. */
export const fetchRule = async (id: string): Promise<Answer<RuleShown>> => {
  const known = kept.get(id)
  if (known !== undefined) return { ok: true, data: known }
  const answer = await ask('GET /api/rules/*', { params: { '*': id } })
  if (answer.ok) kept.set(id, answer.data)
  return answer
}
