import { parseSync } from 'vite'

/** A piece of a program: what it is, where it stands, and what it is a part of. */
export type Syntax = {
  readonly type: string
  readonly start: number
  readonly end: number
  /** What it is a part of, and under which name there; nothing for the whole program. */
  readonly parent: Syntax | undefined
  readonly as: string
  readonly parts: readonly Syntax[]
  /** The plain values it has: an operator, a name, the value of a literal. */
  readonly is: Readonly<Record<string, unknown>>
}

/** A source that was read as a program; types are left closed, since they are gone when it runs. */
export type Program = {
  readonly file: string
  readonly text: string
  readonly whole: Syntax
  /** Every piece, the outer ones before the inner ones. */
  readonly all: readonly Syntax[]
  readonly comments: readonly { readonly start: number; readonly end: number }[]
  /** Where its lines begin. */
  readonly lines: readonly number[]
}

/** Reads a source as a program. */
export const programOf = (file: string, text: string): Program => {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`)
  const all: Syntax[] = []
  const whole = taken(program as unknown as Raw, undefined, '', all)
  const lines = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return { file, text, whole, all, lines, comments: comments.map(({ start, end }) => ({ start, end })) }
}

/** The part of this name. */
export const partOf = (piece: Syntax, as: string): Syntax | undefined => piece.parts.find(part => part.as === as)

/** The pieces that it is a part of, from the innermost on, itself first; the whole program left out. */
export const around = (piece: Syntax): readonly Syntax[] =>
  piece.parent === undefined ? [] : [piece, ...around(piece.parent)]

/** The declaration or statement of the module that it belongs to. */
export const statementOf = (piece: Syntax): Syntax => around(piece).at(-1) ?? piece

/** Is the one within the other, or the same? */
export const isWithin = (inner: { readonly start: number; readonly end: number }, outer: Syntax): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** The piece without what only the types need around it: `x as const`, `x!`. */
export const bare = (piece: Syntax): Syntax => {
  const inner = WRAPPERS.has(piece.type) ? partOf(piece, 'expression') : undefined
  return inner === undefined ? piece : bare(inner)
}

/** What the piece is a part of, when what only the types need is left out. */
export const usedIn = (piece: Syntax): Syntax | undefined =>
  piece.parent !== undefined && WRAPPERS.has(piece.parent.type) ? usedIn(piece.parent) : piece.parent

/** The number of the line that a place is on. */
export const lineAt = ({ lines }: Program, place: number): number => {
  const next = lines.findIndex(start => start > place)
  return next < 0 ? lines.length : next
}

type Raw = { readonly type: string; readonly start: number; readonly end: number }

const WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
  'ChainExpression',
])

const taken = (raw: Raw, parent: Syntax | undefined, as: string, all: Syntax[]): Syntax => {
  const parts: Syntax[] = []
  const is: Record<string, unknown> = {}
  const piece: Syntax = { type: raw.type, start: raw.start, end: raw.end, parent, as, parts, is }
  all.push(piece)
  if (isType(raw)) return piece
  for (const [name, value] of Object.entries(raw)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    const inner = values.filter(isRaw)
    if (inner.length > 0) parts.push(...inner.map(each => taken(each, piece, name, all)))
    else if (!POSITIONS.has(name)) is[name] = value
  }
  return piece
}

const POSITIONS: ReadonlySet<string> = new Set(['type', 'start', 'end'])

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && typeof (value as Raw).type === 'string' && 'start' in value

const isType = ({ type }: Raw): boolean => type.startsWith('TS') && !WRAPPERS.has(type)
