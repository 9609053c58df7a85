import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pointNames } from '@cardroom/engine/rulebooks'
import { describe, expect, test } from 'vitest'
import { type Importer, LAYERS, ROOM_LAYERS, upwardImports, WEB_LAYERS, wrongImports } from './layers.ts'
import { filesEndingIn, importsOf, importsThatRun, ROOT } from './sources.ts'

const sources = filesEndingIn('.ts')
const packagesOf = (folder: string): readonly string[] => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(`${ROOT}${folder}package.json`, 'utf8'))
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
}
const declared = {
  '': packagesOf(''),
  engine: packagesOf('engine/'),
  histories: packagesOf('histories/'),
  fair: packagesOf('fair/'),
  arena: packagesOf('arena/'),
  client: packagesOf('client/'),
  room: packagesOf('room/'),
  web: packagesOf('web/'),
  cli: packagesOf('cli/'),
  bench: packagesOf('bench/'),
  docs: packagesOf('docs/'),
}

describe('imports', () => {
  test('point down the layers, and the engine stands on nothing but itself', () => {
    const importers = sources.map(({ file, text }) => ({ file, imports: importsOf(text) }))
    expect(importers.flatMap(({ imports }) => imports).length).toBeGreaterThan(500)
    expect(wrongImports(importers, declared)).toEqual([])
  })

  test('the engine declares no packages', () => {
    expect(declared.engine).toEqual([])
  })

  test.each([
    ['engine', LAYERS],
    ['room', ROOM_LAYERS],
  ] as const)('every layer of %s that has files is known', (top, layers) => {
    const inside = sources.filter(({ file }) => file.startsWith(`${top}/`) && file.split('/').length > 2)
    const folders = new Set(inside.map(({ file }) => file.split('/').slice(0, 2).join('/')))
    expect([...folders].filter(folder => !layers.some(layer => layer === folder))).toEqual([])
  })

  test('every subject of a table is a layer, so that no two of them know each other both ways', () => {
    const inside = sources.filter(({ file }) => /^room\/table\/[^/]+\//.test(file))
    const folders = new Set(inside.map(({ file }) => file.split('/').slice(0, 3).join('/')))
    expect(folders.size).toBeGreaterThan(10)
    expect([...folders].filter(folder => !ROOM_LAYERS.some(layer => layer === folder))).toEqual([])
  })
})

describe('the page', () => {
  // in two parts: in one it would read like the id of a rule
  const PAGE = ['web', 'src'].join('/')
  const page = [...filesEndingIn('.ts', `${PAGE}/`), ...filesEndingIn('.tsx', `${PAGE}/`)]

  test('imports point down its folders', () => {
    const importers = page.map(({ file, text }) => ({ file, imports: importsOf(text) }))
    expect(importers.length).toBeGreaterThan(200)
    expect(upwardImports(importers, PAGE, WEB_LAYERS)).toEqual([])
  })

  test('an import that points up is caught, and a folder without a layer', () => {
    const layers = ['words', 'felt', 'app.tsx']
    const wrong = [
      { file: 'page/words/texts.ts', imports: ['../felt/felt.tsx', 'react'] },
      { file: 'page/felt/felt.tsx', imports: ['../words/texts.ts', './pots.tsx'] },
      { file: 'page/felt/felt.test.tsx', imports: ['../app.tsx'] },
      { file: 'page/stray/one.ts', imports: [] },
    ]
    expect(upwardImports(wrong, 'page', layers)).toEqual([
      'page/words/texts.ts imports ../felt/felt.tsx: felt is above words',
      'page/stray/one.ts belongs to no layer',
    ])
  })
})

describe('the room', () => {
  // an event and a table have a clock too
  const points = pointNames.filter(name => name !== 'clock')
  const POINT = new RegExp(`\\.(${points.join('|')})\\b(?!\\.rules)`, 'g')
  /** The points of a book that a source reads: to name their rules is all that it may. */
  const pointsRead = (text: string): readonly string[] =>
    /\brulebookOf\b/.test(text) ? [...text.matchAll(POINT)].map(([, point]) => point!) : []

  test('decides no rule of a book: that is asked of the engine', () => {
    const room = sources.filter(({ file }) => file.startsWith('room/') && !/\.test\.ts$|\/testing\//.test(file))
    expect(room.length).toBeGreaterThan(300)
    expect(room.flatMap(({ file, text }) => pointsRead(text).map(point => `${point} in ${file}`))).toEqual([])
  })

  test('a rule that is decided there is caught', () => {
    expect(pointsRead('const { is } = rulebookOf(plan.book).balanceMover')).toEqual(['balanceMover'])
    expect(pointsRead('const law = rulebookOf(book)\nreturn law.tournamentTableMax.is.most')).toEqual([
      'tournamentTableMax',
    ])
    expect(pointsRead('rules: rulebookOf(book).chipRace.rules')).toEqual([])
  })
})

describe('recording', () => {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const reachedFrom = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
    if (reached.has(file)) return reached
    reached.add(file)
    for (const name of importsThatRun(texts.get(file)!)) reachedFrom(posix.join(posix.dirname(file), name), reached)
    return reached
  }

  test('asks no book: no path of imports leads from `evolve` to more of the books than their names and those of their rules', () => {
    const reached = reachedFrom('engine/deal/evolve.ts')
    expect(reached).toContain('engine/deal/record/record-wager.ts')
    const books = [...reached].filter(file => file.startsWith('engine/rulebooks/'))
    expect(books).toEqual(['engine/rulebooks/rule-id.ts', 'engine/rulebooks/rule-ids.ts'])
    expect(reachedFrom('engine/deal/perform.ts')).toContain('engine/rulebooks/rulebooks.ts')
  })

  test('types are left out when the program runs, and nothing else is', () => {
    const text = [
      "import type { A } from './a.ts'",
      "import { type B, type C } from './b.ts'",
      "import { type D, e } from './d.ts'",
      "export type { F } from './f.ts'",
      "export { g } from './g.ts'",
    ].join('\n')
    expect(importsThatRun(text)).toEqual(['./d.ts', './g.ts'])
  })
})

describe('a wrong import is caught', () => {
  const repository: readonly Importer[] = [
    { file: 'engine/cards/card.ts', imports: [] },
    { file: 'engine/cards/card.test.ts', imports: ['vitest', './card.ts', '../deal/deal.ts', 'node:fs'] },
    { file: 'engine/deal/deal.ts', imports: ['../cards/card.ts', './chinese/rows.ts'] },
    { file: 'engine/deal/chinese/rows.ts', imports: ['../deal.ts', '../../cards/card.ts'] },
    { file: 'engine/index.ts', imports: ['./deal/deal.ts'] },
    { file: 'engine/testing/index.ts', imports: ['../index.ts', 'fast-check', 'vitest'] },
    { file: 'cli/main.ts', imports: ['@cardroom/engine', 'commander', 'node:fs/promises'] },
    { file: 'cli/mutate/runner.ts', imports: ['vitest', 'commander'] },
    { file: 'cli/testing/own-folder.ts', imports: ['vitest', 'node:fs'] },
    { file: 'room/table/state/hosted.ts', imports: [] },
    { file: 'room/table/talk/talk.ts', imports: ['../state/hosted.ts'] },
    { file: 'room/table/decide.ts', imports: ['./talk/talk.ts'] },
    { file: 'room/lost/lost.ts', imports: [] },
    { file: 'docs/readme.test.ts', imports: ['vitest', '@cardroom/engine'] },
  ]
  const packages = { '': ['vitest', 'fast-check'], cli: ['@cardroom/engine', 'commander'] }
  const withImport = (file: string, name: string): readonly string[] =>
    wrongImports(
      repository.map(source => (source.file === file ? { file, imports: [...source.imports, name] } : source)),
      packages,
    )

  test('a sound repository has none', () => {
    expect(wrongImports(repository, packages)).toEqual([])
  })

  test.each([
    ['engine/cards/card.ts', '../deal/deal.ts', 'engine/deal is above engine/cards'],
    ['engine/deal/deal.ts', '../index.ts', 'engine/index.ts is above engine/deal'],
    ['engine/deal/deal.ts', '../testing/index.ts', 'engine/testing is above engine/deal'],
    ['engine/deal/chinese/rows.ts', 'node:crypto', 'the engine stands on nothing but itself'],
    ['engine/deal/deal.ts', 'fast-check', 'the engine stands on nothing but itself'],
    ['engine/testing/index.ts', 'node:fs', 'the engine stands on nothing but itself'],
    ['engine/deal/deal.ts', './pots.ts', 'there is no such file'],
    ['engine/deal/deal.ts', './chinese/rows', 'a path is written with its .ts'],
    ['engine/deal/deal.ts', '../cards/card.test.ts', 'nobody imports a test'],
    ['room/table/state/hosted.ts', '../talk/talk.ts', 'room/table/talk is above room/table/state'],
    ['room/table/talk/talk.ts', '../decide.ts', 'room/table is above room/table/talk'],
    ['room/lost/lost.ts', '../table/decide.ts', 'room/lost/lost.ts belongs to no layer'],
    ['cli/main.ts', '../engine/index.ts', 'another package is imported by its name'],
    ['cli/main.ts', '@cardroom/engine/deal/deal.ts', 'nobody reaches behind the doors of the engine'],
    ['cli/main.ts', 'chalk', 'the package is not declared'],
    ['cli/main.ts', 'vitest', 'the package is not declared'],
    ['engine/cards/card.test.ts', '@cardroom/engine', 'the engine does not call itself by its name'],
  ])('%s imports %s', (file, name, why) => {
    expect(withImport(file, name)).toEqual([`${file} imports ${name}: ${why}`])
  })

  test('imports are found however they are written', () => {
    const text = [
      "import { a } from './a.ts'",
      "import type { B,\n  C } from './b.ts'",
      "export * from './c.ts'",
      "import './d.ts'",
      "  const e = await import('./e.ts')",
      "const told = 'import from here'",
      "// import { f } from './f.ts'",
    ].join('\n')
    expect(importsOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts'])
  })
})
