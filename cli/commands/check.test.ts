import { join } from 'node:path'
import { forms } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { runCommand } from '../testing/run-command.ts'
import { checkCommand } from './check.ts'

const { folder, file } = ownFolder()
const run = (...words: readonly string[]) => runCommand(checkCommand, words)

describe('cardroom check', () => {
  test('finds the forms of Cardroom sound', async () => {
    expect(await run()).toMatchObject({ out: `${Object.keys(forms).length} forms sound\n`, code: undefined })
  })

  test('reads a form of your own', async () => {
    const mine = file('mine.json', '{"like":"holdem","id":"mine","name":"Mine","seats":{"least":2,"most":4}}')
    expect(await run(mine)).toMatchObject({ out: '1 form sound\n', code: undefined })
    expect(JSON.parse((await run(mine, '--json')).out)).toEqual([{ of: mine, form: 'mine', problems: [] }])
  })

  test('says file, field and what is accepted, and ends with 1', async () => {
    const bad = file('bad.json', '[{"like":"holdem","id":"mine","name":"Mine","deck":"pinochle"},{"like":"razz"}]')
    const { out, code } = await run(bad)
    expect(code).toBe(1)
    expect(out).toContain('deck: "pinochle" is not accepted; accepted: one of standard, joker, short, mexican')
    expect(out).toContain(`${bad}[1]`)
    expect(out).toMatch(/2 of 2 forms faulty\n$/)
  })

  test('answers a file that is no JSON, is empty of forms or is not there', async () => {
    const { out, code } = await run(file('a.json', '{'), file('b.json', '[]'), join(folder, 'c.json'))
    expect(code).toBe(1)
    expect(out).toMatch(/isn’t JSON: .*\n.*the list has no forms in it\n.*can’t be read: .*\n3 of 3 forms faulty\n$/)
  })
})
