import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** A name that the package exports: where it is declared and as what, its sentence and its declaration. */
export type Exported = {
  readonly name: string
  readonly file: string
  readonly declared: string
  readonly sentence: string
  readonly declaration: string
}

/** A way into the engine: how it is imported, and the declarations behind it. */
export type Door = { readonly door: string; readonly file: string }

/** The doors that a package declares, the front door first; those for tests and workers are not for its users. */
export const doorsOf = (manifest: string): readonly Door[] => {
  const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly name: string
    readonly exports: { readonly [path: string]: string | { readonly types: string } }
  }
  return Object.entries(exports).flatMap(([path, to]) =>
    typeof to === 'string' || NOT_SHOWN.has(path)
      ? []
      : [{ door: `${name}${path.slice(1)}`, file: to.types.replace('./dist/', '') }],
  )
}

const NOT_SHOWN: ReadonlySet<string> = new Set(['./testing', './odds-worker'])

/** The page of all names that a built package exports, door by door; what stands at the front door is not told again. */
export const apiPage = (dist: string, doors: readonly Door[]): string => {
  const front = new Set(exportedBy(dist, doors[0]!.file).map(({ name }) => name))
  const parts = doors.map(({ door, file }, i) => {
    const own = exportedBy(dist, file).filter(({ name }) => i === 0 || !front.has(name))
    const sections = [...own].sort((a, b) => a.name.localeCompare(b.name, 'en')).map(section)
    return `## ${door}\n\n${sections.join('\n')}`
  })
  return `${HEAD}\n${parts.join('\n')}`
}

const HEAD = `# The API of @cardroom/engine

Every name that the package exports, with its sentence. The front door \`@cardroom/engine\` has what most programs need;
each part of the engine has a door of its own with all of its names, of which those are told here that the front door does
not have. Written by \`npm run docs:api\`.
`

const section = ({ name, sentence, declaration }: Exported): string => {
  const lines = declaration.split('\n')
  const short = lines.map(line => (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line))
  const shown = lines.length > MOST_LINES ? [...short.slice(0, 1), '  // …'] : short
  return `### ${name}\n\n${sentence}\n\n\`\`\`typescript\n${shown.join('\n')}\n\`\`\`\n`
}

/** Long tables of data are not printed whole. */
const MOST_LINES = 40
const MOST_LETTERS = 200

/** What a declaration file exports, its own names and those that it hands on. */
export const exportedBy = (dist: string, file: string): readonly Exported[] => {
  const text = readFileSync(join(dist, file), 'utf8')
  const handedOn = [...text.matchAll(/^export (?:type )?(?:\{([^}]*)\}|\*) from '([^']+)';$/gm)].flatMap(match => {
    const from = join(dirname(file), match[2]!.replace(/\.(?:ts|js)$/, '.d.ts'))
    const all = exportedBy(dist, from)
    if (match[1] === undefined) return all
    return names(match[1]).map(word => {
      const [name, as] = word.replace(/^type /, '').split(' as ')
      const found = all.find(one => one.name === name)
      if (found === undefined) throw new Error(`${from} has no ${name}`)
      return { ...found, name: as ?? found.name }
    })
  })
  return [...handedOn, ...passedOn(dist, file, text), ...declaredIn(text, file)]
}

/** The names between braces. */
const names = (list: string): readonly string[] =>
  list
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')

/** What a file imports and exports again by its name. */
const passedOn = (dist: string, file: string, text: string): readonly Exported[] => {
  const named = [...text.matchAll(/^export \{([^}]*)\};$/gm)].flatMap(match => names(match[1]!))
  return named.flatMap(name => {
    const from = new RegExp(`^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)';$`, 'm').exec(text)
    if (from === null) return []
    const other = join(dirname(file), from[1]!.replace(/\.(?:ts|js)$/, '.d.ts'))
    return exportedBy(dist, other).filter(one => one.name === name)
  })
}

/** A doc comment, and behind it an exported declaration up to the next one. */
const DECLARED =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:declare )?(?:const|function|type) (\w+)[\s\S]*?(?=\n(?:\/\*\*|export |declare |type |const |\/\/# |$))/g

const declaredIn = (text: string, file: string): readonly Exported[] =>
  [...text.matchAll(DECLARED)].map(match => ({
    name: match[2]!,
    file,
    declared: match[2]!,
    sentence: sentenceOf(match[1] ?? ''),
    declaration: match[0].replace(/^\/\*\*[\s\S]*?\*\/\n/, '').replace('export declare ', 'export '),
  }))

const sentenceOf = (comment: string): string =>
  comment
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim()
