import type { Edit } from './mutation.ts'
import { otherWords, type Words } from './other-words.ts'
import { around, bare, type Program, partOf, type Syntax, usedIn } from './syntax.ts'

/** A way to change one piece of code so that it does something else. */
export type Change = {
  readonly piece: Syntax
  readonly edits: readonly Edit[]
  /** The pieces that are shown before and after. */
  readonly shown: Syntax
  /** 0 for what breaks a rule outright, more for what may do no harm. */
  readonly mild: number
}

/** The ways to change a piece, the plainest first. Loops are left alone: changed, they may never end. */
export const changesOf = ({ file, text }: Program, piece: Syntax, words: Words): readonly Change[] => {
  if (around(piece).some(({ parent, as }) => LOOPS.has(`${parent?.type}.${as}`))) return []
  const put = (at: Syntax, instead: string): Edit => ({ start: at.start, end: at.end, text: instead })
  const least = around(piece).some(({ type, parts }) => type === 'Property' && ASIDE.has(String(parts[0]?.is.name)))
    ? 2
    : 0
  const as = (mild: number, ...edits: readonly Edit[]): Change => ({
    piece,
    edits,
    shown: shownFor(piece),
    mild: mild + least,
  })
  const said = (at: Syntax): string => text.slice(at.start, at.end)
  const sign = (instead: string): Edit => {
    const from = partOf(piece, 'left')!.end
    const start = text.indexOf(String(piece.is.operator), from)
    return { start, end: start + String(piece.is.operator).length, text: instead }
  }
  switch (piece.type) {
    case 'BinaryExpression':
      if (piece.is.operator === '+' && piece.parts.some(isText)) return []
      return (TURNED[String(piece.is.operator)] ?? []).map((instead, i) => as(i, sign(instead)))
    case 'AssignmentExpression':
      return (TURNED[String(piece.is.operator)] ?? []).map(instead => as(0, sign(instead)))
    case 'LogicalExpression': {
      if (piece.is.operator === '??') return []
      const [left, right] = [partOf(piece, 'left')!, partOf(piece, 'right')!]
      const swapped = sign(piece.is.operator === '&&' ? '||' : '&&')
      return [as(0, swapped), as(1, put(piece, `(${said(left)})`)), as(1, put(piece, `(${said(right)})`))]
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = partOf(piece, 'test')!
      return isTurned(bare(test)) ? [] : [as(0, put(test, `!(${said(test)})`))]
    }
    case 'UnaryExpression':
      return piece.is.operator === '!' ? [as(0, put(piece, said(partOf(piece, 'argument')!)))] : []
    case 'Literal':
      return literals(piece, otherWords(piece, words, file)).map((instead, i) => as(i, put(piece, instead)))
    case 'SwitchCase':
      return casesSwapped(piece, said).map(edits => as(0, ...edits))
    case 'CallExpression':
      return [...callsTurned(piece, said, put), ...withoutOneOf(piece, 'arguments')].map(edit => as(1, edit))
    case 'ArrayExpression':
      return withoutOneOf(piece, 'elements').map(edit => as(1, edit))
    case 'ExpressionStatement':
      return around(piece).some(({ type }) => ENDLESS.has(type)) ? [] : [as(2, put(piece, ';'))]
    default:
      return []
  }
}

/** What a form says of itself without its play being another one. */
const ASIDE: ReadonlySet<string> = new Set(['seats', 'structures', 'family', 'deck'])

/** The signs that stand for another one: the contrary first, then the one that differs in one case. */
const TURNED: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '+=': ['-='],
  '-=': ['+='],
}

/** The functions that stand for another one. */
const CONTRARY: Readonly<Record<string, string>> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  startsWith: 'endsWith',
}

/** What leaves a list a list when it is not done. */
const LEFT_OUT: ReadonlySet<string> = new Set(['filter', 'reverse', 'toReversed', 'sort', 'toSorted', 'slice'])

