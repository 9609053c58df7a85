import { dirname, join } from 'node:path/posix'

/** A file and the modules it imports, as it writes them. */
export type Importer = { readonly file: string; readonly imports: readonly string[] }

/** The packages that a folder declares in its package.json, or the repository for its tests. */
export type Declared = { readonly [folder: string]: readonly string[] }

/**
 * The parts of the repository from the bottom up: each may know itself and those before it. `index.ts` is the
 * front door of the engine and `doors` has one for each part; what lies behind them knows nothing of them, and only tests
 * and other packages use `testing`.
 */
export const LAYERS = [
  'engine/kinds',
  'engine/cards',
  'engine/ranking',
  'engine/rulebooks',
  'engine/decider',
  'engine/forms',
  'engine/deal',
  'engine/wagers',
  'engine/odds',
  'engine/rulings',
  'engine/table',
  'engine/floor',
  'engine/tournament',
  'engine/conduct',
  'engine/lessons',
  'engine/words',
  'engine/arena',
  'engine/simulation',
  'engine/ask',
  'engine/drills',
  'engine/doors',
  'engine/index.ts',
  'engine/testing',
] as const

/**
 * The folders of the page from the bottom up, with the files that stand beside them. A page of its own (a table, a past
 * hand, the lobby) is above the parts it shows; what two pages share has a folder below both.
 */
export const WEB_LAYERS = [
  'words',
  'held-in.ts',
  'chosen-in.ts',
  'names-in.ts',
  'motion',
  'panel',
  'avatars',
  'settings',
  'clock',
  'line',
  'cards',
  'look',
  'own',
  'said',
  'why',
  'frame',
  'learn',
  'fair',
  'people',
  'bank',
  'next',
  'stage',
  'sound',
  'chinese',
  'felt',
  'deals',
  'menu',
  'live',
  'night',
  'office',
  'stats',
  'side',
  'house',
  'rules',
  'books',
  'house-book',
  'desk',
  'train',
  'lobby',
  'floor',
  'record',
  'events',
  'table',
  'find',
  'app.tsx',
  'main.tsx',
] as const

/** What points up in a package with layers, one sentence each: an import of a folder above, or a file in no layer. */
export const upwardImports = (
  sources: readonly Importer[],
  under: string,
  layers: readonly string[],
): readonly string[] => {
  const place = (file: string): number =>
    layers.findIndex(layer => file === `${under}/${layer}` || file.startsWith(`${under}/${layer}/`))
  return sources
    .filter(({ file }) => file.startsWith(`${under}/`) && !isTest(file))
    .flatMap(({ file, imports }) => {
      const own = place(file)
      if (own < 0) return [`${file} belongs to no layer`]
      const above = imports.filter(name => name.startsWith('.') && place(join(dirname(file), name)) > own)
      return above.map(
        name => `${file} imports ${name}: ${layers[place(join(dirname(file), name))]} is above ${layers[own]}`,
      )
    })
}

/**
 * The parts of the room in the same way. A table decides by itself in `table`, subject by subject; `tables` keeps all of
 * them going, and floor and tournaments stand on them.
 */
export const ROOM_LAYERS = [
  'room/address.ts',
  'room/held-in.ts',
  'room/refusal.ts',
  'room/secrets.ts',
  'room/store',
  'room/streams',
  'room/nodes',
  'room/errands',
  'room/metrics',
  'room/protocol',
  'room/people',
  'room/own',
  'room/houses',
  'room/training',
  'room/office',
  'room/rules',
  'room/words',
  'room/bots',
  'room/bank',
  'room/results',
  'room/table/state',
  'room/table/people',
  'room/table/talk',
  'room/table/door',
  'room/table/bank',
  'room/table/options',
  'room/table/requests',
  'room/table/live',
  'room/table/preferences',
  'room/table/dealer',
  'room/table/reports',
  'room/table/clock',
  'room/table/act',
  'room/table/next',
  'room/table/seats',
  'room/table/showing',
  'room/table/night',
  'room/table',
  'room/views',
  'room/deals',
  'room/tables',
  'room/shown',
  'room/floor',
  'room/conduct',
  'room/events',
  'room/processes',
  'room/stats',
  'room/http',
  'room/settings.ts',
  'room/start-fault.ts',
  'room/check-store.ts',
  'room/check.ts',
  'room/keeping.ts',
  'room/open-house.ts',
  'room/join-cluster.ts',
  'room/open-parts.ts',
  'room/open-cluster.ts',
  'room/open-room.ts',
  'room/main.ts',
  'room/testing',
] as const

