import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DealEvent, forms, play, randomCommand, seeded, stakesFor } from '@cardroom/engine'
import { fileOf, formatOf, handsIn, type Target, writeHand, writeLog } from '@cardroom/histories'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { runCommand } from '../testing/run-command.ts'
import { convertCommand } from './convert.ts'

const { folder, file } = ownFolder()

const convert = (...words: readonly string[]) => runCommand(convertCommand, words)

const deal = (form: 'holdem' | 'razz' | 'pineapple', seed: string): readonly DealEvent[] => {
  const live = play({
    type: 'StartDeal',
    form: forms[form],
    stakes: stakesFor(forms[form], forms[form].structures[0]!, 10),
    button: 3,
    seats: [1, 2, 3].map(seat => ({ seat, chips: 500 })),
  })
  if (!live.ok) throw new Error(live.refusal.why)
  const chance = seeded(seed)
  while (live.deal.phase !== 'ended') live.give(randomCommand(live.deal, chance))
  return live.log
}
const about = { names: { 1: 'Ann', 2: 'Bob' }, year: 2026, month: 1, day: 2 }
const night = file(
  'night.jsonl',
  writeLog({
    about,
    deals: [
      { about: { hand: 1 }, events: deal('holdem', 'a') },
      { about: { hand: 2 }, events: deal('holdem', 'b') },
    ],
  }),
)

/** What is lost of these two hands on the way. */
const LOST = {
  phhs: [],
  log: [],
  ohh: [
    'made up: the time of day isn’t known',
    'made up: the site isn’t known: written as Cardroom',
    'made up: the table isn’t known: written as Cardroom',
    'made up: names of players aren’t known',
    'not kept: the order of the deck and the burncards',
    'not kept: the rulebook, rrp',
  ],
  pokerstars: [
    'made up: the time of day isn’t known',
    'made up: the number of seats isn’t known: written as the highest seat',
    'not kept: the order of the deck',
    'not kept: the rulebook',
    'not kept: holecards of players other than the hero',
  ],
} as const

describe('cardroom convert', () => {
  test.each(['phhs', 'ohh', 'pokerstars', 'log'] as const)('a log to %s and back', async to => {
    const { out, err, code } = await convert(night, '--to', to)
    expect(err.split('\n').slice(0, -2)).toEqual(
      expect.arrayContaining(
        LOST[to].map(words => expect.stringMatching(`^${words.replace(': ', ' in \\d hands? \\(.*\\): ')}`)),
      ),
    )
    expect(err.endsWith('2 hands: 2 written, 0 left out\n')).toBe(true)
    expect(err.includes('not kept')).toBe(LOST[to].length > 0)
    expect(code).toBeUndefined()
    const format = formatOf(out)
    expect(format).toBe(to === 'phhs' ? 'phh' : to)
    const hands = [...handsIn(out, format!)]
    expect(hands.map(hand => hand.problems)).toEqual([[], []])
    const chips = (text: string) =>
      [...handsIn(text, formatOf(text)!)].map(({ recorded }) =>
        recorded!.events.flatMap(event => (event.type === 'PotAwarded' ? [[event.amount, event.to]] : [])),
      )
    // whole chips may have got places on the way
    const places = 10 ** hands[0]!.recorded!.scale
    expect(JSON.stringify(chips(out))).toBe(
      JSON.stringify(chips(readFileSync(night, 'utf8'))).replace(
        /"amount":(\d+)/g,
        (_, n) => `"amount":${Number(n) * places}`,
      ),
    )
    const again = fileOf(
      hands.map(hand => (writeHand(hand, to as Target) as { text: string }).text),
      to,
    )
    expect(again).toBe(out)
  })

  test('to a file, and to a folder with a file for each hand', async () => {
    expect((await convert(night, '--to', 'pokerstars', '--out', join(folder, 'out.txt'))).out).toBe('')
    expect(readFileSync(join(folder, 'out.txt'), 'utf8')).toContain('Ann: posts small blind 5')
    const one = await convert(night, '--to', 'phh')
    expect(one.err).toContain('a .phh file holds one hand, and you have 2')
    expect(one.failed).toBe(true)
    await convert(night, '--to', 'phh', '--out', `${folder}/each/`)
    expect(readdirSync(join(folder, 'each')).sort()).toEqual(['night-1.phh', 'night-2.phh'])
  })

  test('it says what it cannot hold, and what does not fit', async () => {
    const odd = file('odd.jsonl', writeLog({ about: {}, deals: [{ about: {}, events: deal('pineapple', 'c') }] }))
    const { err, code } = await convert(odd, '--to', 'pokerstars')
    expect(err).toContain('hand 1: not written: PokerStars has no game for Pineapple')
    expect(err).toContain('1 hand: 0 written, 1 left out')
    expect(code).toBe(1)
    const undated = file('undated.jsonl', writeLog({ about: {}, deals: [{ about: {}, events: deal('razz', 'c') }] }))
    expect((await convert(undated, '--to', 'pokerstars')).err).toContain(
      'made up in 1 hand (1): dates aren’t known in full',
    )
    const whole = readFileSync(night, 'utf8')
    const cut = file('cut.jsonl', whole.slice(0, whole.indexOf('"Posted"') + 4))
    expect((await convert(cut, '--to', 'ohh')).err).toMatch(/cut\.jsonl: line \d+: this isn’t JSON/)
  })

  test('what isn’t a hand history, and an unknown name', async () => {
    expect((await convert(file('x.md', 'hello'), '--to', 'log')).err).toContain('x.md isn’t a hand history we can read')
    const { err, failed } = await convert(join(folder, 'none.phh'), '--to', 'log')
    expect(err).toContain('none.phh can’t be read')
    expect(failed).toBe(true)
    expect(existsSync(join(folder, 'none.phh'))).toBe(false)
  })
})
