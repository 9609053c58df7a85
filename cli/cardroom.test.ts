import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cardroom } from './cardroom.ts'

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'))
const bin = fileURLToPath(new URL('./bin/cardroom.js', import.meta.url))

const COMMANDS = cardroom(manifest.version).commands.map(command => command.name())

type Run = { readonly code: number | null; readonly out: string; readonly err: string }

/** The command as a user starts it, from what `npm run build` made. */
const run = (words: string, input = '', program = bin): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words.split(' ').filter(word => word !== '')])
    let out = ''
    let err = ''
    child.stdout.on('data', data => {
      out += data
    })
    child.stderr.on('data', data => {
      err += data
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    child.stdin.end(input)
  })

describe('somebody new', () => {
  test('gets to know what there is', async () => {
    const bare = await run('')
    expect(bare).toEqual(await run('--help'))
    expect(bare).toMatchObject({ code: 0, err: '' })
    expect(COMMANDS.length).toBeGreaterThan(15)
    for (const command of COMMANDS) expect(bare.out).toContain(`  ${command} `)
    expect(await run('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
  })

  test('is helped with a slip', async () => {
    const { code, out, err } = await run('simulat')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain("unknown command 'simulat'")
    expect(err).toContain('Did you mean simulate?')
    expect(err).toContain('cardroom --help')
    const form = await run('simulate --form razdugi')
    expect(form).toMatchObject({ code: 1, out: '' })
    expect(form.err).toContain('did you mean razzdugi')
    expect(form.err).toContain('cardroom simulate --help')
  })

  // the words are those of the program itself: to start it for each of them would show no more
  test.each(COMMANDS)('finds an example in the help of %s', name => {
    let help = ''
    const command = cardroom(manifest.version).commands.find(it => it.name() === name)!
    command.configureOutput({
      writeOut: text => {
        help += text
      },
    })
    command.outputHelp()
    expect(help).toContain(`Usage: cardroom ${name}`)
    expect(help).toMatch(/Examples?:/)
  })

  test('asks for that help as they may expect', async () => {
    const { code, out, err } = await run('forms --help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Usage: cardroom forms')
  })

  test('without a build it says so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cardroom-'))
    try {
      await cp(bin, join(folder, 'cardroom.mjs'))
      const { code, out, err } = await run('forms', '', join(folder, 'cardroom.mjs'))
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^cardroom is not built yet: .*npm run build/)
      expect(err).not.toContain('    at ')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('the commands at work', () => {
  test('simulate: the same seed, the same result, and no bar in a pipe', async () => {
    const words = 'simulate --form omaha-8 --players 3 --deals 50 --seed 4 --json'
    const [one, other] = [await run(words), await run(words)]
    expect(one).toMatchObject({ code: 0, err: '' })
    const { speed, ...result } = JSON.parse(one.out)
    expect(speed.dealsPerSecond).toBeGreaterThan(0)
    expect(result).toMatchObject({ deals: 50, complete: true, fault: null })
    expect({ ...JSON.parse(other.out), speed }).toEqual({ ...result, speed })
  })

  test('compare and settle answer every line in its place', async () => {
    const two = '{"a":["As","Ah","Kd","Kc","2s"],"b":["Qs","Qh","Qd","4c","3s"]}'
    const compared = await run('compare --ranking high', `${two}\nnonsense\n\n${two}\n`)
    expect(compared).toMatchObject({ code: 0, err: '' })
    const answers = compared.out.trimEnd().split('\n')
    expect(answers).toHaveLength(3)
    expect(JSON.parse(answers[0]!)).toMatchObject({ result: -1, bIs: 'three queens, four and three kickers' })
    expect(JSON.parse(answers[1]!)).toHaveProperty('error')
    const seats = [
      { seat: 1, hole: ['As', 'Ad'], in: 100 },
      { seat: 2, hole: ['Ks', 'Kd'], in: 150 },
    ]
    const line = { form: 'holdem', button: 1, seats, boards: [['2c', '7d', '9h', 'Jc', '3s']] }
    const settled = await run('settle', JSON.stringify(line))
    expect(JSON.parse(settled.out)).toMatchObject({ payouts: { 1: 200, 2: 50 } })
  })

  test('equity counts on all cores, and comes to the same every time', async () => {
    const words = 'equity AhKh QdQc --samples 5000000 --seed 5 --json'
    const [one, other] = [await run(words), await run(words)]
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(other).toEqual(one)
    const { deals, hands } = JSON.parse(one.out)
    expect(deals).toBe(5_000_000)
    expect(Math.abs(hands[0].equity - 0.46214457)).toBeLessThan(5 * hands[0].error)
  })

  test('rule and rules know the books and the sources of this checkout', async () => {
    const rule = await run('rule --differs raiseCapLiftsWhen')
    expect(rule).toMatchObject({ code: 0, err: '' })
    expect(rule.out).toMatch(/^88 {2}.*\n {2}rrp /)
    const rules = await run('rules --json')
    expect(rules).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(rules.out).totals.proven).toBeGreaterThan(100)
  })

  /** A long simulation that gets Ctrl-C after this many milliseconds. */
  const interrupted = async (after: number): Promise<Pick<Run, 'code' | 'out'>> => {
    const child = spawn(process.execPath, [bin, 'simulate', '--form', 'holdem', '--deals', '100000000'])
    let out = ''
    child.stdout.on('data', data => {
      out += data
    })
    const code = new Promise<number | null>(resolve => child.on('close', resolve))
    setTimeout(() => child.kill('SIGINT'), after)
    return { code: await code, out }
  }

  test('Ctrl-C ends a long simulation with what there is so far', async () => {
    let run = await interrupted(500)
    // Before the first deal Ctrl-C just ends it, without a code: then this machine needs more time to begin.
    for (let after = 1000; run.code === null && after <= 16_000; after *= 2) run = await interrupted(after)
    expect(run.code).toBe(130)
    expect(run.out).toMatch(/stopped after [\d,]+ of 100,000,000 deals/)
  })

  test('a reader that has seen enough ends it quietly', async () => {
    const child = spawn(process.execPath, [bin, 'forms', '--json'])
    let err = ''
    child.stderr.on('data', data => {
      err += data
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise(resolve => child.on('close', resolve))
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})
