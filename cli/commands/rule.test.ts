import { describe, expect, test } from 'vitest'
import { checkout, readLedger } from '../ledger-files.ts'
import { outputOf } from '../testing/run-command.ts'
import { ruleCommand } from './rule.ts'

const run = (words: readonly string[], top = checkout) => outputOf(write => ruleCommand(write, top), words)

describe('cardroom rule', () => {
  const id = readLedger().find(row => row.title === 'Limit: short all-in does not reopen')!.id

  test('shows a rule with its neighbours, the other books and where it is cited', async () => {
    const text = await run([id])
    expect(text).toMatch(/ {2}before +\S+: Minimum wager size\n {2}after +\S+: Limit: completing/)
    expect(text).toMatch(/In the other books\n {2}Limit betting: All-in of exactly half a bet\n {4}rrp +full bet/)
    expect(text).toMatch(/ {4}web +'more than half' needed/)
    expect(text).toMatch(
      /Cited: proven\n {2}code +engine\/deal\/\S+:\d+(.*\n)+ {2}tests +engine\/deal\/\S+\.test\.ts:\d+/,
    )
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test('gives it as data', async () => {
    const shown = JSON.parse(await run([id.toUpperCase(), '--json']))
    expect(shown).toMatchObject({ rule: { id, layer: 'betting', how: 'enforced' }, cited: { state: 'proven' } })
    expect(shown.before.id).not.toBe(shown.after.id)
    expect(shown.elsewhere.points.length).toBeGreaterThan(0)
  })

  test('says so where there are no sources to look into', async () => {
    expect(await run([id], () => undefined)).toMatch(
      /Cited\n {2}unknown: only a checkout of Cardroom has the sources\n$/,
    )
    expect(JSON.parse(await run([id, '--json'], () => undefined))).not.toHaveProperty('cited')
    expect(await run([id], () => '/nowhere')).toMatch(/Cited: open\n$/)
  })

  test('finds rules by words', async () => {
    const lines = (await run(['--search', 'string raise'])).split('\n')
    expect(lines[0]).toMatch(/string raise/i)
    expect((await run(['--search', 'player'])).trimEnd().split('\n')).toHaveLength(21)
    expect(JSON.parse(await run(['--search', 'player', '--json'])).length).toBeGreaterThan(100)
    await expect(run(['--search', 'xyzzy'])).rejects.toThrow('no rule has the words "xyzzy"')
  })

  test('holds the books side by side', async () => {
    expect(await run(['--differs', 'raiseCap'])).toMatch(/^84 {2}.*\n {2}rrp +bet \+ 3(.*\n){4} {2}wsop +bet \+ 4/m)
    expect(JSON.parse(await run(['--differs', 'raiseCap', '--json'])).points).toHaveLength(4)
    // A setting that only one book's rules carry is no point, and is found all the same.
    expect(await run(['--differs', 'eventWindow'])).toMatch(/Event window for cash games +eventWindow: \{"from":/)
    await expect(run(['--differs', 'oddChipStut'])).rejects.toThrow('did you mean oddChipStud')
  })

  test('helps with a slip, and takes one question at a time', async () => {
    await expect(run([id.replace('tt', 't')])).rejects.toThrow(`did you mean ${id}`)
    await expect(run(['x'])).rejects.toThrow('there is no rule "x"; `cardroom rule --search` finds')
    await expect(run([])).rejects.toThrow('give one of these')
    await expect(run([id, '--differs', 'raiseCap'])).rejects.toThrow('give one of these')
  })
})
