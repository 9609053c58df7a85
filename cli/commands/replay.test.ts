import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { runCommand } from '../testing/run-command.ts'
import { convertCommand } from './convert.ts'
import { replayCommand } from './replay.ts'

const samples = fileURLToPath(new URL('../../histories/phh/samples/', import.meta.url))
const { folder, file } = ownFolder()

const replay = (...words: readonly string[]) => runCommand(replayCommand, words)
const converted = (name: string, to: string) => runCommand(convertCommand, [name, '--to', to])
const json = async (...words: readonly string[]) => {
  const { out } = await replay('--json', ...words)
  return out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

const sample = (name: string): string => readFileSync(join(samples, name), 'utf8')

describe('cardroom replay', () => {
  test('a folder, hand by hand, and what it came to', async () => {
    const { out, code } = await replay(samples)
    expect(out).toContain('nt.phh 1  NT  330 375 220 1170 110 150\n')
    expect(
      out.endsWith('11 hands: 11 played to the end, 0 with problems, 0 where the stacks differ from the file\n'),
    ).toBe(true)
    expect(code).toBeUndefined()
  })

  test('what lies in a folder without being a history is counted, and a broken log that is named is reported', async () => {
    const lying = join(folder, 'lying')
    mkdirSync(lying)
    writeFileSync(join(lying, 'nt.phh'), sample('nt.phh'))
    writeFileSync(join(lying, 'rules.jsonl'), '{"id":"a rule"}\n')
    writeFileSync(join(lying, 'notes.txt'), 'hello\n')
    const { out, code } = await replay(lying)
    expect(out).toContain(
      '1 hand: 1 played to the end, 0 with problems, 0 where the stacks differ from the file, 2 files without histories\n',
    )
    expect(code).toBeUndefined()
    expect(await json(lying)).toHaveLength(1)
    expect((await json(join(lying, 'rules.jsonl')))[0].problems).toHaveLength(1)
    expect((await converted(lying, 'log')).err).toBe('1 hand: 1 written, 0 left out, 2 files without histories\n')
  })

  test('JSON lines', async () => {
    const found = await json(join(samples, 'nt.phh'), join(samples, 'fr.phh'))
    expect(found).toEqual([
      {
        file: join(samples, 'nt.phh'),
        hand: '1',
        variant: 'NT',
        finishing: [330, 375, 220, 1170, 110, 150],
        problems: [],
        ended: true,
      },
      expect.objectContaining({ variant: 'FR', problems: [], ended: true }),
    ])
  })

  test('many hands in a file: a difference, a problem, one that cannot be read', async () => {
    const nt = sample('nt.phh')
    const bulk = file(
      'many.phhs',
      [
        nt,
        nt.replace('finishing_stacks = [330', 'finishing_stacks = [331'),
        nt.replace("'p4 cc'", "'p5 cc'"),
        'variant = 1\n',
      ]
        .map((text, i) => `[${i + 1}]\n${text}`)
        .join('\n'),
    )
    const { out, code } = await replay(bulk)
    expect(out).toContain('p1 has 330, and the file says 331')
    expect(out).toMatch(/problem line 36, p5 cc: It’s p4’s turn\. \(wsop\/\d+\)/)
    expect(out).toContain('4  not read')
    expect(out).toContain('4 hands: 2 played to the end, 2 with problems, 1 where the stacks')
    expect(code).toBe(1)
    const [, differs, problem] = await json(bulk)
    expect(differs.differs).toEqual({ player: 1, stated: 331, found: 330 })
    expect(problem.problems).toEqual([
      { line: 36, act: 'p5 cc', why: 'not-your-turn', what: 'It’s p4’s turn.', rules: [expect.any(String)] },
    ])
  })

  test('leniently, by another book, as another replayer', async () => {
    const left = file('left.phh', sample('nt.phh').replace("'p4 cc', 'p5 cbr 20'", "'p5 cbr 20'"))
    expect((await json(left))[0].problems).toHaveLength(1)
    expect((await json(left, '--lenient'))[0]).toMatchObject({
      problems: [],
      letPass: [{ act: 'p5 cbr 20' }, { act: 'p4 cc' }],
    })
    const [as] = await json(left, '--as', 'pokerkit', '--book', 'rrp')
    expect(as).toMatchObject({
      problems: [],
      departures: [{ what: expect.stringContaining('turn'), rules: [expect.stringMatching(/^rrp/)] }],
    })
  })

  test('what cannot be done is said', async () => {
    expect(await replay(join(folder, 'none.phh'))).toMatchObject({
      failed: true,
      err: expect.stringContaining('can’t be read'),
    })
    expect(await replay(samples, '--book', 'mine')).toMatchObject({
      failed: true,
      err: expect.stringContaining('there is no book'),
    })
    expect(await replay(samples, '--as', 'me')).toMatchObject({
      failed: true,
      err: expect.stringContaining('pokerkit'),
    })
  })

  test('other formats are known by what they hold', async () => {
    const { out: stars } = await converted(join(samples, 'nt.phh'), 'pokerstars')
    const found = await json(file('hand.txt', stars))
    expect(found).toMatchObject([
      { variant: 'holdem', finishing: [330, 375, 220, 1170, 110, 150], problems: [], ended: true },
    ])
    const wrong = await json(file('wrong.txt', stars.replace('collected 330', 'collected 320')))
    expect(wrong[0].problems[0].what).toBe('The file says seat 1 collects 320; by the rules it’s 330.')
    const { out: log } = await converted(join(samples, 'fr.phh'), 'log')
    expect((await json(file('hand.jsonl', log)))[0]).toMatchObject({ variant: 'razz', problems: [], ended: true })
  })
})
