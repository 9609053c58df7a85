import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { forms, INCIDENTS, play, randomCommand, type StartDeal, seeded, stakesFor } from '@cardroom/engine'
import {
  anyDeal,
  everyBombPot,
  everyForm,
  everyJokerForm,
  nothingYet,
  playIncidents,
  playOut,
  property,
} from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import type { History } from '../history.ts'
import { historyOf } from '../history-of-log.ts'
import { notTheSame, withoutPlaces } from '../testing/same-again.ts'
import { problemWords } from '../words/problems.ts'
import { fileOf } from '../write-any.ts'
import { readPhh } from './read-phh.ts'
import { writePhh, writePhhs } from './write-phh.ts'

const same = (log: Parameters<typeof notTheSame>[0]): void => expect(notTheSame(log, isDeepStrictEqual)).toBeNull()
const all = [...everyForm, ...everyBombPot, ...everyJokerForm]

describe('written and read back, a deal is the same to the last event', () => {
  property('from a known deck', all, { deals: 1, from: 300 }, deal => same(playOut(deal).log))
  property('with real cards', all, { deals: 1, from: 300, realCards: true }, deal => same(playOut(deal).log))

  test.each(INCIDENTS.map((kind, i) => [kind, i] as const))('with incidents and rulings: %s', (kind, i) => {
    const deal = anyDeal(all[(i * 11) % all.length]!, 40_000 + i, { realCards: i % 4 === 0 })
    same(playIncidents(deal, kind, nothingYet()).log)
  })
})

test('a file that says `told` for real cards, as older ones do, is the same hand', () => {
  const written = historyOf(playOut(anyDeal(forms.holdem, 300)).log)
  if (!written.ok) throw new Error(problemWords(written.refusal))
  const text = writePhh(written.history)
  expect(text).toContain('realCards')
  const read = historyIn(text.replaceAll('realCards', 'told'))
  expect(withoutPlaces(read)).toEqual(withoutPlaces(written.history))
})

test('a decision that older files keep under another code is the same decision', () => {
  const { log } = playIncidents(anyDeal(forms.holdem, 300), 'TurnPassed', nothingYet())
  const written = historyOf(log)
  if (!written.ok) throw new Error(problemWords(written.refusal))
  const order = { type: 'Decide', decision: 'keeps-turn' } as const
  const acts = [...written.history.acts.slice(0, 1), { do: 'order', order, line: 1 } as const]
  const text = writePhh({ ...written.history, acts })
  expect(text).toContain('"keeps-turn"')
  const read = historyIn(text.replaceAll('"keeps-turn"', '"keeps-his-turn"'))
  expect(read.acts.at(-1)).toMatchObject({ do: 'order', order })
})

const historyIn = (text: string): History => {
  const hand = readPhh(text)[0]!
  if (!hand.ok) throw new Error(JSON.stringify(hand.refusal.problems))
  return hand.history
}

describe('a file of the standard', () => {
  const folder = new URL('./samples/', import.meta.url)

  test.each(readdirSync(folder))('%s is written as it was read', name => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    expect(writePhh(historyIn(text))).toBe(text)
  })

  test('keeps its fields, remarks, decimals and what is unknown', () => {
    const text = [
      "variant = 'NT'",
      'ante_trimming_status = false',
      'antes = [0, 0.5, 0]',
      'blinds_or_straddles = [0.25, 0.5, 0]',
      'min_bet = 0.5',
      'starting_stacks = [inf, 20, 31.75]',
      "actions = ['d dh p1 ????', 'd dh p2 AsKd', 'd dh p3 ????', '# so far', 'p3 cbr 1.5 # small', 'p1 f', 'p2 f', '']",
      'time = 18:36:00',
      "players = ['Ada', 'it''s', \"O'Hara\"]".replace("'it''s'", "''"),
      'time_banks = [30, inf, 0.5]',
      'seats = [8, 9, 2]',
      'finishing_stacks = [inf, 18.5, 33]',
      '_rake = 0.05',
      '_when = 2009-07-24',
      "_tree = { a = 1, 'b c' = [true, 'x'] }".replace("'b c'", '"b c"'),
      'raked = true',
      '',
    ].join('\n')
    expect(writePhh(historyIn(text))).toBe(text)
  })

  test('has only a list of orders beside it, where a deal of our own fits the standard', () => {
    const start: StartDeal = {
      type: 'StartDeal',
      form: forms.holdem,
      stakes: stakesFor(forms.holdem, 'no-limit', 10),
      book: 'wsop',
      button: 3,
      seats: [1, 2, 3].map(seat => ({ seat, chips: 500 })),
    }
    const live = play(start)
    if (!live.ok) throw new Error(live.refusal.why)
    const chance = seeded('ours')
    while (live.deal.phase !== 'ended') live.give(randomCommand(live.deal, chance))
    const written = historyOf(live.log, { players: ['Ada', 'Bert', 'Cleo'] })
    if (!written.ok) throw new Error(problemWords(written.refusal))
    const { history } = written
    const fields = writePhh(history)
      .split('\n')
      .map(line => line.split(' = ')[0])
    expect(fields.filter(field => field?.startsWith('_'))).toEqual(['_cardroom_start', '_cardroom_acts'])
    // the deck as it was shuffled; all else has words
    expect(history.acts.filter(act => act.do === 'order').map(act => act.order.type)).toEqual(['Shuffle'])
  })

  test('a form without a code is named, and one of somebody’s own is written out', () => {
    const field = (form: (typeof all)[number]): string => {
      const written = historyOf(playOut(anyDeal(form, 0)).log)
      return written.ok ? writePhh(written.history) : problemWords(written.refusal)
    }
    expect(field(forms['big-o'])).toMatch(/^_variant = 'big-o'$/m)
    expect(field(forms['big-o'])).not.toMatch(/^variant/m)
    expect(field(everyJokerForm[0]!)).toMatch(/^_cardroom_form = '\{/m)
  })
})

test('many in one file', () => {
  const histories = [0, 1, 2]
    .map(n => historyOf(playOut(anyDeal(forms.razz, n)).log))
    .flatMap(it => (it.ok ? [it.history] : []))
  const read = readPhh(writePhhs(histories)).flatMap(hand => (hand.ok ? [withoutPlaces(hand.history)] : []))
  expect(read).toEqual(histories.map(withoutPlaces))
})

test('one file of many hands is a .phhs, not a .phh', () => {
  expect(() => fileOf(['a', 'b'], 'phh')).toThrow('write phhs')
  expect(fileOf(['a'], 'phh')).toBe('a')
})
