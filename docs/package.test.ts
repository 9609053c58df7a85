import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorsOf } from './api-page.ts'
import { codeBlocks } from './code-blocks.ts'
import { PUBLISHED } from './release.ts'
import { ROOT } from './sources.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'cardroom-package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name)

describe('the engine as it is packed', () => {
  let tarball: string
  beforeAll(async () => {
    const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: `${ROOT}engine`,
    })
    tarball = join(folder, (JSON.parse(stdout) as { filename: string }[])[0]!.filename)
    writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder })
  })

  test('in an empty project its first example runs', async () => {
    const [example] = codeBlocks(readFileSync(`${ROOT}engine/README.md`, 'utf8')).filter(
      ({ language }) => language === 'ts',
    )
    writeFileSync(join(folder, 'example.ts'), example!.text)
    const { stdout } = await run(
      process.execPath,
      ['--import', `${ROOT}node_modules/tsx/dist/loader.mjs`, 'example.ts'],
      { cwd: folder },
    )
    expect(stdout).toBe(example!.prints)
  })

  test('every door opens there', async () => {
    const doors = doorsOf(join(folder, 'node_modules/@cardroom/engine/package.json')).map(({ door }) => door)
    expect(doors.length).toBeGreaterThan(8)
    const code = `for (const door of ${JSON.stringify(doors)}) console.log(Object.keys(await import(door)).length > 0 ? 'opens' : door)`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder })
    expect(stdout).toBe('opens\n'.repeat(doors.length))
  })

  test('it brings nothing with it, no tests, and its licence', async () => {
    const { stdout } = await run('tar', ['-tzf', tarball])
    const files = stdout.split('\n')
    expect(files.filter(file => /\.(?:test|soak)\./.test(file))).toEqual([])
    expect(files).toContain('package/README.md')
    expect(files).toContain('package/LICENSE')
    expect(
      JSON.parse(readFileSync(join(folder, 'node_modules/@cardroom/engine/package.json'), 'utf8')).dependencies,
    ).toBeUndefined()
  })

  test('publint finds nothing', async () => {
    const { stdout } = await run(bin('publint'), ['run', `${ROOT}engine`, '--strict', '--pack', 'false'])
    expect(stdout).toContain('All good!')
  })

  test('its types resolve', async () => {
    const { stdout } = await run(bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'json'], {
      maxBuffer: 2 ** 26,
    }).catch((problem: { stdout: string }) => problem)
    const { analysis } = JSON.parse(stdout) as {
      readonly analysis: { readonly problems: readonly { readonly kind: string; readonly resolutionKind?: string }[] }
    }
    expect(
      analysis.problems.filter(({ resolutionKind }) => resolutionKind === 'node16-esm' || resolutionKind === 'bundler'),
    ).toEqual([])
  })
})

describe.each(PUBLISHED)('@cardroom/%s as it is published', folder => {
  const described = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'))
  test('says what it is, whose, and where its source is', () => {
    expect(described).toMatchObject({
      name: `@cardroom/${folder}`,
      license: 'MIT',
      description: expect.any(String),
      homepage: expect.stringMatching(/^https:/),
      repository: { type: 'git', directory: folder },
      files: expect.arrayContaining(['dist']),
    })
    expect(described.private).toBeUndefined()
    const readme = readFileSync(`${ROOT}${folder}/README.md`, 'utf8')
    expect(readme).toMatch(new RegExp(`npm install (?:--global )?@cardroom/${folder}\\b`))
    // a package is installed together with what it needs
    const needs = Object.keys(described.dependencies ?? {}).filter(name => name.startsWith('@cardroom/'))
    expect(needs.filter(name => !PUBLISHED.some(other => name === `@cardroom/${other}`))).toEqual([])
  })
  test('brings its licence, no leftovers of the build, and no map without its source', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT + folder })
    const [{ files }] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }]
    const paths = files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
    expect(paths.filter(path => /tsbuildinfo|\.map$|\.(?:test|soak)\./.test(path))).toEqual([])
    const scripts = paths.filter(path => /^dist\/[^/]+\.js$/.test(path))
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts)
      expect(readFileSync(`${ROOT}${folder}/${path}`, 'utf8')).not.toContain('sourceMappingURL')
  })
})

test('the client packed has what it needs of the room beside it', async () => {
  await run(process.execPath, ['pack.mjs'], { cwd: `${ROOT}client` })
  const code = "console.log(Object.keys(await import('./dist/index.js')).toSorted().join(' '))"
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: `${ROOT}client` })
  expect(stdout).toBe('PROTOCOL addressOf changed enterRoom roomMatch watchTable withDifferences\n')
  for (const file of ['index.js', 'index.d.ts', 'table-client.js', 'table-client.d.ts'])
    expect(readFileSync(`${ROOT}client/dist/${file}`, 'utf8')).not.toContain('@cardroom/room')
})

describe('what a page has to load', () => {
  const built = async (code: string): Promise<readonly string[]> => {
    const entry = join(folder, `entry-${code.length}.js`)
    writeFileSync(entry, code)
    const { output } = (await build({
      configFile: false,
      root: ROOT,
      logLevel: 'silent',
      build: { write: false, minify: true, rollupOptions: { input: entry } },
      resolve: {
        alias: [
          { find: /^@cardroom\/engine$/, replacement: `${ROOT}engine/dist/index.js` },
          { find: /^@cardroom\/engine\/(\w+)$/, replacement: `${ROOT}engine/dist/doors/$1.js` },
        ],
      },
    })) as Rolldown.RolldownOutput
    return output.flatMap(file => (file.type === 'chunk' ? [file.code] : []))
  }

  const everything = doorsOf(`${ROOT}engine/package.json`)
    // German is behind doors of its own: a page in English does without it
    .filter(({ door }) => !door.endsWith('/german') && !door.endsWith('/languages'))
    .map(({ door }, i) => `import * as door${i} from '${door}'; console.log(door${i})`)
    .join('\n')

  test.each([
    [
      'ranking seven cards',
      3,
      `import { high7 } from '@cardroom/engine/ranking'; console.log(high7(0, 1, 2, 3, 4, 5, 6))`,
    ],
    ['equity', 30, `import { equity } from '@cardroom/engine/odds'; console.log(equity({ hands: ['AhKh', 'QdQc'] }))`],
    ['playing a deal of a form that comes as JSON', 150, `import { play } from '@cardroom/engine'; console.log(play)`],
    ['playing deals of every form', 160, `import { forms, play } from '@cardroom/engine'; console.log(play, forms)`],
    ['all of the engine, in English', 465, everything],
  ])('%s: under %i kB', async (_, most, code) => {
    const chunks = await built(code)
    expect(chunks.reduce((sum, chunk) => sum + gzipSync(chunk).length, 0)).toBeLessThan(1000 * most)
    // one sentence of the training stands for the language
    expect(chunks.some(chunk => chunk.includes('Wie entscheidest du?'))).toBe(false)
  })
})
