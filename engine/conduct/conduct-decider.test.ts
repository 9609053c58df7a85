import { expect, test } from 'vitest'
import { conductScene, NOON } from '../testing/conduct-scene.ts'
import { conductDecider } from './conduct-decider.ts'
import { recordCsv, recordJson } from './export-record.ts'
import { CONDUCT_ORDERS, conductOrderProblems } from './order-shapes.ts'
import { entriesOf, searchRecord } from './search-record.ts'

const busy = conductScene('rrp')
  .does('P', 'phone', { table: 'T4' })
  .gives({ type: 'Decide', entry: 1, step: 'warn', reason: 'took a call' })
  .does('Q', 'stalling')
  .gives({ type: 'OpenDispute', about: 'rules', what: 'pot to seat 4', parties: ['P'], pot: 90 })
  .as('floor', 'Flo', { type: 'Rule', dispute: 3, ruling: 'split it', rules: ['rrp/3/ties/5a'] })

test('what happened adds up to the same record again', () => {
  expect(conductDecider.replay(busy.log)).toEqual(busy.record)
  expect(entriesOf(busy.record).map(({ is, entry }) => [is, entry.number])).toEqual([
    ['dispute', 3],
    ['offence', 2],
    ['offence', 1],
  ])
})

test('orders before it is open, twice, out of time or by the wrong person change nothing', () => {
  const before = conductDecider.carryOut(undefined, {
    type: 'ForgetOld',
    at: NOON,
    by: { name: 'M', role: 'management' },
  })
  expect(before).toMatchObject({ ok: false, refusal: { why: 'no-record-yet' } })
  expect(busy.refuses({ type: 'OpenRecord', book: 'rrp', host: 'x' }).why).toBe('record-is-open')
  expect(busy.later(-1).refuses({ type: 'ForgetOld' })).toMatchObject({ why: 'time-goes-back', until: NOON })
  expect(busy.refuses({ type: 'SetWays', ways: {} }, 'floor').why).toBe('not-your-role')
  expect(busy.refuses({ type: 'ReportOffence', offence: 'phone', players: ['Q'] }, 'player', 'P').why).toBe(
    'not-your-role',
  )
  expect(busy.refuses({ type: 'Nonsense' } as never).why).toBe('no-such-order')
})

test('found by name, rule, words, table, who ruled, and by what waits', () => {
  const found = (search: Parameters<typeof searchRecord>[1]) =>
    searchRecord(busy.record, search, id => `Mr ${id}${id}${id}`).map(({ entry }) => entry.number)
  expect(found({})).toEqual([3, 2, 1])
  expect(found({ words: 'mr qqq' })).toEqual([2])
  expect(found({ words: 'rrp/1/etiquette/13' })).toEqual([1])
  expect(found({ words: 'T4 call' })).toEqual([1])
  expect(found({ words: 'flo split' })).toEqual([3])
  expect(found({ player: 'P' })).toEqual([3, 1])
  expect(found({ open: true })).toEqual([3, 2])
})

test('as CSV a line an entry, and no cell is a formula; as JSON all of it', () => {
  const evil = conductScene('rrp').gives({ type: 'ReportOffence', offence: 'abuse', players: ['P'], note: '=1+1, "x"' })
  expect(recordCsv(evil.record).split('\r\n')[1]).toContain(`"'=1+1, ""x"""`)
  const lines = recordCsv(busy.record, id => `Player ${id}`)
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  const width = lines[0]!.split(',').length
  expect(lines.map(line => line.split(',').length)).toEqual([width, width, width, width])
  expect(lines[3]).toBe(
    '1,offence,2026-06-01T12:00:00.000Z,Player P,phone,T4,,Flo,warn,warn,,,Max,took a call,rrp/1/etiquette/13',
  )
  expect(JSON.parse(recordJson(busy.record))).toMatchObject({
    host: 'The house',
    offences: [{ number: 1 }, { number: 2 }],
    disputes: [{ number: 3 }],
  })
})

