import { execFile } from 'node:child_process'
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sbom } from './sbom.ts'
import { ROOT } from './sources.ts'

const run = promisify(execFile)

/** What is on npm; the page, the benchmarks and these pages are not. */
export const PUBLISHED = ['engine', 'histories', 'fair', 'arena', 'client', 'room', 'cli'] as const

const SUMS = 'SHA256SUMS'
const SIGNATURE = `${SUMS}.sig`

/** Puts a release into a folder: every package as npm has it, the pages of the room, and what they are made of. */
export const packRelease = async (to: string, packages: readonly string[] = PUBLISHED): Promise<void> => {
  mkdirSync(to, { recursive: true })
  if (readdirSync(to).length > 0) throw new Error(`${to} isn't empty: choose another folder`)
  for (const name of packages) await run('npm', ['pack', '--pack-destination', to], { cwd: `${ROOT}${name}` })
  await run('tar', ['-czf', join(to, 'pages.tgz'), '-C', `${ROOT}web`, 'dist'])
  writeFileSync(
    join(to, 'cardroom.cdx.json'),
    `${JSON.stringify(await sbom(), null, 2)}
`,
  )
  writeFileSync(join(to, 'package-lock.json'), readFileSync(`${ROOT}package-lock.json`))
}

/** Writes down what each file should be, and signs that with an Ed25519 key in PEM. */
export const signRelease = (folder: string, privateKey: string): void => {
  const sums = sumsOf(folder)
  writeFileSync(join(folder, SUMS), sums)
  writeFileSync(join(folder, SIGNATURE), sign(null, Buffer.from(sums), createPrivateKey(privateKey)).toString('base64'))
}

/** What is wrong with a release, a sentence each: nothing if every file is the one that was signed. */
export const faultsOfRelease = (folder: string, publicKey: string): readonly string[] => {
  const files = readdirSync(folder)
  const missing = [SUMS, SIGNATURE].filter(name => !files.includes(name))
  if (missing.length > 0) return missing.map(name => `${name} is missing.`)
  const signed = readFileSync(join(folder, SUMS))
  const signature = Buffer.from(readFileSync(join(folder, SIGNATURE), 'utf8'), 'base64')
  if (!verify(null, signed, createPublicKey(publicKey), signature)) return ['The signature is not by this key.']
  const [expected, found] = [readSums(signed.toString()), readSums(sumsOf(folder))]
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap(name => {
    if (!found.has(name)) return [`${name} is missing.`]
    if (!expected.has(name)) return [`${name} was not signed.`]
    return found.get(name) === expected.get(name) ? [] : [`${name} is not the file that was signed.`]
  })
}

/** As `sha256sum -c` reads it. */
const sumsOf = (folder: string): string =>
  readdirSync(folder)
    .filter(name => name !== SUMS && name !== SIGNATURE)
    .toSorted()
    .map(
      name =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')

const readSums = (sums: string): ReadonlyMap<string, string> =>
  new Map(sums.split('\n').flatMap(line => (line === '' ? [] : [[line.slice(66), line.slice(0, 64)] as const])))