/** What is wrong with the imports, one sentence each; empty when every import points down. */
export const wrongImports = (sources: readonly Importer[], declared: Declared): readonly string[] => {
  const files = new Set(sources.map(({ file }) => file))
  return sources.flatMap(({ file, imports }) =>
    imports.flatMap(name => {
      const wrong = name.startsWith('.') ? wrongPath(file, name, files) : wrongPackage(file, name, declared)
      return wrong === undefined ? [] : [`${file} imports ${name}: ${wrong}`]
    }),
  )
}

/** Tests are free to use what is above the code they stand beside. */
const isTest = (file: string): boolean => /\.(test|soak)\.tsx?$/.test(file)

const topOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')

const wrongPath = (file: string, name: string, files: ReadonlySet<string>): string | undefined => {
  const target = join(dirname(file), name)
  // a component of the page: `upwardImports` sees to its place, and the compiler that it is there
  if (name.endsWith('.tsx') && topOf(file) === 'web' && topOf(target) === 'web') return
  // a text that the page is built with, and nothing that knows others
  if (name.endsWith('.txt?raw') && topOf(file) === 'web' && topOf(target) === 'web') return
  if (!name.endsWith('.ts')) return 'a path is written with its .ts'
  if (!files.has(target)) return 'there is no such file'
  if (isTest(target)) return 'nobody imports a test'
  if (topOf(target) !== topOf(file)) return 'another package is imported by its name'
  const layers = layersOf(file)
  if (layers === null || isTest(file)) return
  const [own, other] = [layerIn(layers, file), layerIn(layers, target)]
  if (own < 0) return `${file} belongs to no layer`
  return other > own ? `${layers[other]} is above ${layers[own]}` : undefined
}

const layersOf = (file: string): readonly string[] | null => {
  if (topOf(file) === 'engine') return LAYERS
  return topOf(file) === 'room' ? ROOM_LAYERS : null
}

const layerIn = (layers: readonly string[], file: string): number =>
  layers.findIndex(layer => file === layer || file.startsWith(`${layer}/`))

const wrongPackage = (file: string, name: string, declared: Declared): string | undefined => {
  const top = topOf(file)
  const forTests = isTest(file) || top === 'docs' || top === '' || TOOLS_OF_CHECKOUT.test(file)
  if (top === 'engine' && !forTests) {
    if (file.startsWith('engine/testing/') && TOOLS.has(name)) return
    return 'the engine stands on nothing but itself'
  }
  if (name.startsWith('node:')) return
  const parts = name.split('/')
  const wanted = name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!
  if (wanted === '@cardroom/engine') {
    if (top === 'engine') return 'the engine does not call itself by its name'
    if (!DOORS.has(name) && !LEDGER_TEXT.test(name)) return 'nobody reaches behind the doors of the engine'
    return declared[top]?.includes(wanted) || forTests ? undefined : 'the package is not declared'
  }
  const known = [...(declared[top] ?? []), ...(forTests ? (declared[''] ?? []) : [])]
  return known.includes(wanted) ? undefined : 'the package is not declared'
}

/** A file of the ledger as a text, as the engine exports it. */
const LEDGER_TEXT = /^@cardroom\/engine\/ledger\/(?:german\/)?\w+\.jsonl?\?raw$/

/** What is run in a checkout alone and comes with no package: it may use what the tests use. */
const TOOLS_OF_CHECKOUT = /^cli\/(?:mutate|testing)\/|^web\/vite\.config\.ts$/
/** What the testing helpers of the engine may use. */
const TOOLS: ReadonlySet<string> = new Set(['vitest', 'fast-check'])
/** The ways into the engine: the front door, one for each part, one for tests, and one for workers that count odds. */
const DOORS: ReadonlySet<string> = new Set([
  '@cardroom/engine',
  '@cardroom/engine/testing',
  '@cardroom/engine/odds-worker',
  ...LAYERS.slice(0, LAYERS.indexOf('engine/doors')).map(layer => layer.replace('engine/', '@cardroom/engine/')),
  // German is loaded when it is wanted, and both languages where both are spoken
  '@cardroom/engine/german',
  '@cardroom/engine/languages',
])
