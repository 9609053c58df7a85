import { execFile } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { answerLine, type Serving } from './serve.ts'
import { serveStdio } from './stdio.ts'

const answered = (serving: Serving, what: unknown) => answerLine(serving, JSON.stringify(what)).say
const opened = (options: object, count = 1): Serving => {
  const serving: Serving = { open: null }
  expect(answered(serving, { do: 'open', count, options })).toMatchObject({ ok: true })
  return serving
}

describe('a line', () => {
  test('opens a game, steps it, and says how it stands', () => {
    const serving = opened({ game: 'kuhn', seed: 1 }, 2)
    const state = answered(serving, { do: 'step', actions: [1, 1], want: ['keys', 'tensors'] })
    expect(state).toMatchObject({ ok: true, turns: [2, 2], ended: [0, 0] })
    expect((state.keys as string[])[0]).toMatch(/\|\/k$/)
    expect((state.tensors as number[]).length).toBe(2 * serving.open!.layout.size)
    const over = answered(serving, { do: 'step', actions: [1, 1] })
    expect(over).toMatchObject({ ended: [1, 1] })
    expect((over.returns as number[]).reduce((sum, net) => sum + net, 0)).toBe(0)
  })
  test.each([
    ['{', 'not-json', 'it ends too early; a line is JSON: {"do":"open"'],
    ['{"do":look}', 'not-json', 'column 7: look} is unexpected'],
    ['[]', 'not-an-object', 'a line is an object'],
    ['{"do":"step","actions":[1]}', 'nothing-open', 'open a game first'],
    ['{"do":"open","options":{"game":"bridge"}}', 'wrong-options', "isn't accepted"],
    ['{"do":"open","count":1e9,"options":{"game":"kuhn"}}', 'wrong-count', 'give 1 to'],
    ['{"do":"open","options":5}', 'wrong-options', 'options'],
  ])('that makes no sense is refused as anywhere: %s', (line, why, words) => {
    const { say } = answerLine({ open: null }, line)
    expect(say).toEqual({ ok: false, refusal: { why, words: expect.stringContaining(words) } })
  })
  test.each([[[0, 9]], [[1]], [['1', 1]], [[1, 0.5]], [[-1, 1]]])('a wrong action changes nothing: %j', actions => {
    const serving = opened({ game: 'kuhn', seed: 1 }, 2)
    const before = answered(serving, { do: 'look', want: ['keys'] })
    expect(answered(serving, { do: 'step', actions }).ok).toBe(false)
    expect(answered(serving, { do: 'look', want: ['keys'] })).toEqual(before)
  })
})

test('lines in pieces, then frames', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const done = serveStdio(input, output)
  const text = '{"do":"open","options":{"game":"kuhn","seed":1}}\n\n{"do":"binary"}\n'
  for (const piece of [text.slice(0, 9), text.slice(9)]) input.write(piece)
  input.write(Buffer.from([9]))
  input.write(Buffer.from([0, 1, 0]))
  input.end()
  await done
  const all: Buffer = output.read()
  const lines = all.indexOf('"binary":true}\n') + '"binary":true}\n'.length
  expect(all.subarray(lines, lines + 3)).toEqual(Buffer.from([1, 32, 0]))
  expect(all.subarray(lines + 3, lines + 35).toString()).toBe("action 9 isn't allowed in deal 0")
  expect([...all.subarray(lines + 35, lines + 37)]).toEqual([0, 2])
})

test('the Python package, where there is Python', async () => {
  const run = promisify(execFile)
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const there = await run('python3', ['--version']).then(
    () => true,
    () => false,
  )
  if (!there) return
  const env = { ...process.env, CARDROOM: `${process.execPath} ${root}cli/bin/cardroom.js` }
  const { stderr } = await run('python3', ['-m', 'unittest', 'discover', '-s', 'python/tests'], {
    cwd: root,
    env,
    timeout: 170_000,
  })
  expect(stderr).toMatch(/Ran 9 tests[\s\S]*OK/)
}, 180_000)
