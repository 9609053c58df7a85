import { posix } from 'node:path'
import { parseSync, transformSync } from 'rolldown/utils'
import type { Source } from './sources.ts'

/** A name at the top of a file, and the names that what stands there uses. */
type Module = {
  readonly declared: ReadonlyMap<string, ReadonlySet<string>>
  /** Where a name comes from that the file imports or passes on. */
  readonly imported: ReadonlyMap<string, Origin>
}
type Origin = { readonly file: string; readonly name: string }
type Tree = { readonly type: string; readonly [field: string]: unknown }

/** The name of all that a file has, as in `import * as`. */
const WHOLE = '*'

/** What stands in a part of a source: the file, and the names that the part uses. */
export type Part = { readonly file: string; readonly uses: ReadonlySet<string> }

/** A source without its types, as a tree. */
const treeOf = ({ file, text }: Source): Tree =>
  parseSync('source.js', transformSync(file, text).code).program as unknown as Tree

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Tree>).type === 'string'

const treesIn = (value: unknown): readonly Tree[] => [value].flat().filter(isTree)

/** The trees right below this one; a mere name of a field isn't one. */
const below = (tree: Tree): readonly Tree[] =>
  Object.entries(tree).flatMap(([field, value]) => {
    const isFieldName = (field === 'property' || (field === 'key' && tree.shorthand !== true)) && tree.computed !== true
    return isFieldName ? [] : treesIn(value)
  })

/** The names that a pattern gives: of `{ a, b: [c], ...d }` those are a, c and d. */
const namesGiven = (pattern: Tree): readonly string[] => {
  if (pattern.type === 'Identifier') return [pattern.name as string]
  const { properties, elements, value, left, argument, id } = pattern
  return [properties ?? elements ?? value ?? left ?? argument ?? id].flatMap(treesIn).flatMap(namesGiven)
}

/** The names that hold only inside this tree: parameters, and what a block or a loop declares. */
const ownNames = (tree: Tree): readonly string[] => {
  const inside = tree.type === 'BlockStatement' ? tree.body : [tree.init, tree.left]
  const declared = treesIn(inside).filter(({ type }) => type === 'VariableDeclaration')
  return [...treesIn(tree.params), ...treesIn(tree.param), ...declared.flatMap(it => treesIn(it.declarations))].flatMap(
    namesGiven,
  )
}

/** The names that a tree uses and doesn't give itself. */
const namesUsed = (tree: Tree): ReadonlySet<string> => {
  const used = new Set<string>()
  const look = (at: Tree, own: ReadonlySet<string>): void => {
    if (at.type === 'Identifier' && !own.has(at.name as string)) used.add(at.name as string)
    const given = ownNames(at)
    const inner = given.length === 0 ? own : new Set([...own, ...given])
    for (const next of below(at)) look(next, inner)
  }
  look(tree, new Set())
  return used
}

const moduleOf = (source: Source): Module => {
  const declared = new Map<string, ReadonlySet<string>>()
  const imported = new Map<string, Origin>()
  const nameOf = (tree: unknown): string => String((tree as Tree).name ?? (tree as Tree).value)
  const takes = (statement: Tree, here: string, there: string): void => {
    const file = posix.join(posix.dirname(source.file), (statement.source as unknown as { value: string }).value)
    for (const it of statement.specifiers as readonly Tree[])
      imported.set(nameOf(it[here]), { file, name: isTree(it[there]) ? nameOf(it[there]) : WHOLE })
  }
  const read = (statement: Tree): void => {
    if (statement.type === 'ImportDeclaration') return takes(statement, 'local', 'imported')
    if (isTree(statement.source)) return takes(statement, 'exported', 'local')
    if (isTree(statement.declaration)) return read(statement.declaration)
    for (const it of (statement.declarations as readonly Tree[] | undefined) ?? [statement])
      if (isTree(it.id)) for (const name of namesGiven(it.id)) declared.set(name, namesUsed(it))
  }
  for (const statement of treeOf(source).body as readonly Tree[]) read(statement)
  return { declared, imported }
}

/** The values of every field of this name in a source. */
export const fieldsCalled = (source: Source, field: string): readonly Part[] => {
  const parts: Part[] = []
  const look = (at: Tree): void => {
    if (at.type === 'Property' && (at.key as Tree).name === field)
      parts.push({ file: source.file, uses: namesUsed(at.value as Tree) })
    for (const value of Object.values(at).flat()) if (isTree(value)) look(value)
  }
  look(treeOf(source))
  return parts
}

/**
 * Everything that a part of a source can come to when it runs, as `file name`, each with the one that uses it. Names are
 * followed, not files: what stands beside a function in its file isn't reached by it.
 */
export const reachedBy = (sources: readonly Source[]): ((part: Part) => ReadonlyMap<string, string>) => {
  const texts = new Map(sources.map(source => [source.file, source]))
  const modules = new Map<string, Module>()
  const moduleAt = (file: string): Module => {
    const known = modules.get(file) ?? moduleOf(texts.get(file)!)
    modules.set(file, known)
    return known
  }
  return ({ file: from, uses }) => {
    const reached = new Map<string, string>()
    const follow = (file: string, names: Iterable<string>, user: string): void => {
      const { declared, imported } = moduleAt(file)
      for (const name of names) {
        if (name === WHOLE) follow(file, declared.keys(), user)
        const at = `${file} ${name}`
        const origin = imported.get(name)
        if (origin !== undefined && texts.has(origin.file)) follow(origin.file, [origin.name], user)
        else if (declared.has(name) && !reached.has(at)) {
          reached.set(at, user)
          follow(file, declared.get(name)!, at)
        }
      }
    }
    follow(from, uses, from)
    return reached
  }
}
