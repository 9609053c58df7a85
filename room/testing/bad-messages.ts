import type { Chance } from '@cardroom/engine'

/** Whose names bad messages use: tables and persons that are there and not the sender's. */
export type Known = { readonly tables: readonly string[]; readonly persons: readonly string[] }

/** What somebody sends who means no good, or whose software is broken: text, or bytes. */
export const badMessage = (chance: Chance, known: Known): string | Uint8Array => {
  switch (chance(10)) {
    case 0:
      return randomBytes(chance, chance(200))
    case 1:
      return deep(chance)
    case 2:
      return cut(JSON.stringify(order(chance, known)), chance)
    case 3:
      return Buffer.from(randomBytes(chance, chance(300))).toString('latin1')
    case 4:
      return POISON[chance(POISON.length)]!
    case 5:
      return 'x'.repeat(4000 + chance(11_000))
    case 6:
      // well formed, and not for the sender to order
      return JSON.stringify(order(chance, known))
    default:
      return JSON.stringify(spoiled(order(chance, known), chance, known))
  }
}

/** What somebody sends who sits at a table and is not due: acts of others, the host's orders, old numbers, ids used twice. */
export const forgedMessage = (chance: Chance, known: Known): string => {
  const [table] = known.tables
  if (chance(8) === 0) return JSON.stringify({ type: 'watch', table, after: pick(OLD, chance) })
  const given = pick(FORGED, chance) as { readonly [name: string]: Json }
  const order = 'person' in given ? { ...given, person: pick(known.persons, chance) } : given
  // an id that was there before, with another order
  return JSON.stringify({ type: 'do', id: `forged${chance(50)}`, table: table!, order })
}

/** Numbers up to which a page might claim to have all the news. */
const OLD: readonly Json[] = [0, 1, 2, 3, 7, 20, 10_000, 2 ** 40, Number.MAX_SAFE_INTEGER, -1, 0.5, '3', null]

const FORGED: readonly Json[] = [
  { type: 'act', act: { type: 'Fold' } },
  { type: 'act', act: { type: 'Call' } },
  { type: 'act', act: { type: 'Wager', to: 40 } },
  { type: 'act', act: { type: 'Wager', to: 1_000_000_000 } },
  { type: 'act', act: { type: 'Fold', seat: 1 } },
  { type: 'act', act: { type: 'Discard', cards: ['As'] } },
  { type: 'act', act: { type: 'Show', cards: ['As', 'Kd'] } },
  { type: 'act', act: { type: 'Place', rows: [['As'], [], []] } },
  { type: 'act', act: { type: 'Muck' } },
  { type: 'act', act: { type: 'ClockExpired' } },
  { type: 'act', act: { type: 'Deal' } },
  { type: 'sit', seat: 1, chips: 1000 },
  { type: 'entropy', bytes: 'ab'.repeat(16) },
  { type: 'live', does: { type: 'deal' } },
  { type: 'live', does: { type: 'take-back' } },
  { type: 'mute', person: 'somebody' },
  { type: 'plan', plan: 'raise' },
]

/** What JSON holds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** One of a list. */
export const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)]!

/** Orders as pages send them. */
const ORDERS: readonly Json[] = [
  { type: 'sit', seat: 1, chips: 1000 },
  { type: 'buy', chips: 500 },
  { type: 'leave', now: true },
  { type: 'away' },
  { type: 'back' },
  { type: 'entry', wish: 'post' },
  { type: 'bomb-pot', ante: 10 },
  { type: 'act', act: { type: 'Fold' } },
  { type: 'act', act: { type: 'Call' } },
  { type: 'act', act: { type: 'Wager', to: 40 } },
  { type: 'act', act: { type: 'Discard', cards: ['As', 'Kd'] } },
  { type: 'act', act: { type: 'Place', rows: [['As'], ['Kd'], []], hand: 0 } },
  { type: 'act', act: { type: 'Show', cards: ['2c'] } },
  { type: 'entropy', bytes: 'ab'.repeat(16) },
  { type: 'say', text: 'hello' },
  { type: 'bot', seat: 3, chips: 1000, temper: 'bold' },
  { type: 'role', person: 'somebody', role: 'host' },
  { type: 'kick', person: 'somebody' },
  { type: 'ban', person: 'somebody', banned: true },
  { type: 'pause', paused: true },
  { type: 'report', incident: { type: 'Misdeal', seat: 1, cards: ['As'], count: 2 } },
  { type: 'decide', decision: 'misdeal' },
]