test('forgotten after the days that the house keeps entries, but not what is open or still in force', () => {
  const scene = conductScene('rrp', { ways: { keptDays: 10 } })
    .does('P', 'stalling').gives({ type: 'Decide', entry: 1, step: 'warn' })
    .does('Q', 'threat').gives({ type: 'Decide', entry: 2, step: 'bar' })
    .does('R', 'stalling') // biome-ignore format: a chain
  const left = (days: number) =>
    scene
      .later(days * 24 * 60)
      .gives({ type: 'ForgetOld' })
      .record.offences.map(it => it.number)
  expect(left(10)).toEqual([1, 2, 3])
  expect(left(11)).toEqual([2, 3])
  const kept = scene
    .gives({ type: 'SetWays', ways: { keptDays: null } })
    .later(11 * 24 * 60)
    .gives({ type: 'ForgetOld' })
  expect(kept.events).toEqual([])
})

test('whatever comes from outside is checked', () => {
  expect(
    conductOrderProblems({ type: 'ReportOffence', offence: 'phone', players: ['P'], facts: { form: 'holdem' } }),
  ).toEqual([])
  for (const wrong of [
    null,
    { type: 'constructor' },
    { type: 'ReportOffence', offence: 'sneezing', players: ['P'] },
    { type: 'ReportOffence', offence: 'phone', players: ['P'], facts: { weather: 'fine' } },
    { type: 'ReportOffence', offence: 'phone', players: ['P'], facts: { form: 'snap' } },
    { type: 'ReportOffence', offence: 'phone', players: 'P' },
    { type: 'Rule', dispute: 1, ruling: 'x', rules: [`rrp/${99}/99`] },
    { type: 'ShowPapers', player: 'P', document: 'passport', citizen: true, born: '2005-13-40', validUntil: null },
    { type: 'SetWays', ways: { keptDays: -1 } },
    { type: 'ForgetOld', at: 5 },
  ])
    expect(conductOrderProblems(wrong), JSON.stringify(wrong)).not.toEqual([])
  for (const type of CONDUCT_ORDERS)
    if (type !== 'ForgetOld') expect(conductOrderProblems({ type }), type).not.toEqual([])
})

test('an incident is on record with who ruled, by which rule, and what was put right', () => {
  const order = {
    type: 'RecordIncident',
    what: 'Four cards on the flop.',
    ruling: 'The fourth card is the burncard.',
    rules: ['rrp/5/4'],
    table: 'T4',
    players: ['P'],
    corrected: '8c burned',
  } as const
  const scene = busy.as('dealer', 'Dee', order)
  expect(scene.record.incidents).toMatchObject([
    { number: 4, by: 'Dee', role: 'dealer', rules: order.rules, desk: null },
  ])
  expect(conductDecider.replay(scene.log)).toEqual(scene.record)
  const found = (words: string) => searchRecord(scene.record, { words }).map(({ is, entry }) => [is, entry.number])
  expect(found('dee burned t4')).toEqual([['incident', 4]])
  expect(searchRecord(scene.record, { open: true }).map(({ entry }) => entry.number)).toEqual([3, 2])
  expect(recordCsv(scene.record).split('\r\n')[1]).toBe(
    '4,incident,2026-06-01T12:00:00.000Z,P,Four cards on the flop.,T4,8c burned,Dee,,The fourth card is the burncard.,,,Dee,,rrp/5/4',
  )
  expect(scene.refuses({ ...order, rules: [] }).why).toBe('rule-is-missing')
  expect(scene.refuses({ ...order, ruling: ' ' }).why).toBe('reason-is-missing')
  expect(scene.refuses(order, 'player', 'P').why).toBe('not-your-role')
  // what the book ruled at a table, the room itself writes down
  const byBook = scene.as('room', 'the book', order)
  expect(byBook.record.incidents.at(-1)).toMatchObject({ by: 'the book', role: 'book' })
  const later = scene.later(731 * 24 * 60).gives({ type: 'ForgetOld' })
  expect(later.record.incidents).toEqual([])
})
