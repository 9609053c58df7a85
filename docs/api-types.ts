import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { type Exported, exportedBy } from './api-page.ts'

/** A type by the file that declares it. */
export type TypeAt = { readonly file: string; readonly name: string }

/** The types of our own that stand in a declaration, each by the file that declares it. */
export const typesIn = (dist: string, { file, declared, declaration }: Exported): readonly TypeAt[] => {
  const code = declaration.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'/g, '')
  const words = new Set(code.match(/\b[A-Z]\w*[a-z]\w*\b/g) ?? [])
  words.delete(declared)
  return typesOf(dist, file).flatMap(({ as, at }) => (words.has(as) ? [at] : []))
}

type Known = { readonly as: string; readonly at: TypeAt }
const kept = new Map<string, readonly Known[]>()

/** The types that a declaration file knows, its own and those that it imports. */
const typesOf = (dist: string, file: string): readonly Known[] => {
  const found = kept.get(file) ?? [...ownTypes(dist, file), ...importedTypes(dist, file)]
  kept.set(file, found)
  return found
}

const ownTypes = (dist: string, file: string): readonly Known[] =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(/^export (?:declare )?type (\w+)/gm)].map(match => ({
    as: match[1]!,
    at: { file, name: match[1]! },
  }))

const importedTypes = (dist: string, file: string): readonly Known[] =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm)].flatMap(
    ([, list, from]) => {
      const other = join(dirname(file), from!.replace(/\.(?:ts|js)$/, '.d.ts'))
      const there = exportedBy(dist, other)
      return list!.split(',').flatMap(word => {
        const [name, as = name] = word
          .trim()
          .replace(/^type /, '')
          .split(' as ')
        const one = there.find(exported => exported.name === name)
        return one === undefined ? [] : [{ as: as!, at: { file: one.file, name: one.declared } }]
      })
    },
  )