let ids = 0
const order = (chance: Chance, { tables, persons }: Known): Json => {
  const given = pick(ORDERS, chance) as { readonly [name: string]: Json }
  const what = 'person' in given ? { ...given, person: pick(persons, chance) } : given
  // now and then an id that was there before
  return { type: 'do', id: `f${chance(20) === 0 ? ids : ++ids}`, table: pick(tables, chance), order: what }
}

const NAMES = ['type', 'order', 'act', 'table', 'id', '__proto__', 'constructor', 'prototype', 'toString', 'seat', '']

const values = (chance: Chance, { tables, persons }: Known): Json =>
  pick<Json>(
    [
      null,
      true,
      -1,
      0,
      0.5,
      1e308,
      2 ** 53,
      '',
      'As',
      '??',
      '../../etc/passwd',
      '\u0000',
      "'; drop table entry; --",
      'x'.repeat(3000),
      [],
      {},
      [[[]]],
      { type: 'Fold' },
      pick(tables, chance),
      pick(persons, chance),
    ],
    chance,
  )

/** A message with one to three things in it that are wrong: a name too many or too few, or another value. */
export const spoiled = (message: Json, chance: Chance, known: Known): Json => {
  let now = message
  for (let times = 1 + chance(3); times > 0; times--) now = spoiledOnce(now, chance, known)
  return now
}

const spoiledOnce = (value: Json, chance: Chance, known: Known): Json => {
  if (typeof value !== 'object' || value === null || chance(5) === 0) return values(chance, known)
  if (Array.isArray(value)) return [...value, values(chance, known)]
  const names = Object.keys(value)
  const fields = Object.entries(value)
  const name = names.length === 0 ? 'x' : pick(names, chance)
  switch (chance(4)) {
    case 0:
      return Object.fromEntries(fields.filter(([key]) => key !== name))
    case 1:
      return Object.fromEntries([...fields, [pick(NAMES, chance), values(chance, known)]])
    default:
      return Object.fromEntries(fields.map(([key, one]) => [key, key === name ? spoiledOnce(one, chance, known) : one]))
  }
}

const randomBytes = (chance: Chance, count: number): Uint8Array => Uint8Array.from({ length: count }, () => chance(256))

const cut = (text: string, chance: Chance): string => text.slice(0, chance(text.length))

const deep = (chance: Chance): string => {
  const depth = 100 + chance(7000)
  return chance(2) === 0 ? `${'['.repeat(depth)}${']'.repeat(depth)}` : `${'{"a":'.repeat(depth / 4)}1`
}

const POISON: readonly string[] = [
  'NaN',
  '{"type":"do","id":"n","table":"t","order":{"type":"sit","seat":1e400,"chips":NaN}}',
  '{"type":"watch","table":"t","after":1e400}',
  '{"type":"watch","table":"t","after":9007199254740993}',
  '{"type":"watch","table":"\\ud800"}',
  '{"type":"do","id":"s","table":"nowhere","order":{"type":"say","text":"\\ud83d\\udca9\\udfff"}}',
  '{"type":"\ud800"}',
  '{"type":"hello","protocol":1}',
  '{"type":"hello","protocol":"1","__proto__":null}',
  '{"type":"frame","table":"nowhere","seq":0}',
  '{"type":"done","id":"f1","seq":1}',
  '',
  ' ',
  'null',
  '0',
  '"do"',
  '[]',
  '{}',
  '{"type":"watch"}',
  '{"type":"watch","table":"nowhere"}',
  '{"type":"watch","table":"nowhere","after":-1}',
  '{"type":"watch","table":"__proto__"}',
  '{"type":"unwatch","table":"constructor"}',
  '{"type":"ping","__proto__":{"isAdmin":true}}',
  '{"__proto__":{"type":"ping"}}',
  '{"constructor":{"prototype":{"type":"do"}},"type":"do"}',
  '{"type":"do","id":"x","table":"nowhere","order":{"type":"away"}}',
  '{"type":"hello","protocol":99}',
  '{"type":"do","type":"ping","id":1}',
  '\ufeff{"type":"ping"}',
  `{"type":"do","id":"${'i'.repeat(65)}","table":"t","order":{"type":"away"}}`,
]
