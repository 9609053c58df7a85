import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import * as engine from '@cardroom/engine'
import { BEFORE, TASKS } from './api-tasks.ts'

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

/** The page of the names that the front door promises, by task: each with its sentence and an example as it comes out. */
export const apiPage = (dist: string, doors: readonly Door[]): string => {
  const front = new Map(exportedBy(dist, doors[0]!.file).map(one => [one.name, one]))
  const tasks = TASKS.map(({ task, page, examples }) => {
    const names = Object.entries(examples).map(([name, example]) => promised(front.get(name)!, example))
    return [`## ${task}`, ...(page === undefined ? [] : [`[See it at work](${page}).`]), ...names].join('\n\n')
  })
  const others = doors.slice(1).map(({ door }) => `\`${door}\``)
  const types = [...front.values()].filter(isType).map(({ name }) => `\`${name}\``)
  return `${[HEAD.replace('TYPES', types.toSorted().join(', ')), ...tasks, BEHIND, `${others.join(', ')}.`].join('\n\n')}\n`
}

/** The page to look things up in: every event, command and field, and the names of the other packages. */
export const dataPage = (fields: readonly string[]): string => `${[DATA_HEAD, ...fields].join('\n\n')}\n`

const DATA_HEAD = `# Every event, command and field

A page to look things up in: what a log holds, what you can order, what a deal and a view contain, and the names of the
histories, the arena and the client. [The API](api.md) has what \`@cardroom/engine\` promises, by task, with examples.`

const isType = ({ declaration }: Exported): boolean => declaration.startsWith('export type')

const HEAD = `# The API of @cardroom/engine

The names that \`@cardroom/engine\` promises, by task. They keep their names and what they do; the changelog lists any change to them. [Another page](api-data.md) has every event, command and field. The same door also has the types you'll write yourself: TYPES.
Anything that can refuse answers in one shape: \`{ ok: true, … }\` with what you asked for, or \`{ ok: false, refusal }\`; \`refusal.why\` is a code, and
\`refusalWords\` and the functions like it turn it into a sentence. Arguments that make no sense in plain JavaScript throw a \`TypeError\`.
Every example runs when this page is written (\`npm run docs:api\`) and again in the tests. They all start from this:

\`\`\`js
${BEFORE}
\`\`\``

const BEHIND = `## What is not promised

Every part of the engine has a door of its own with all of its names: whatever the room, the histories and the command line
need beyond the promised ones, such as the words to write a form with (forms), odds counted in parts (odds) and nights of random
people (table). They may change with any release; their types say what they are, and most of them trust these types: only what
comes from arena, cards, odds, ranking, simulation and wagers names wrong arguments itself:`

const promised = ({ name, sentence }: Exported, example: string): string =>
  `**\`${name}\`** ${sentence}\n\n\`\`\`js\n${example} // ${outcome(example)}\n\`\`\``

/** What an example comes to, in short. */
export const outcome = (example: string): string => {
  const run = new Function(...Object.keys(engine), `${BEFORE}\nreturn (${example})`)
  const written = JSON.stringify(run(...Object.values(engine)))
  if (written === undefined) throw new Error(`nothing comes of ${example}`)
  return written.length > MOST_LETTERS ? `${written.slice(0, MOST_LETTERS)}…` : written
}

const MOST_LETTERS = 120

/** What a declaration file exports, its own names and those that it hands on. */
export const exportedBy = (dist: string, file: string): readonly Exported[] => {
  const text = readFileSync(join(dist, file), 'utf8')
  const handedOn = [...text.matchAll(/^export (?:type )?(?:\{([^}]*)\}|\*) from '(\.[^']+)';$/gm)].flatMap(match => {
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
