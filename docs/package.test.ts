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
    const { stdout } = await run(bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'json']).catch(
      (problem: { stdout: string }) => problem,
    )
    const { analysis } = JSON.parse(stdout) as {
      readonly analysis: { readonly problems: readonly { readonly kind: string; readonly resolutionKind?: string }[] }
    }
    expect(
      analysis.problems.filter(({ resolutionKind }) => resolutionKind === 'node16-esm' || resolutionKind === 'bundler'),
    ).toEqual([])
  })
})

describe('what a page has to load', () => {
  const size = async (code: string): Promise<number> => {
    const entry = join(folder, `entry-${code.length}.js`)
    writeFileSync(entry, code)
    const built = (await build({
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
    return built.output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0)
  }

  const everything = doorsOf(`${ROOT}engine/package.json`)
    .map(({ door }, i) => `import * as door${i} from '${door}'; console.log(door${i})`)
    .join('\n')

  test.each([
    [
      'ranking seven cards',
      4,
      `import { high7 } from '@cardroom/engine/ranking'; console.log(high7(0, 1, 2, 3, 4, 5, 6))`,
    ],
    ['playing a deal', 160, `import { forms, play } from '@cardroom/engine'; console.log(play, forms.holdem)`],
    ['all of the engine', 350, everything],
  ])('%s: under %i kB', async (_, most, code) => {
    expect(await size(code)).toBeLessThan(1000 * most)
  })
})
