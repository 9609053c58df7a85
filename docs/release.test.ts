import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditSaid, readAudit } from './audit.ts'
import { faultsOfRelease, PUBLISHED, packRelease, signRelease } from './release.ts'
import { ROOT } from './sources.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'cardroom-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

describe('a release that is signed', () => {
  const { publicKey, privateKey } = keyPair()
  beforeAll(async () => {
    await packRelease(folder, ['fair'])
    signRelease(folder, privateKey)
  }, 120_000)

  test('has its packages, its pages, what they are made of, and sums that sha256sum reads', async () => {
    expect(readdirSync(folder).toSorted()).toEqual([
      'SHA256SUMS',
      'SHA256SUMS.sig',
      'cardroom-fair-0.1.0.tgz',
      'cardroom.cdx.json',
      'package-lock.json',
      'pages.tgz',
    ])
    const { bomFormat, metadata, dependencies, components } = JSON.parse(
      readFileSync(join(folder, 'cardroom.cdx.json'), 'utf8'),
    ) as {
      readonly bomFormat: string
      readonly metadata: { readonly component: { readonly name: string; readonly 'bom-ref': string } }
      readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
      readonly components: readonly { readonly name: string; readonly version: string }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    // by its own name, whatever folder it lies in, and with what it rests on
    expect(metadata.component.name).toBe('cardroom')
    expect(dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])?.dependsOn).toEqual(
      ['engine', 'histories', 'fair', 'arena', 'room', 'client', 'web', 'cli'].map(it => `@cardroom/${it}@0.1.0`),
    )
    // neither what we build with nor what our benches compare with
    expect(components.filter(({ name }) => ['vitest', 'typescript', 'poker-ts', 'bench'].includes(name))).toEqual([])
    for (const [name, version] of Object.entries(
      JSON.parse(readFileSync(`${ROOT}room/package.json`, 'utf8')).dependencies,
    ))
      expect(
        components.some(it => (it.name === name || `@cardroom/${it.name}` === name) && it.version === version),
        name,
      ).toBe(true)
    await run('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder })
  })

  test('is found whole with its key, and with no other', () => {
    expect(faultsOfRelease(folder, publicKey)).toEqual([])
    expect(faultsOfRelease(folder, keyPair().publicKey)).toEqual(['The signature is not by this key.'])
  })

  test('is found changed when a byte, a sum or a file is another', () => {
    const pages = join(folder, 'pages.tgz')
    const before = readFileSync(pages)
    writeFileSync(pages, Buffer.concat([before, Buffer.from('x')]))
    expect(faultsOfRelease(folder, publicKey)).toEqual(['pages.tgz is not the file that was signed.'])
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
    writeFileSync(join(folder, 'SHA256SUMS'), sums.replace(/^./, '0'))
    if (!sums.startsWith('0')) expect(faultsOfRelease(folder, publicKey)).toEqual(['The signature is not by this key.'])
    writeFileSync(join(folder, 'SHA256SUMS'), sums)
    writeFileSync(pages, before)
    writeFileSync(join(folder, 'more.tgz'), '')
    expect(faultsOfRelease(folder, publicKey)).toEqual(['more.tgz was not signed.'])
    rmSync(join(folder, 'more.tgz'))
    expect(faultsOfRelease(folder, publicKey)).toEqual([])
  })
})

test.each(PUBLISHED)('npm publish --dry-run of %s has nothing to mend', async name => {
  const { stderr } = await run('npm', ['publish', '--dry-run', '--ignore-scripts', '--offline'], {
    cwd: `${ROOT}${name}`,
  })
  const warnings = stderr
    .split('\n')
    .filter(line => /npm (?:warn|error)/i.test(line) && /publish|package\.json|EPUB/i.test(line))
  // that somebody has to log in first is no fault of the package
  expect(warnings.filter(line => !line.includes('requires you to be logged in'))).toEqual([])
})

describe('npm audit', () => {
  const found = (counts: object) =>
    JSON.stringify({ metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, ...counts } } })
  test('that nobody answers is said loudly, and fails nothing', () => {
    for (const text of ['', '{"message":"405 Method Not Allowed"}', 'no JSON'])
      expect(auditSaid(readAudit(text), true)).toMatchObject({
        fails: false,
        words: expect.stringContaining('NOT AUDITED'),
      })
  })
  test('fails a release for what is high or critical, and a test run for nothing', () => {
    expect(auditSaid(readAudit(found({})), true)).toMatchObject({ fails: false })
    expect(auditSaid(readAudit(found({ moderate: 2 })), true)).toMatchObject({
      fails: false,
      words: expect.stringContaining('2 moderate'),
    })
    expect(auditSaid(readAudit(found({ high: 1 })), true)).toMatchObject({ fails: true })
    expect(auditSaid(readAudit(found({ high: 1 })), false)).toMatchObject({
      fails: false,
      words: expect.stringContaining('1 high'),
    })
  })
})
