import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forms } from '@cardroom/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCommand } from './check.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardroom-check-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const run = async (...words: readonly string[]): Promise<{ readonly written: string; readonly code: number }> => {
  let written = ''
  const before = process.exitCode
  process.exitCode = 0
  await checkCommand(text => {
    written += text
  }).parseAsync(words, { from: 'user' })
  const code = Number(process.exitCode)
  process.exitCode = before
  return { written, code }
}

describe('cardroom check', () => {
  test('finds the forms of Cardroom sound', async () => {
    expect(await run()).toEqual({ written: `${Object.keys(forms).length} forms sound\n`, code: 0 })
  })

  test('reads a form of one’s own', async () => {
    const mine = await file('mine.json', '{"like":"holdem","id":"mine","name":"Mine","seats":{"least":2,"most":4}}')
    expect(await run(mine)).toEqual({ written: '1 form sound\n', code: 0 })
    expect(JSON.parse((await run(mine, '--json')).written)).toEqual([{ of: mine, form: 'mine', problems: [] }])
  })

  test('says file, field and what is accepted, and ends with 1', async () => {
    const bad = await file(
      'bad.json',
      '[{"like":"holdem","id":"mine","name":"Mine","deck":"pinochle"},{"like":"razz"}]',
    )
    const { written, code } = await run(bad)
    expect(code).toBe(1)
    expect(written).toContain('deck: "pinochle" is not accepted; accepted: standard, joker, short, mexican')
    expect(written).toContain(`${bad}[1]`)
    expect(written).toMatch(/2 of 2 forms faulty\n$/)
  })

  test('answers a file that is no JSON, is empty of forms or is not there', async () => {
    const { written, code } = await run(await file('a.json', '{'), await file('b.json', '[]'), join(folder, 'c.json'))
    expect(code).toBe(1)
    expect(written).toMatch(/is not JSON: .*\n.*the list holds no form\n.*cannot be read: .*\n3 of 3 forms faulty\n$/)
  })
})
