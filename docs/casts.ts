import { parseSync } from 'rolldown/utils'
import type { Source } from './sources.ts'

/**
 * Where a source says of what type something is instead of leaving it to the compiler; `as const` says nothing of the kind, and
 * properties of a style sheet have no types.
 */
export const castsIn = ({ file, text }: Source): readonly string[] => {
  const casts: string[] = []
  const look = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return
    const { type, start, end } = at as { readonly type?: string; readonly start?: number; readonly end?: number }
    const words = text.slice(start, end)
    if ((type === 'TSAsExpression' || type === 'TSTypeAssertion') && !/\bas (?:const|CSSProperties)$/.test(words))
      casts.push(words)
    for (const next of Object.values(at)) look(next)
  }
  look(parseSync(file, text).program)
  return casts
}
