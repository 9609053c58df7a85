import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** A piece of a program as the parser gives it. */
type Piece = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

/** Tables of the state whose names come from people, wherever they are looked into. */
const STATE: ReadonlySet<string> = new Set(['people', 'tallies'])

/**
 * The look-ups of a source in which a name from outside may find what nobody put there: a table that takes any name is
 * asked with `[name]`, without `Object.hasOwn` on that table in the same file, or a name is asked for with `in`.
 */
export const unsafeLookups = ({ file, text }: Source): readonly string[] => {
  const pieces: { readonly piece: Piece; readonly above: Piece | undefined }[] = []
  collect(parseSync(file, text).program as unknown as Piece, undefined, pieces)
  const source = ({ start, end }: Piece): string => text.slice(start, end)
  const aliases = new Set(
    pieces.flatMap(({ piece }) =>
      piece.type === 'TSTypeAliasDeclaration' && OPEN.test(source(piece.typeAnnotation as Piece))
        ? [source(piece.id as Piece)]
        : [],
    ),
  )
  const tables = new Set(
    pieces.flatMap(({ piece }) => {
      const type = (piece.typeAnnotation as Piece | undefined)?.typeAnnotation as Piece | undefined
      if (piece.type !== 'Identifier' || type === undefined) return []
      return OPEN.test(source(type)) || aliases.has(source(type)) ? [piece.name as string] : []
    }),
  )
  const isGuarded = (table: Piece): boolean => text.includes(`Object.hasOwn(${source(table)}, `)
  const found = pieces.filter(({ piece, above }) => {
    if (piece.type === 'BinaryExpression') return piece.operator === 'in' && (piece.left as Piece).type !== 'Literal'
    if (piece.type !== 'MemberExpression' || piece.computed !== true) return false
    const [table, name] = [piece.object as Piece, piece.property as Piece]
    if (name.type === 'Literal' || isWritten(piece, above)) return false
    if (name.type === 'TSAsExpression' && /\bkeyof\b/.test(source(name))) return !isGuarded(table)
    const called = table.type === 'Identifier' ? table.name : ((table.property as Piece | undefined)?.name ?? '')
    const isOpen = (table.type === 'Identifier' && tables.has(called as string)) || STATE.has(called as string)
    return isOpen && !isGuarded(table)
  })
  return found.map(({ piece }) => `${file}:${text.slice(0, piece.start).split('\n').length} ${source(piece)}`)
}

/** A type that takes any name. */
const OPEN = /^(?:Readonly<)?(?:Partial<)?Record<\s*(?:string|PlayerId)\s*,|^\{\s*(?:readonly\s+)?\[\w+: string\]/

/** What is written is not read; a table that is filled is looked at by its reader. */
const isWritten = (piece: Piece, above: Piece | undefined): boolean =>
  above?.type === 'AssignmentExpression' && above.left === piece && above.operator === '='

const collect = (
  value: unknown,
  above: Piece | undefined,
  into: { readonly piece: Piece; readonly above: Piece | undefined }[],
): void => {
  if (Array.isArray(value)) for (const one of value) collect(one, above, into)
  else if (typeof value === 'object' && value !== null) {
    const piece = 'type' in value && typeof value.type === 'string' ? (value as Piece) : undefined
    if (piece !== undefined) into.push({ piece, above })
    for (const part of Object.values(value)) collect(part, piece ?? above, into)
  }
}
