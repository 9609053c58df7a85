import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ask, forms, play, randomCommand, readForm, refusalWords, seeded, stakesFor } from '@cardroom/engine'
import { problemText } from '@cardroom/engine/words'
import { describe, expect, test, vi } from 'vitest'
import { type CodeBlock, codeBlocks, commandsIn, isAsShown } from './code-blocks.ts'
import { filesEndingIn, ROOT } from './sources.ts'

const run = promisify(execFile)
const pages = filesEndingIn('.md').map(({ file, text }) => ({ file, text, blocks: codeBlocks(text) }))
const blocksIn = (language: string) =>
  pages.flatMap(({ file, blocks }) =>
    blocks.filter(block => block.language === language).map(block => ({ at: `${file}:${block.line}`, block })),
  )

/** TypeScript of the pages is written to a folder that is not kept, so that it is read and checked like any other. */
const written = ({ at, block }: { readonly at: string; readonly block: CodeBlock }): string => {
  const folder = join(ROOT, 'docs/dist')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${at.replaceAll(/\W+/g, '-')}.ts`)
  writeFileSync(file, `${block.text}export {}\n`)
  return file
}

describe('TypeScript on the pages', () => {
  const blocks = blocksIn('ts')

  test('the README plays a deal', () => {
    expect(blocks.filter(({ at }) => at.startsWith('README'))).not.toEqual([])
  })

  test.each([
    ['evaluate a hand', 'rankings'],
    ['compare hands', 'compareHands'],
    ['declare a form', 'type Form'],
    ['play a deal', 'play'],
    ['ask what is legal', 'legal'],
    ['read a wager', 'readWager'],
    ['get a ruling', 'rule'],
    ['simulate', 'simulate'],
    ['replay', 'replay'],
    ['odds', 'equity'],
    ['run a table', 'playTable'],
  ])('%s: %s is shown at work', (_, name) => {
    const imported = blocks.flatMap(({ block }) =>
      [...block.text.matchAll(/import \{([^}]*)\} from '@cardroom\/engine'/g)].flatMap(([, list]) => list!.split(',')),
    )
    expect(imported.map(word => word.trim())).toContain(name)
  })

  test.each(blocks)('$at prints what the page says', async source => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await import(/* @vite-ignore */ written(source))
    const printed = log.mock.calls.map(call => `${call.join(' ')}\n`).join('')
    log.mockRestore()
    expect(printed).toBe(source.block.prints ?? '')
  })

  test('its types are sound', async () => {
    const files = blocks.map(written)
    const config = join(ROOT, 'docs/dist/tsconfig.json')
    const compilerOptions = { noEmit: true, composite: false, types: ['node'] }
    writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, files }))
    const { stdout } = await run('node_modules/.bin/tsc', ['-p', config], { cwd: ROOT }).catch(
      (problem: { stdout: string }) => problem,
    )
    expect(stdout).toBe('')
  })
})

describe('commands on the pages', () => {
  const commands = blocksIn('sh').flatMap(({ at, block }) => commandsIn(block.text).map(shown => ({ at, ...shown })))

  test('there are some', () => {
    expect(commands.length).toBeGreaterThan(5)
  })

  test.each(commands)('$at: $command', async ({ command, prints }) => {
    // What npx would find first, without its start-up time; pages show what a pipe gets, without colours.
    const script = `npx() { shift; node cli/bin/cardroom.js "$@"; }\n${command}`
    const env = { ...process.env, NO_COLOR: '1' }
    const { stdout, stderr } = await run('bash', ['-c', script], { cwd: ROOT, env }).catch(
      (problem: { stdout: string; stderr: string }) => problem,
    )
    const printed = stdout + stderr
    expect(isAsShown(printed, prints) ? prints : printed).toBe(prints)
  })
})

describe('forms on the pages', () => {
  const shown = blocksIn('json').map(({ at, block }) => ({ at, prints: block.prints, value: JSON.parse(block.text) }))
  const own = shown.filter(({ value }) => 'id' in value && 'name' in value)
  const sound = own.filter(({ prints }) => prints === undefined)
  const faulty = own.filter(({ prints }) => prints !== undefined)

  test('there are sound and faulty ones', () => {
    expect([sound.length > 1, faulty.length > 0]).toEqual([true, true])
  })

  test.each(sound)('$at is sound and can be played', ({ value }) => {
    const read = readForm(value)
    if (!read.ok) throw new Error(read.refusal.problems.map(problemText).join('\n'))
    const { form } = read
    const chance = seeded('forms on the pages')
    for (let n = 0; n < 50; n++) {
      const players = form.seats.least + (n % (form.seats.most - form.seats.least + 1))
      const seats = Array.from({ length: players }, (_, i) => ({ seat: i + 1, chips: 200 }))
      const stakes = stakesFor(form, form.structures[0] ?? 'no-limit', 10)
      const table = play({ type: 'StartDeal', form, stakes, button: 1, seats })
      if (!table.ok) throw new Error(refusalWords(table.refusal))
      while (table.deal.phase !== 'ended') expect(table.give(randomCommand(table.deal, chance)).ok).toBe(true)
    }
  })

  test.each(faulty)('$at is refused with the reason on the page', ({ value, prints }) => {
    const read = readForm(value)
    expect(read.ok ? '' : `${read.refusal.problems.map(problemText).join('\n')}\n`).toBe(prints)
  })
})

describe('scenarios on the pages', () => {
  const shown = blocksIn('json').map(({ at, block }) => ({ at, prints: block.prints, value: JSON.parse(block.text) }))
  const scenarios = shown.filter(({ value }) => ('form' in value && 'seats' in value) || 'night' in value)
  const cited = (rules: readonly string[] = []): string => (rules.length === 0 ? '' : ` (${rules.join(', ')})`)

  test('there are some', () => {
    expect(scenarios.length).toBeGreaterThan(3)
  })

  test.each(scenarios)('$at is answered as the page says', ({ value, prints }) => {
    const { answers = {}, error, asExpected, refused = [] } = ask(value)
    const lines =
      error === undefined
        ? Object.entries(answers).map(([question, { rules, ...answered }]) => {
            const words = 'words' in answered ? answered.words : answered.problem
            return `${question}: ${words}${cited(rules)}\n`
          })
        : [`error at ${error.at}: ${error.problem} Accepted: ${error.accepted}${cited(error.rules)}\n`]
    const no = refused.map(({ at, problem, rules }) => `refused at ${at}: ${problem}${cited(rules)}\n`)
    const printed = [...lines, ...no].join('')
    if (prints === undefined) expect({ error, asExpected }).toEqual({ error: undefined, asExpected: true })
    else expect(isAsShown(printed, prints) ? prints : printed).toBe(prints)
  })
})

describe('pages', () => {
  test('link to what is there', () => {
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].map(match => ({ file, to: match[1]! })),
    )
    const local = links.filter(({ to }) => !/^https?:/.test(to))
    expect(local.length).toBeGreaterThan(10)
    expect(local.filter(({ file, to }) => !existsSync(join(ROOT, dirname(file), to)))).toEqual([])
  })

  test('the README counts the forms as they are', () => {
    const readme = pages.find(({ file }) => file === 'README.md')!.text
    const ids = [...readme.matchAll(/^\| (?:Board|Stud|Draw|Chinese) \|.*$/gm)].flatMap(([row]) =>
      [...row.matchAll(/`([a-z0-9-]+)`/g)].map(match => match[1]!),
    )
    expect(ids.toSorted()).toEqual(Object.keys(forms).toSorted())
  })
})

describe('what the pages print is compared in earnest', () => {
  test('with … for anything', () => {
    expect(isAsShown('a 12 b\nc\n', 'a … b\nc\n')).toBe(true)
    expect(isAsShown('a\nb\nc\nd\n', 'a\n…\nd\n')).toBe(true)
    expect(isAsShown('a\nb\nc\nd\n', 'a\n…\ne\n')).toBe(false)
    expect(isAsShown('a 12 b\nx\n', 'a … b\n')).toBe(false)
    expect(isAsShown('a.b\n', 'a?b\n')).toBe(false)
  })

  test('a command may take several lines and is followed by its output', () => {
    expect(commandsIn('$ one \\\n  more\nout\n\nmore out\n$ two\n')).toEqual([
      { command: 'one \\\n  more', prints: 'out\n\nmore out\n' },
      { command: 'two', prints: '' },
    ])
  })

  test('a block knows its line and what it prints', () => {
    expect(codeBlocks('x\n```ts\na\n```\n\n```text\nb\n```\n```sh\nc\n```\n')).toMatchObject([
      { language: 'ts', line: 2, text: 'a\n', prints: 'b\n' },
      { language: 'text', line: 6, prints: undefined },
      { language: 'sh', line: 9, text: 'c\n' },
    ])
  })
})
