import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BOOKS, readHouse } from '@cardroom/engine'
import { pointNames } from '@cardroom/engine/rulebooks'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { outputOf, runCommand } from '../testing/run-command.ts'
import { houseCommand } from './house.ts'

const run = (...words: readonly string[]) => outputOf(houseCommand, words)

const friday = fileURLToPath(new URL('../../examples/friday-night.json', import.meta.url))
const { folder, file } = ownFolder()
const written = (text: string): string => file('mine.json', text)

describe('cardroom house check', () => {
  test('finds the example sound', async () => {
    expect(await runCommand(houseCommand, ['check', friday])).toMatchObject({
      out: 'Friday night is fine: Robert’s Rules of Poker, plus 3 points of its own\n',
      code: undefined,
    })
    expect(JSON.parse(await run('check', friday, '--json'))).toEqual({ file: friday, problems: [], departs: 3 })
  })

  test('tells all that is wrong, a line each, with exit code 1', async () => {
    const file = written('{"name":"","book":"rrp","overrides":{"raiseCapLiftsWhen":"never","aceToFiveJokr":true}}')
    const { out, code } = await runCommand(houseCommand, ['check', file])
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toBe(
      `${file}: overrides.raiseCapLiftsWhen: "never" is not accepted; accepted: one of once-heads-up, round-begins-heads-up`,
    )
    expect(lines[2]).toMatch(/there is no point "aceToFiveJokr"; did you mean aceToFiveJoker/)
    expect(code).toBe(1)
  })

  test('names the line that is not JSON, and a file that is not there', async () => {
    const file = written('{\n  "name": "Mine"\n  "book": "rrp"\n}')
    expect(await run('check', file)).toBe(`${file}: isn’t JSON: line 3, column 3: "book": "rrp" is unexpected\n`)
    expect(await runCommand(houseCommand, ['check', 'nowhere.json'])).toMatchObject({
      out: expect.stringMatching(/^nowhere\.json: can’t be read: ENOENT/),
      code: 1,
    })
  })
})

describe('cardroom house diff', () => {
  test('holds a house beside a book', async () => {
    const text = await run('diff', 'rrp', friday)
    expect(text).toMatch(
      /^Robert’s Rules of Poker \(rrp\) and Friday night \(a house based on rrp\) differ in 3 points\n\nLimit betting\n/,
    )
    expect(text).toMatch(/ {4}rrp +3 \(rrp\/3\/betting\/4a\)\n {4}Friday night +4 \(the house, departing from rrp/)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect(await run('diff', friday, friday)).toMatch(/don’t differ\n$/)
  })

  test('gives it as data', async () => {
    const { a, b, chapters } = JSON.parse(await run('diff', 'wsop', friday, '--json'))
    expect([a, b]).toEqual([
      { name: 'WSOP live action rules', book: 'wsop' },
      { name: 'Friday night', book: 'rrp' },
    ])
    const points = chapters.flatMap((it: { points: readonly object[] }) => it.points)
    expect(points).toContainEqual(
      expect.objectContaining({
        point: 'raiseCapLiftsWhen',
        a: expect.objectContaining({ is: 'round-begins-heads-up', rule: 'wsop/131' }),
        b: expect.objectContaining({ is: 'once-heads-up', by: 'rrp' }),
      }),
    )
    expect(points.map((it: { point: string }) => it.point)).not.toContain('limitRaiseCapThreePlusRounds')
  })

  test('refuses what is no book', async () => {
    await expect(run('diff', 'rrp', 'hoyle')).rejects.toThrow('there is no book "hoyle"; accepted: rrp, uspa')
    await expect(run('diff', written('[]'), 'rrp')).rejects.toThrow(
      'mine.json: an empty list is not accepted; accepted: an object with name',
    )
  })
})

describe('cardroom house print', () => {
  test('prints a book or writes it', async () => {
    const page = await run('print', friday)
    expect(page).toMatch(/^# Friday night\n/)
    expect(page).toContain('| Our decks have none. |')
    const file = join(folder, 'friday.md')
    expect(await run('print', friday, '--write', file)).toBe(`${file} has ${pointNames.length} points\n`)
    expect(await readFile(file, 'utf8')).toBe(page)
    await expect(run('print', 'web', '--write', join(folder, 'no/where.md'))).rejects.toThrow('can’t be written')
  })

  test.each(BOOKS)('%s has its own page', async book => {
    expect(await run('print', book)).toContain(`The book \`${book}\`.`)
  })
})

describe('cardroom house point', () => {
  test('shows what it takes and the five answers', async () => {
    const text = await run('point', 'raiseCapLiftsWhen')
    expect(text).toContain('  takes  one of once-heads-up, round-begins-heads-up\n')
    expect(text).toMatch(/\n {2}hpt +"once-heads-up" +hpt\/rrp7\/3\/betting-4\n/)
    expect(text).toMatch(/\n {2}wsop +"round-begins-heads-up" +wsop\/131\n$/)
    expect(await run('point', 'maxconsecutivedraw')).toMatch(
      /\n {2}hpt +4 +Robert’s Rules of Poker, since the book is silent: rrp\/11\/10/,
    )
  })

  test('gives it as data, and finds it by another name', async () => {
    expect(JSON.parse(await run('point', 'raiseCapLiftsWhen', '--json'))).toMatchObject({
      point: 'raiseCapLiftsWhen',
      schema: { enum: ['once-heads-up', 'round-begins-heads-up'] },
      answers: { wsop: { is: 'round-begins-heads-up', rule: 'wsop/131' }, rrp: { by: 'rrp' } },
    })
    for (const { point, also } of JSON.parse(await run('point', '--json'))) {
      for (const name of also) expect(await run('point', name)).toContain(`${point}\n`)
    }
  })

  test('lists all of them', async () => {
    const text = await run('point')
    for (const name of pointNames) expect(text).toContain(`\n  ${name}\n`)
    await expect(run('point', 'raiseCapLift')).rejects.toThrow('did you mean raiseCapLiftsWhen')
  })
})

test('cardroom house new begins a sound file', async () => {
  const begun = JSON.parse(await run('new', 'uspa', '--name', 'Sunday'))
  expect(begun).toEqual({ name: 'Sunday', book: 'uspa', overrides: {}, notes: {} })
  expect(readHouse(begun)).toEqual({ ok: true, house: begun })
  await expect(run('new', 'hoyle', '--name', 'Sunday')).rejects.toThrow('Allowed choices are rrp, uspa')
  await expect(run('new', 'rrp')).rejects.toThrow("required option '--name <name>'")
  await expect(run('new', 'rrp', '--name', '')).rejects.toThrow(
    'name: "" is not accepted; accepted: a name of 1 to 80 characters',
  )
})

test('cardroom house schema is for the example', async () => {
  const schema = JSON.parse(await run('schema'))
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  const example = JSON.parse(readFileSync(friday, 'utf8'))
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(example)))
  expect(Object.keys(schema.properties.overrides.properties)).toEqual(
    expect.arrayContaining(Object.keys(example.overrides)),
  )
})
