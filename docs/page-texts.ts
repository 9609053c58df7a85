import { parseAst } from 'vite'
import type { Source } from './sources.ts'

/** What a person could read in a file of the page: text between tags, labels, and sentences in strings. */
export const textsIn = ({ file, text }: Source): readonly string[] => {
  const found: string[] = []
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), [], (node, parents) => {
    const words = wordsOf(node)
    if (words === undefined || parents.some(isForMachines)) return
    const isText = node.type === 'JSXText' || isLabel(parents.at(-1))
    if (isText ? /\p{L}{2}/u.test(words) : SENTENCE.test(words)) found.push(words.trim())
  })
  return found
}

/** Two words, a capital and more, or words that end as a sentence does. */
const SENTENCE = /(?<!\p{N})\b\p{L}{2,} (?:\p{Ll}+|$)|^\p{Lu}\p{Ll}+ |\p{L}[.?!…]$/u

type Node = { readonly type: string }

const isNode = (value: unknown): value is Node => typeof field(value, 'type') === 'string'

const field = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined,
    value,
  )

const visit = (node: Node, parents: readonly Node[], see: (node: Node, parents: readonly Node[]) => void): void => {
  see(node, parents)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, [...parents, node], see)
}

const wordsOf = (node: Node): string | undefined => {
  const words = node.type === 'TemplateElement' ? field(node, 'value', 'raw') : field(node, 'value')
  return TEXTS.has(node.type) && typeof words === 'string' ? words : undefined
}

const TEXTS: ReadonlySet<string> = new Set(['JSXText', 'Literal', 'TemplateElement'])

const isLabel = (node: Node | undefined): boolean =>
  node?.type === 'JSXAttribute' && isIn(LABELS, field(node, 'name', 'name'))

/** Modules, types, classes, shapes, routes, and what only a programmer reads. */
const isForMachines = (node: Node): boolean => {
  if (node.type.startsWith('Import') || node.type.startsWith('TS') || node.type === 'ThrowStatement') return true
  if (node.type === 'JSXAttribute') return isIn(MACHINES, field(node, 'name', 'name'))
  if (node.type !== 'CallExpression') return false
  return isIn(CALLS, field(node, 'callee', 'name')) || isIn(CALLS, field(node, 'callee', 'property', 'name'))
}

const isIn = (names: ReadonlySet<string>, name: unknown): boolean => typeof name === 'string' && names.has(name)

const LABELS: ReadonlySet<string> = new Set([
  'aria-label',
  'title',
  'placeholder',
  'label',
  'words',
  'about',
  'note',
  'does',
])
const MACHINES: ReadonlySet<string> = new Set(['className', 'd', 'transform', 'path', 'href', 'key', 'viewBox'])
const CALLS: ReadonlySet<string> = new Set([
  ...['ask', 'addressOf', 'useShown', 'useSettling'],
  ...['matchMedia', 'querySelector', 'querySelectorAll', 'Symbol'],
])
