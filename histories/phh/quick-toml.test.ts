import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type NamedTable, quickTables } from './quick-toml.ts'
import { tomlTables, wholeTables } from './toml.ts'

/** The tables of the quick reader, or null where it leaves a text to the whole one. */
const quick = (text: string): readonly NamedTable[] | null => {
  const tables = [...quickTables(text)]
  return tables.includes(null) ? null : (tables as NamedTable[])
}

/** What both readers must agree on; plain objects, so that only the values count. */
const values = (tables: readonly NamedTable[]) =>
  tables.map(([name, table]) => [
    name,
    Object.entries(table.values).sort(([a], [b]) => (a < b ? -1 : 1)),
    // the lines of other values than texts are only near
    (table.values.actions as readonly unknown[] | undefined)?.every?.(it => typeof it === 'string')
      ? table.actionLines
      : [],
  ])

const agree = (text: string): void => {
  const found = quick(text)
  if (found === null) return
  const whole = wholeTables(text)
  expect('fault' in whole ? whole : values(whole)).toEqual(values(found))
}

const word = fc.constantFrom('variant', 'antes', 'actions', 'seats', '_x', 'a-b', '1', 'time', 'hand')
const blank = fc.constantFrom('', ' ', '\t', '  ')
const end = fc.constantFrom('\n', '\n\n', ' # so\n', '\r\n', '\n# a = 1\n')
const atom = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-4',
    '+7',
    '418.20',
    '0.25',
    '1e3',
    '1_000',
    '0x1f',
    '01',
    '9007199254740993',
    'inf',
    '-inf',
    'nan',
  ),
  fc.constantFrom(
    'true',
    'false',
    '18:36:00',
    '18:36:00.5',
    '18:36',
    '2009-07-24',
    "''",
    '""',
    '"a\\tb"',
    "'''x'''",
    '{a=1}',
  ),
  fc.constantFrom("'d dh p1 ????'", '"p3 cc # a"', "'p1 f'", "'ünï # no comment'", '"it\'s"'),
)
const list = fc
  .tuple(fc.array(fc.tuple(atom, fc.constantFrom('', ' ', '\n', ' # c\n')), { maxLength: 4 }), fc.boolean())
  .map(
    ([items, last]) =>
      `[${items.map(([value, space]) => value + space).join(',')}${last && items.length > 0 ? ',' : ''}]`,
  )
const pair = fc
  .tuple(word, blank, fc.oneof(atom, list), end)
  .map(([key, space, value, stop]) => `${key}${space}=${space}${value}${stop}`)
const head = fc.tuple(fc.constantFrom('1', '2', '3', 'x', 'a.b', '"q"'), end).map(([name, stop]) => `[${name}]${stop}`)

describe('the quick reader and the whole one', () => {
  test('agree on whatever the quick one reads', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: pair }, { weight: 1, arbitrary: head }), { maxLength: 8 }),
        parts => agree(parts.join('')),
      ),
      { numRuns: 500 },
    )
  })

  test('agree on texts with characters changed', () => {
    const sample =
      "[1]\nvariant = 'NT'\nantes = [0, 0] # none\nactions = ['d dh p1 ????',\n 'p1 f']\ntime = 18:36:00\n\n[2]\nx = 1.5\n"
    fc.assert(
      fc.property(fc.nat(sample.length), fc.nat(3), fc.string({ maxLength: 3 }), (at, cut, put) =>
        agree(sample.slice(0, at) + put + sample.slice(at + cut)),
      ),
      { numRuns: 500 },
    )
  })

  test('the quick one reads what files are written in', () => {
    expect(
      quick("# one\nvariant = 'NT'\nantes = [ 0,\n 0, ]\nactions = ['p1 f', # no\n  'p2 sm']\ntime = 18:36:00\n"),
    ).toEqual([
      [
        '',
        expect.objectContaining({
          values: expect.objectContaining({ antes: [0, 0], time: { time: '18:36:00' } }),
          actionLines: [5, 6],
        }),
      ],
    ])
  })

  test('what the quick one leaves is read by the whole one, with lines, after what was read before', () => {
    const text = '[2]\na = 1\n[1]\nb = "\\u0041"\nactions = ["p1 f",\n\n"p2 f"]\n'
    expect(quick(text)).toBeNull()
    const tables = [...tomlTables(text)]
    expect(tables.map(it => ('fault' in it ? it : it[0]))).toEqual(['', '2', '1'])
    expect(tables[2]).toEqual(['1', expect.objectContaining({ actionLines: [5, 7], line: 3 })])
  })

  test('a fault has its line', () => {
    expect([...tomlTables('a = 1\nb = [1, 2\n')].at(-1)).toEqual({ line: 3, fault: expect.stringMatching(/\w/) })
    expect([...tomlTables('a = 1\na = 2\n')].at(-1)).toEqual({ line: 2, fault: expect.stringMatching(/\w/) })
  })
})
