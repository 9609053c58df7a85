import type { Chance } from '@cardroom/engine'

/** A text with something wrong in it: bytes flipped, parts cut or repeated, values of a wrong kind, absurd numbers. */
export const mutated = (text: string, chance: Chance): string => {
  let wrong = text
  for (let n = chance(3) === 0 ? 1 + chance(4) : 1; n > 0; n--) wrong = CHANGES[chance(CHANGES.length)]!(wrong, chance)
  return wrong
}

type Change = (text: string, chance: Chance) => string

/** A place in the text, mostly where a value or a word begins. */
const placeIn = (text: string, chance: Chance): number => {
  if (text.length === 0) return 0
  const at = chance(text.length)
  if (chance(3) === 0) return at
  const next = text.slice(at).search(/[\s[,'=]\S/)
  return next < 0 ? at : at + next + 1
}

const spliced = (text: string, at: number, cut: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + cut)

const VALUES = [
  ...['0', '-1', '1e308', '-1e308', '1e-308', 'inf', '-inf', 'nan', '9007199254740993', '0.1234567890123456789', '1_0'],
  ...[
    'true',
    "'x'",
    '""',
    '[]',
    '[[]]',
    '{}',
    '{ a = 1 }',
    '18:00:00',
    '2009-07-24',
    "'''x'''",
    '0x7f',
    '07',
    '.5',
    '+',
  ],
  ...[
    "'p1 f'",
    "'p99 cc'",
    "'p1 cbr 1e9'",
    "'d dh p1 AsAs'",
    "'d db ????'",
    "'p1 sm'",
    "'p2 sd AsKsQsJsTs'",
    "'p1 pb'",
  ],
]

const flip: Change = (text, chance) => {
  if (text.length === 0) return text
  const at = chance(text.length)
  return spliced(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << chance(8))))
}
const cut: Change = (text, chance) => text.slice(0, placeIn(text, chance))
const remove: Change = (text, chance) => spliced(text, placeIn(text, chance), 1 + chance(12), '')
const repeat: Change = (text, chance) => {
  const at = placeIn(text, chance)
  return spliced(text, at, 0, text.slice(at, at + 1 + chance(60)))
}
const swapValue: Change = (text, chance) => {
  const found = [...text.matchAll(/(?<=[=,[] ?)(?:'[^'\n]*'|"[^"\n]*"|[\w.+-]+)/g)]
  if (found.length === 0) return text
  const value = found[chance(found.length)]!
  return spliced(text, value.index, value[0].length, VALUES[chance(VALUES.length)]!)
}
const lines: Change = (text, chance) => {
  const all = text.split('\n')
  const from = chance(all.length)
  const [line = ''] = chance(2) === 0 ? all.splice(from, 1) : all.slice(from, from + 1)
  all.splice(chance(all.length + 1), 0, line)
  return all.join('\n')
}
const long: Change = (text, chance) => {
  const value = VALUES[chance(VALUES.length)]!
  return `${text}\n_long = [${`${value},`.repeat(1 + chance(3000))}]\n`
}
const deep: Change = (text, chance) => {
  const depth = 1 + chance(chance(2) === 0 ? 20 : 400)
  const nested =
    chance(2) === 0 ? '['.repeat(depth) + ']'.repeat(depth) : `${'{ a = '.repeat(depth)}1${' }'.repeat(depth)}`
  return `_deep = ${nested}\n${text}`
}
const players: Change = (text, chance) => {
  const many = 3 + chance(200)
  return text.replace(
    /(antes|blinds_or_straddles|starting_stacks) = \[[^\]]*\]/g,
    `$1 = [${Array.from({ length: many }, () => 5).join(', ')}]`,
  )
}
const json: Change = (text, chance) => {
  const found = [...text.matchAll(/(?<="\w+":)(?:"[^"]*"|-?[\d.]+|true|false|null|\[[^\][]*\])/g)]
  if (found.length === 0) return swapValue(text, chance)
  const value = found[chance(found.length)]!
  const odd = ['null', '-1', '1e99', '"x"', '[]', '{}', '[[1]]', '0.5', 'true', '99', '"As"', '["As","As"]']
  return spliced(text, value.index, value[0].length, odd[chance(odd.length)]!)
}

const CARDS = ['As', 'Td', '2c', '??', 'Kh', '7s', '9d', 'Jo']
const WORDS = [
  'f',
  'cc',
  'pb',
  'sd',
  'sm',
  'sm -',
  'sm ????',
  'cbr 5',
  'cbr 20',
  'cbr 0',
  'cbr 999999999999',
  'cbr 0.5',
]
/** Another action in the place of one, or before it. */
const act: Change = (text, chance) => {
  const found = [...text.matchAll(/'(?:p\d|d d)[^'\n]*'/g)]
  if (found.length === 0) return text
  const some = found[chance(found.length)]!
  const cards = Array.from({ length: chance(6) }, () => CARDS[chance(CARDS.length)]!).join('')
  const player = `p${1 + chance(5)}`
  const words = [
    `${player} ${WORDS[chance(WORDS.length)]!}`,
    `d dh ${player} ${cards}`,
    `d db ${cards}`,
    `${player} sm ${cards}`,
    `${player} sd ${cards}`,
  ]
  const put = `'${words[chance(words.length)]!}'`
  return chance(2) === 0 ? spliced(text, some.index, some[0].length, put) : spliced(text, some.index, 0, `${put}, `)
}

const CHANGES: readonly Change[] = [
  flip,
  flip,
  cut,
  remove,
  repeat,
  swapValue,
  swapValue,
  swapValue,
  lines,
  long,
  deep,
  players,
  json,
  json,
  act,
  act,
  act,
  act,
]
