import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A source file: its path from the top of the repository, and its text. */
export type Source = { readonly file: string; readonly text: string }

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Every file of the repository whose name ends like this, what is built or installed left out. */
export const filesEndingIn = (ending: string, folder = ''): readonly Source[] =>
  readdirSync(ROOT + folder, { withFileTypes: true }).flatMap(entry => {
    const file = folder + entry.name
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesEndingIn(ending, `${file}/`)
    return entry.name.endsWith(ending) ? [{ file, text: readFileSync(ROOT + file, 'utf8') }] : []
  })

const NOT_OURS: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage', '.git'])

/** The modules that a source imports, as it writes them. */
export const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? match[3]!)

/** The modules that a source needs when it runs: those that it imports for more than their types. */
export const importsThatRun = (text: string): readonly string[] => importsOf(text.replace(TYPES_ALONE, ''))

const TYPES_ALONE = /^(?:import|export)\s+(?:type\s[^'"`;]*?|\{\s*(?:type\s+[\w\s]+,?\s*)+\})\sfrom\s*['"][^'"]+['"]/gm

/** `import … from 'x'` and `export … from 'x'` at the start of a line, `import 'x'`, and `import('x')` outside a text. */
const IMPORT =
  /^(?:import|export)\s[^'"`;]*?\sfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|^[^'"`\n]*\bimport\(\s*['"]([^'"]+)['"]/gm
