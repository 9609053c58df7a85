import { forms } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { outputOf } from '../testing/run-command.ts'
import { formsCommand } from './forms.ts'

const run = (...words: readonly string[]) => outputOf(formsCommand, words)

describe('cardroom forms', () => {
  test('lists every form once, by family', async () => {
    const listed = (await run()).split('\n').map(line => line.split(/\s/)[0])
    for (const id of Object.keys(forms))
      expect(
        listed.filter(word => word === id),
        id,
      ).toHaveLength(1)
  })

  test('gives them all as data', async () => {
    expect(JSON.parse(await run('--json'))).toEqual(Object.values(forms))
  })

  test('tells one form street by street, or gives it as data', async () => {
    expect(await run('razz')).toMatch(
      /^Razz \(razz\)\n {2}players +2 to 8\n(.*\n)+ {2}seventh street {2}burn; 1 card down; bet/,
    )
    expect(JSON.parse(await run('razz', '--json'))).toEqual(forms.razz)
  })

  test('knows the names that players use', async () => {
    expect(await run('2-7 TD')).toBe(await run('deuce-to-seven-triple-draw'))
    expect(await run('Badacey')).toMatch(/^Badaci \(badaci\)/)
    await expect(run('HORSE')).rejects.toThrow('there is no form "horse"')
  })

  test('names the nearest to a form it does not know', async () => {
    await expect(run('razdugi')).rejects.toThrow('there is no form "razdugi"; did you mean razzdugi')
    await expect(run('sutd-8')).rejects.toThrow('stud-8')
    await expect(run('')).rejects.toThrow('lists them all')
  })
})
