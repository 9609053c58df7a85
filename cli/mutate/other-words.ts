import { isRuleId } from '@cardroom/engine/rulebooks'
import { around, bare, type Program, partOf, type Syntax, usedIn } from './syntax.ts'

/** The words that stand in the same role, by role: under one name in an object, or as one argument of a function. */
export type Words = ReadonlyMap<string, readonly Word[]>

/** A word, and the files that have it in its role. */
type Word = { readonly word: string; readonly files: ReadonlySet<string> }

/** The words of these programs by their roles. */
export const wordsIn = (programs: readonly Program[]): Words => {
  const words = new Map<string, Map<string, Set<string>>>()
  for (const { file, all } of programs) {
    for (const piece of all) {
      const role = roleOf(piece, file)
      if (role === undefined) continue
      const known = words.get(role) ?? new Map<string, Set<string>>()
      words.set(role, known)
      const word = String(piece.is.value)
      known.set(word, (known.get(word) ?? new Set()).add(file))
    }
  }
  return new Map([...words].map(([role, known]) => [role, [...known].map(([word, files]) => ({ word, files }))]))
}

/**
 * Other words that may stand here: those of the same file in the same role first. A word in the same role is of the
 * same type, or near enough: the compiler is not asked.
 */
export const otherWords = (piece: Syntax, words: Words, file: string): readonly string[] => {
  const role = roleOf(piece, file)
  const others = (role === undefined ? undefined : words.get(role)) ?? []
  const isNear = ({ files }: Word): number => (files.has(file) ? 0 : 1)
  return [...others]
    .sort((a, b) => isNear(a) - isNear(b))
    .map(({ word }) => word)
    .filter(word => word !== piece.is.value)
}

/** A word of a small union: no sentence, no name of a thing, no rule. */
const isWord = ({ type, is }: Syntax): boolean =>
  type === 'Literal' && typeof is.value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(is.value) && !isRuleId(is.value)

const roleOf = (piece: Syntax, file: string): string | undefined => {
  if (!isWord(piece)) return undefined
  const place = usedIn(piece)
  if (place === undefined) return undefined
  if (place.type === 'Property') {
    const name = partOf(place, 'key')?.is.name
    return isAt(place, 'value', piece) && !TOLD.has(String(name)) ? `under ${name}` : undefined
  }
  if (place.type === 'ArrayExpression') {
    const list = usedIn(place)
    const name = list?.type === 'Property' ? partOf(list, 'key')?.is.name : undefined
    return name === undefined || TOLD.has(String(name)) ? undefined : `among ${name}`
  }
  if (place.type === 'CallExpression') {
    const { name } = partOf(place, 'callee')!.is
    const at = place.parts.filter(part => part.as === 'arguments').findIndex(part => bare(part) === piece)
    return name === undefined || name === 'street' || at < 0 ? undefined : `${name}(${at})`
  }
  if (!ANSWERS.has(place.type)) return undefined
  const answers = around(place).find(({ type }) => type === 'ArrowFunctionExpression')
  return answers === undefined ? undefined : `in ${file} ${answers.start}`
}

/** Where a function says what it answers. */
const ANSWERS: ReadonlySet<string> = new Set(['ReturnStatement', 'ConditionalExpression', 'ArrowFunctionExpression'])

const isAt = (place: Syntax, as: string, piece: Syntax): boolean => {
  const part = partOf(place, as)
  return part !== undefined && bare(part) === piece
}

/** What only tells of a thing. */
const TOLD: ReadonlySet<string> = new Set(['id', 'name', 'rule', 'rules', 'title', 'asks', 'note', 'also', 'words'])
