import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BankShown } from '../../protocol/bank.ts'
import { bankCsv } from './bank-csv.ts'

type Shown = BankShown['entries'][number]

const entry = (changes: Partial<Shown>): Shown => ({
  number: 1,
  at: 0,
  deal: 0,
  kind: 'correction',
  words: '',
  from: 'the house',
  to: 'Ann',
  chips: 20,
  person: 'Ann',
  by: 'Bob',
  why: 'pizza',
  rules: [],
  ...changes,
})

/** The cells of such a file, as a spreadsheet reads them. */
const cells = (csv: string): readonly (readonly string[])[] => {
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('the entries as CSV', () => {
  test('have a line each under their titles', () => {
    const [titles, line] = cells(
      bankCsv({ entries: [entry({ why: 'pizza, "large"', rules: ['rrp/10/5', 'wsop/31'] })] }),
    )
    expect(titles!.join(' ')).toBe('number time deal what for by from to chips why rules')
    expect(line).toEqual([
      '1',
      '1970-01-01T00:00:00.000Z',
      '0',
      'correction',
      'Ann',
      'Bob',
      'the house',
      'Ann',
      '20',
      'pizza, "large"',
      'rrp/10/5 wsop/31',
    ])
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200B=1', '＝1+1'])(
    'a name like %j is text to a spreadsheet',
    name => {
      const [, line] = cells(bankCsv({ entries: [entry({ person: name, why: name })] }))
      expect([line![4], line![9]]).toEqual([`'${name}`, `'${name}`])
    },
  )

  test('whatever people write, every line has its cells and none begins a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary-ascii' }), (why, person) => {
        const lines = cells(bankCsv({ entries: [entry({ why, person }), entry({})] }))
        expect(lines.map(line => line.length)).toEqual([11, 11, 11])
        expect(lines.flat().filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
        expect([why, `'${why}`]).toContain(lines[1]![9])
      }),
    )
  })
})
