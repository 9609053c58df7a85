import { BOOKS, type BookId } from '@cardroom/engine'
import type { Kind } from '@cardroom/engine/kinds'
import { type Mutation, shortened } from './mutation.ts'
import { otherValues } from './other-values.ts'
import { bare, lineAt, type Program, partOf, type Syntax } from './syntax.ts'

/** What a point takes, and what the books answer: as much of the rulebook's points as is needed here. */
export type Asked = { readonly takes: Kind; readonly also?: readonly string[] } & Readonly<
  Partial<Record<BookId, readonly [value: unknown, ...unknown[]]>>
>

/** An answer of a book as a chapter writes it. */
export type Written = {
  readonly program: Program
  readonly point: string
  readonly book: BookId
  /** The rules it rests on, the nearest first. */
  readonly rules: readonly string[]
  /** The value in the source. */
  readonly value: Syntax
}

/** The answers that a chapter writes. */
export const answersIn = (program: Program): readonly Written[] =>
  program.all.flatMap(call => {
    if (call.type !== 'CallExpression' || partOf(call, 'callee')?.is.name !== 'point') return []
    const point = call.parent === undefined ? undefined : partOf(call.parent, 'key')?.is.name
    const asked = partOf(call, 'arguments')
    if (typeof point !== 'string' || asked === undefined) return []
    return BOOKS.flatMap(book => {
      const answer = answerOf(program, asked, book)
      const [value, ...rules] = answer?.parts.filter(part => part.as === 'elements') ?? []
      if (value === undefined) return []
      return [{ program, point, book, rules: rules.map(rule => String(bare(rule).is.value)), value }]
    })
  })

/**
 * Answers of one point changed to each other value they may have. Several books have the same value from the same rule
 * where Robert's is silent: they are changed together.
 */
export const settingMutations = (
  answers: readonly Written[],
  asked: Asked | undefined,
  forms: readonly string[] = [],
): readonly Mutation[] => {
  const [first] = answers
  if (first === undefined || asked === undefined) return []
  const now = asked[first.book]?.[0]
  const alike = answers.filter(({ book }) => isAlike(asked[book]?.[0], now))
  const { program, point, book, value } = first
  const said = (it: unknown): string => `${book} ${point}: ${JSON.stringify(it)}`
  const others = otherValues(asked.takes, now)
  const isOwn = (other: unknown): boolean => forms.some(form => !isAlike(under(other, form), under(now, form)))
  // of answers by form, those of the rule's own forms are changed first
  return [...others.filter(isOwn), ...others.filter(other => !isOwn(other))].map(other => ({
    kind: 'value',
    file: program.file,
    line: lineAt(program, value.start),
    ...shortened(said(now), said(other)),
    edits: placesOf(alike).map(({ start, end }) => ({ start, end, text: JSON.stringify(other) })),
  }))
}

const placesOf = (answers: readonly Written[]): readonly Syntax[] => [...new Set(answers.map(({ value }) => value))]

/** What a value by names has under one of them. */
const under = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The list that a point has for a book: written there, or under a name of the module. */
const answerOf = (program: Program, asked: Syntax, book: BookId): Syntax | undefined => {
  const property = asked.parts.find(part => partOf(part, 'key')?.is.name === book)
  const value = property === undefined ? undefined : bare(partOf(property, 'value')!)
  const list = value?.type === 'Identifier' ? declared(program, value.is.name) : value
  return list?.type === 'ArrayExpression' ? list : undefined
}

const declared = (program: Program, name: unknown): Syntax | undefined => {
  const found = program.all.find(piece => piece.type === 'VariableDeclarator' && partOf(piece, 'id')?.is.name === name)
  const value = found === undefined ? undefined : partOf(found, 'init')
  return value === undefined ? undefined : bare(value)
}