const ENDLESS: ReadonlySet<string> = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement'])
const LOOPS: ReadonlySet<string> = new Set([...ENDLESS].flatMap(loop => [`${loop}.test`, `${loop}.update`]))

const isText = (part: Syntax): boolean => {
  const { type, is } = bare(part)
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof is.value === 'string')
}

/** Is there a change to the piece itself that says the contrary? */
const isTurned = ({ type, is }: Syntax): boolean =>
  (type === 'BinaryExpression' && String(is.operator) in TURNED) || (type === 'UnaryExpression' && is.operator === '!')

const literals = (piece: Syntax, others: readonly string[]): readonly string[] => {
  const { value } = piece.is
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value === 'string') return others.map(word => `'${word}'`)
  if (typeof value !== 'number' || piece.as === 'key') return []
  return value > 0 ? [String(value + 1), String(value - 1)] : [String(value + 1)]
}

/** Two cases of a choice that change places. */
const casesSwapped = (piece: Syntax, said: (at: Syntax) => string): readonly (readonly Edit[])[] => {
  const test = partOf(piece, 'test')
  const others = piece.parent!.parts.filter(part => part.type === 'SwitchCase' && part !== piece)
  return others
    .flatMap(other => partOf(other, 'test') ?? [])
    .slice(0, test === undefined ? 0 : 2)
    .map(other => [
      { start: test!.start, end: test!.end, text: said(other) },
      { start: other.start, end: other.end, text: said(test!) },
    ])
}

const callsTurned = (
  piece: Syntax,
  said: (at: Syntax) => string,
  put: (at: Syntax, instead: string) => Edit,
): readonly Edit[] => {
  const callee = partOf(piece, 'callee')!
  if (callee.type !== 'MemberExpression') return []
  const [object, property] = [partOf(callee, 'object')!, partOf(callee, 'property')!]
  const name = said(property)
  const whole = CONTRARY[said(callee)]
  if (whole !== undefined) return [put(callee, whole)]
  if (CONTRARY[name] !== undefined) return [put(property, CONTRARY[name])]
  if (name === 'at' && said(piece).endsWith('.at(-1)')) return [put(piece, `${said(object)}.at(0)`)]
  return LEFT_OUT.has(name) ? [put(piece, said(object))] : []
}

/** Lists of data, and steps that are called one after another, with one left out. */
const withoutOneOf = (piece: Syntax, as: string): readonly Edit[] => {
  const items = piece.parts.filter(part => part.as === as)
  const isStep = as === 'arguments'
  if (items.length < (isStep ? 3 : 2) || !isData(piece) || isOfRules(piece)) return []
  return items.flatMap((item, i) => {
    if (i === 0) return isStep ? [] : [{ start: item.start, end: items[1]!.start, text: '' }]
    return [{ start: items[i - 1]!.end, end: item.end, text: '' }]
  })
}

const isData = (piece: Syntax): boolean => !around(piece).some(({ type }) => /Function/.test(type))

const isOfRules = (piece: Syntax): boolean => {
  const place = usedIn(piece)
  return place?.type === 'Property' && /^rules?$/.test(String(partOf(place, 'key')?.is.name))
}

/** What a reader needs to see of the change: the whole condition, field or call. */
const shownFor = (piece: Syntax): Syntax => {
  if (piece.type === 'IfStatement' || piece.type === 'ConditionalExpression') return partOf(piece, 'test')!
  if (piece.type === 'Literal' || piece.type === 'UnaryExpression') {
    const place = usedIn(piece)
    if (place !== undefined && SHOWN_WITH.has(place.type)) return place
  }
  return piece
}

const SHOWN_WITH: ReadonlySet<string> = new Set([
  'Property',
  'BinaryExpression',
  'CallExpression',
  'MemberExpression',
  'ReturnStatement',
  'VariableDeclarator',
])
