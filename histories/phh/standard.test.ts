import { play, randomCommand, type StartDeal, seeded, stakesFor } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { historyOf } from '../history-of-log.ts'
import { problemWords } from '../words/problems.ts'
import { formOfVariant, PHH_VARIANTS, type PhhVariant } from './variants.ts'
import { writePhh } from './write-phh.ts'

// What the standard lets a file say, written down from its description and not from our reader.
const CARD = '(?:[2-9TJQKA?][cdhs?])'
const ACTION = new RegExp(
  `^(?:d dh p\\d+ ${CARD}+|d db ${CARD}+|p\\d+ (?:f|cc|pb|cbr \\d+(?:\\.\\d+)?|(?:sd|sm)(?: ${CARD}+)?))$`,
)
const REQUIRED: Readonly<Record<'all' | (typeof PHH_VARIANTS)[PhhVariant]['stakes'], readonly string[]>> = {
  all: ['variant', 'ante_trimming_status', 'antes', 'starting_stacks', 'actions'],
  'blinds-and-limits': ['blinds_or_straddles', 'small_bet', 'big_bet'],
  'blinds-and-least-bet': ['blinds_or_straddles', 'min_bet'],
  'bring-in-and-limits': ['bring_in', 'small_bet', 'big_bet'],
}
const OPTIONAL = new Set(
  [
    'author event url venue address city region postal_code country time time_zone time_zone_abbreviation day month year',
    'hand level seats seat_count table players starting_stacks finishing_stacks winnings currency currency_symbol',
    'time_limit time_banks',
  ].flatMap(names => names.split(' ')),
)

/** A file with one field a line, as ours are. */
const fieldsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map(line => [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)]),
  )

const listIn = (field: string | undefined): readonly string[] => (field ?? '[]').slice(1, -1).split(', ')

const written = (code: PhhVariant, players: number, seed: number): string => {
  const form = formOfVariant(code)
  const { structure } = PHH_VARIANTS[code]
  const seats = Array.from({ length: players }, (_, i) => ({ seat: i + 1, chips: 150 + 40 * i }))
  const stakes = stakesFor(form, structure, 10)
  const start: StartDeal = { type: 'StartDeal', form, stakes, book: 'wsop', button: players, seats }
  const live = play(start)
  if (!live.ok) throw new Error(live.refusal.why)
  const chance = seeded(`${code} ${seed}`)
  while (live.deal.phase !== 'ended') live.give(randomCommand(live.deal, chance, { careless: false }))
  const result = historyOf(live.log, { players: seats.map(({ seat }) => `Player ${seat}`) })
  if (!result.ok) throw new Error(problemWords(result.refusal))
  return writePhh(result.history)
}

describe('what is written is a file of the standard', () => {
  test.each(Object.keys(PHH_VARIANTS) as PhhVariant[])('%s', code => {
    const said = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const players = 2 + (seed % 3)
      const fields = fieldsOf(written(code, players, seed))
      const needed = [...REQUIRED.all, ...REQUIRED[PHH_VARIANTS[code].stakes]]
      expect([...fields.keys()]).toEqual(expect.arrayContaining(needed))
      const others = [...fields.keys()].filter(name => !needed.includes(name) && !OPTIONAL.has(name))
      expect(others.filter(name => !name.startsWith('_'))).toEqual([])
      expect(fields.get('variant')).toBe(`'${code}'`)
      for (const name of ['antes', 'starting_stacks', 'players']) expect(listIn(fields.get(name))).toHaveLength(players)
      const actions = listIn(fields.get('actions')).map(action => action.slice(1, -1))
      expect(actions.filter(action => !ACTION.test(action))).toEqual([])
      for (const action of actions) said.add(action.split(' ').slice(0, 2).join(' ').replace(/p\d+/, 'p'))
    }
    expect([...said]).toEqual(expect.arrayContaining(['d dh', 'p cc', 'p f', 'p cbr']))
  })
})
