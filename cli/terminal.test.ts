import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { forTerminal } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-terminal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const main = fileURLToPath(new URL('./dist/cardroom-in-one.js', import.meta.url))
/** What steers a terminal. */
const STEERS = /(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

describe('nothing that steers a terminal reaches it', () => {
  test.each([
    '\u001b[2J',
    '\u001b]0;title\u0007',
    '\u009b31m',
    '\u001b[31mred',
    '\b\b\b',
    '\u202eevil',
    '\u0000',
    '\u001bc',
  ])('%j', text => expect(forTerminal(`Ann${text} bets`)).not.toMatch(STEERS))

  test('our own bold, dim and progress bar stay, and so do lines and tabs', () => {
    const own = '\u001b[1mPot\u001b[22m\t20\u001b[2m!\u001b[22m\r\u001b[K\nZoë 山田 ♠'
    expect(forTerminal(own)).toBe(own)
  })

  const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31mEve\u202e'
  const history = (): string => {
    const phh = readFileSync(new URL('../histories/phh/samples/nt.phh', import.meta.url), 'utf8')
    const file = join(folder, 'Eve.phh')
    const players = Array.from({ length: /starting_stacks.*/.exec(phh)![0].split(',').length }, (_, i) =>
      JSON.stringify(`Eve${i}\u001b]0;owned\u0007\u001b[2J`),
    )
    writeFileSync(file, phh.replace(/^players = .*$/m, `players = [${players.join(', ')}]`))
    return file
  }

  test.each([
    ['show', () => [history()]],
    ['replay', () => [history()]],
    ['convert', () => [history(), '--to', 'pokerstars']],
    ['forms', () => [evil]],
    ['rule', () => [evil]],
    ['check', () => [join(folder, `no ${evil}.json`)]],
  ])('cardroom %s, whatever names, files and words it is given', (command, words) => {
    const { stdout, stderr } = spawnSync(process.execPath, [main, command, ...words()], { encoding: 'utf8' })
    expect(stdout + stderr).toContain('Eve')
    expect(stdout + stderr).not.toMatch(STEERS)
  })

  test.each([
    ['forms', 'constructor'],
    ['forms', '__proto__'],
    ['rule', '__proto__'],
    ['rule', 'constructor'],
    ['rule', 'toString'],
    ['equity', '--form', 'constructor', 'AhKh', 'QdQc'],
    ['simulate', '--form', '__proto__'],
    ['house', 'constructor'],
    ['compare', 'hasOwnProperty'],
  ])('cardroom %s %s is refused in words', (...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })
    expect(status).not.toBe(0)
    expect(stdout + stderr).not.toMatch(/\n\s+at |TypeError|\[native code\]|\[object/)
    expect(stderr).not.toBe('')
  })

  test.each(['constructor', '__proto__', 'toString'])('a scenario full of %s is answered in words', name => {
    const bad = [
      { [name]: 1 },
      { form: name, players: 3 },
      { form: 'holdem', book: name, players: 3 },
      { form: 'holdem', players: 3, stakes: `${name} 10` },
      { form: 'holdem', players: 3, ask: [name] },
      { form: 'holdem', players: 3, actions: [`1 ${name}`, name] },
    ]
    const input = bad.map(it => JSON.stringify(it)).join('\n')
    const { stdout, stderr } = spawnSync(process.execPath, [main, 'ask'], { encoding: 'utf8', input })
    expect(stdout + stderr).not.toMatch(/\n\s+at |TypeError|\[native code\]/)
    expect(
      stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toHaveLength(bad.length)
  })
})
