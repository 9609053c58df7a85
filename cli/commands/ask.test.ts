import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { exampleScenario, scenarioSchema } from '@cardroom/engine/ask'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { askCommand } from './ask.ts'

const limit = { form: 'holdem', structure: 'limit', seats: 4, acts: 'deal; 3 raises; 4 raises; 1 raises' }
const { folder, file: wrote } = ownFolder()

/** What the command prints, given these words and this on its standard input. */
const asked = async (words: readonly string[], input = ''): Promise<string> => {
  let text = ''
  const output = new Writable({
    write: (chunk, _, done) => {
      text += String(chunk)
      done()
    },
  })
  const command = askCommand(output, Readable.from([input]))
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  await command.parseAsync(words, { from: 'user' })
  return text
}
const answers = async (words: readonly string[], input = ''): Promise<readonly unknown[]> =>
  (await asked(words, input))
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)
const file = (name: string, value: unknown): string =>
  wrote(name, typeof value === 'string' ? value : JSON.stringify(value, undefined, 2))

describe('cardroom ask', () => {
  test('a file with one scenario, with a list, or with one a line; several files', async () => {
    const one = file('one.json', { ...limit, id: 'one' })
    const list = file('list.json', [
      { ...limit, id: 1 },
      { ...limit, id: 2 },
    ])
    const lines = file('lines.jsonl', `${JSON.stringify(limit)}\nnonsense\n${JSON.stringify(limit)}\n`)
    expect(await answers([one, list])).toMatchObject([
      { id: 'one' },
      { id: 1 },
      { id: 2, answers: { legal: { seat: 2 } } },
    ])
    expect(await answers([lines])).toMatchObject([{ answers: {} }, { error: { at: 'line 2' } }, { answers: {} }])
  })

  test('lines on the standard input, each answered in its place', async () => {
    const line = JSON.stringify(limit)
    expect(await answers([], `${line}\n\n{"form":\n${JSON.stringify([limit, 5])}\n`)).toMatchObject([
      { answers: { legal: { barred: 'raising-is-capped' } } },
      { error: { at: 'line 3', problem: expect.stringContaining('isn’t JSON') } },
      { answers: {} },
      { error: { at: 'the scenario' } },
    ])
  })

  test('or one document over many lines', async () => {
    expect(await answers([], JSON.stringify({ ...limit, id: 7 }, undefined, 2))).toMatchObject([{ id: 7, answers: {} }])
    expect(await answers([], JSON.stringify([limit, limit], undefined, 2))).toHaveLength(2)
  })

  test('text for people: words, and rules by their titles', async () => {
    const text = await asked(
      ['--text'],
      JSON.stringify({ ...limit, id: 'the cap', expect: { answers: { legal: { seat: 3 } } } }),
    )
    expect(text).toContain('the cap\n\nlegal\nSeat 2 can fold or call 40.')
    expect(text).toMatch(/\n {2}rrp\/3\/betting\/4a {2}\S/)
    expect(text).toContain('answers.legal.seat: 2 instead of 3')
    const wrong = await asked(['--text'], JSON.stringify({ ...limit, acts: 'deal; 4 folds' }))
    expect(wrong).toContain(`acts, "4 folds": It’s seat 3’s turn.`)
    const misspelt = await asked(['--text'], JSON.stringify({ ...limit, seets: 3 }))
    expect(misspelt).toMatch(/^seets: [^\n]*\nAccepted: /)
    const open = await asked(['--text'], JSON.stringify({ ...limit, ask: 'payouts' }))
    expect(open).toContain('the deal is not over')
  })

  test('a book for scenarios that name none', async () => {
    const own = { ...limit, book: 'rrp' }
    const wagers = await answers(['--book', 'wsop'], `${JSON.stringify(limit)}\n${JSON.stringify(own)}\n`)
    expect(wagers).toMatchObject([
      { answers: { legal: { wager: { sizes: [50] } } } },
      { answers: { legal: { wager: null } } },
    ])
    await expect(asked(['--book', 'hoyle'])).rejects.toThrow('there is no book "hoyle"')
  })

  test('forms and houses in files beside the scenario', async () => {
    file('double.json', { like: 'holdem', id: 'double', name: 'Double' })
    file('house.json', { name: 'Mine', book: 'rrp', overrides: { limitRaiseCapThreePlusRounds: 5 } })
    const scenario = file('mine.json', { ...limit, form: 'double.json', book: 'house.json' })
    expect(await answers([scenario])).toMatchObject([{ answers: { legal: { wager: { sizes: [50] } } } }])
    const lost = file('lost.json', { ...limit, id: 3, form: 'nowhere.json' })
    expect(await answers([lost])).toMatchObject([
      { id: 3, error: { at: 'form', problem: expect.stringContaining('can’t be read') } },
    ])
  })

  test('a file that cannot be read ends it', async () => {
    await expect(asked([join(folder, 'nowhere.json')])).rejects.toThrow('can’t be read')
    await expect(asked([file('broken.json', '{"form": holdem}')])).rejects.toThrow('isn’t JSON')
    await expect(asked(['--json', '--text'])).rejects.toThrow('either --json or --text')
  })

  test('an example, which is answered, and the schema', async () => {
    const example = await asked(['--example'])
    expect(JSON.parse(example)).toEqual(JSON.parse(JSON.stringify(exampleScenario)))
    expect(await answers([], example)).toMatchObject([{ answers: { wager: { act: 'call' } } }])
    expect(JSON.parse(await asked(['--schema']))).toEqual(scenarioSchema)
  })
})
