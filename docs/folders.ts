import { dirname, join } from 'node:path/posix'
import type { Importer } from './layers.ts'

/** Two folders of one package that import each other, by their names in the order of the alphabet. */
export type BothWays = `${string} and ${string}`

/** The folders under this one that know each other both ways: which of them is the lower nobody can tell. */
export const bothWays = (sources: readonly Importer[], under: string): readonly BothWays[] => {
  const known = new Set(sources.flatMap(({ file, imports }) => imports.flatMap(name => pairOf(file, name, under))))
  const pairs = [...known].map(pair => pair.split(' ') as [string, string])
  return pairs
    .filter(([from, to]) => from < to && known.has(`${to} ${from}`))
    .map(([from, to]): BothWays => `${from} and ${to}`)
    .toSorted()
}

/** Every folder that a folder imports from, the package's own files left out. */
export const importedBy = (sources: readonly Importer[], folder: string): readonly string[] => {
  const under = dirname(folder)
  const own = sources.filter(({ file }) => file.startsWith(`${folder}/`) && !isTest(file))
  const pairs = own.flatMap(({ file, imports }) => imports.flatMap(name => pairOf(file, name, under)))
  return [...new Set(pairs.map(pair => pair.split(' ')[1]!))].toSorted()
}

const pairOf = (file: string, name: string, under: string): readonly string[] => {
  if (!name.startsWith('.') || isTest(file)) return []
  const [from, to] = [folderOf(file, under), folderOf(join(dirname(file), name), under)]
  // tests and what they stand on are free to use everything
  if (from === null || to === null || from === to || from === 'testing') return []
  return [`${from} ${to}`]
}

const folderOf = (file: string, under: string): string | null => {
  const rest = file.startsWith(`${under}/`) ? file.slice(under.length + 1) : ''
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : null
}

const isTest = (file: string): boolean => /\.(test|soak)\.tsx?$/.test(file)
