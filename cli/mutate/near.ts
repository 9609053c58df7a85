import { type Change, changesOf } from './changes.ts'
import { edited, type Mutation, shortened } from './mutation.ts'
import type { Words } from './other-words.ts'
import { around, isWithin, lineAt, type Program, type Syntax, statementOf } from './syntax.ts'

/** A place in a program that cites a rule: in a comment, as data, or by a name that stands for it. */
export type Cited = { readonly start: number; readonly end: number }

/**
 * The mutations near a place that cites a rule, the nearest first: in the statement of the module it is in, and then in
 * those of the same module that this one uses or that use it.
 */
export const mutationsNear = (program: Program, cited: Cited, words: Words): readonly Mutation[] => {
  const about = aboutOf(program, cited)
  if (about === undefined) return []
  const outwards = around(about.piece)
  const line = lineAt(program, cited.start)
  const statement = statementOf(about.piece)
  const related = relatedTo(program, statement)
  const isOwn = (piece: Syntax): boolean => isWithin(piece, statement) || related.some(other => isWithin(piece, other))
  const found = program.all.filter(isOwn).flatMap(piece => {
    const far = about.isAlso(piece) ? 0 : outwards.findIndex(outer => isWithin(piece, outer))
    return changesOf(program, piece, words).map((change, turn) => ({
      change,
      far: far < 0 ? outwards.length : far,
      turn,
      lines: Math.abs(lineAt(program, piece.start) - line),
    }))
  })
  return found
    .sort((a, b) => a.far - b.far || a.change.mild - b.change.mild || a.turn - b.turn || a.lines - b.lines)
    .map(({ change }) => mutationOf(program, change))
}

/** The mutations within a piece. */
export const mutationsIn = (program: Program, piece: Syntax, words: Words): readonly Mutation[] =>
  program.all
    .filter(part => isWithin(part, piece))
    .flatMap(part => changesOf(program, part, words).map((change, turn) => ({ change, turn })))
    .sort((a, b) => a.turn - b.turn || a.change.mild - b.change.mild)
    .map(({ change }) => mutationOf(program, change))

/** What a citation is about: the piece it stands in or before, and the others on its line. */
type About = { readonly piece: Syntax; readonly isAlso: (piece: Syntax) => boolean }

const aboutOf = (program: Program, cited: Cited): About | undefined => {
  const comment = program.comments.find(({ start, end }) => start <= cited.start && cited.end <= end)
  if (comment === undefined) {
    const piece = innermost(program, cited)
    return piece === undefined ? undefined : { piece, isAlso: () => false }
  }
  const line = lineStart(program.text, comment.start)
  if (program.text.slice(line, comment.start).trim() === '') {
    const piece = nextPiece(program, comment.end)
    return piece === undefined ? undefined : { piece, isAlso: () => false }
  }
  // after some code, a comment is about what begins on its line
  const isAlso = ({ start, parent }: Syntax): boolean => start >= line && start < comment.start && parent !== undefined
  const piece = program.all.find(isAlso)
  return piece === undefined ? undefined : { piece, isAlso }
}

const innermost = (program: Program, cited: Cited): Syntax | undefined =>
  program.all.filter(piece => piece.parent !== undefined && isWithin(cited, piece)).at(-1)

/** The outermost piece that begins behind a comment, other comments and signs between them minded. */
const nextPiece = (program: Program, from: number): Syntax | undefined => {
  const behind = program.all.filter(({ start, parent }) => start >= from && parent !== undefined)
  const first = Math.min(...behind.map(({ start }) => start))
  const next = behind.find(({ start }) => start === first)
  const within = program.all.filter(({ start, end }) => start < from && end > from).at(-1)
  return next !== undefined && (within === undefined || isWithin(next, within)) ? next : undefined
}

const lineStart = (text: string, place: number): number => text.lastIndexOf('\n', place - 1) + 1

/** The other statements of the module that this one uses, and those that use it: what it says, they do. */
const relatedTo = (program: Program, statement: Syntax): readonly Syntax[] => {
  const isOwn = (piece: Syntax): boolean => isWithin(piece, statement)
  const names = program.all.filter(({ type, as }) => type === 'Identifier' && as !== 'property' && as !== 'key')
  const isDeclared = ({ as, parent }: Syntax): boolean => as === 'id' && parent?.type === 'VariableDeclarator'
  const used = new Set(names.filter(isOwn).map(({ is }) => is.name))
  const declared = new Set(names.filter(piece => isOwn(piece) && isDeclared(piece)).map(({ is }) => is.name))
  const related = names.filter(piece => (isDeclared(piece) ? used : declared).has(piece.is.name))
  return [...new Set(related.map(statementOf))].filter(other => other !== statement)
}

/** A change with what it looks like. */
const mutationOf = (program: Program, { piece: changed, edits, shown }: Change): Mutation => {
  const { file, text } = program
  const isInside = edits.every(edit => isWithin(edit, shown))
  const moved = edits.map(edit => ({ ...edit, start: edit.start - shown.start, end: edit.end - shown.start }))
  const piece = text.slice(shown.start, shown.end)
  const [before, after] = isInside
    ? [piece, edited(piece, moved)]
    : [edits.map(({ start, end }) => text.slice(start, end)).join(', '), edits.map(edit => edit.text).join(', ')]
  const kind = VALUES.has(changed.type) ? 'value' : 'branch'
  return { kind, file, line: lineAt(program, edits[0]!.start), ...shortened(before, after), edits }
}

/** The pieces that are data. */
const VALUES: ReadonlySet<string> = new Set(['Literal', 'ArrayExpression'])
