import { INHERITED, type Json, STRANGE, shared, someStrangely } from '@cardroom/engine/testing'
import { expect, test } from 'vitest'
import { FORMATS, type Format, handsIn } from './read-any.ts'
import { goodTexts } from './testing/bad-texts.ts'
import { said } from './testing/said.ts'
import { fileOf, TARGETS, writeHand } from './write-any.ts'

const texts = goodTexts()
const before = shared()
const of = (format: Format): readonly string[] => texts.filter(it => it.format === format).map(({ text }) => text)

/** Every hand is carried out and written in every format, or its problems have a line and words. */
const isRead = (text: string, format: Format): void => {
  for (const hand of handsIn(text, format, { lenient: true })) {
    for (const { line, what } of hand.problems.map(said))
      expect([line, what]).toEqual([expect.any(Number), expect.stringMatching(/\w/)])
    for (const target of TARGETS) writeHand(hand, target)
  }
}

const PHH = `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 6', 'p1 f']
players = ['Ann', 'Bob']
event = 'Friday'
_own = 'mine'
`

/** One line of JSON with a strange name in every place. */
const inJson = (line: string): readonly string[] =>
  someStrangely(JSON.parse(line) as Json, line.length, 1).map(value => JSON.stringify(value))

/** Texts with a strange name in the place of each word, two names each, or as one line more. */
const inWords = (text: string): readonly string[] =>
  STRANGE.map(name => name.replaceAll(/[\n\r]/g, ' ')).flatMap((name, at) => [
    ...[...new Set(text.match(/[\w$.]+/g))]
      .filter((_, place) => (place + at) % STRANGE.length < 2)
      .map(word => text.replaceAll(word, () => name)),
    `${text}${name} = '${name}'\n[${name}]\n`,
  ])

test('strange names in logs are read or reported', () => {
  for (const text of of('log').slice(0, 2)) {
    const lines = text.trimEnd().split('\n')
    for (const [at, line] of lines.slice(0, 4).entries())
      for (const other of inJson(line)) isRead(lines.with(at, other).join('\n'), 'log')
  }
  expect(shared()).toEqual(before)
})

test.each([
  ['Open Hand History', 'ohh', () => of('ohh').slice(0, 1).flatMap(inJson)],
  ['PokerStars', 'pokerstars', () => of('pokerstars').slice(0, 1).flatMap(inWords)],
  ['PHH', 'phh', () => inWords(PHH)],
] as const)('strange names in %s are read or reported', (_, format, others) => {
  for (const text of others()) isRead(text, format)
  expect(shared()).toEqual(before)
})

test('players called like what all objects share are players like any other', () => {
  for (const name of INHERITED) {
    const text = PHH.replace('Ann', name).replace('_own', name === 'prototype' ? '_prototype' : `_${name}`)
    const [hand] = [...handsIn(text, 'phh', {})]
    expect(hand!.problems).toEqual([])
    expect(Object.values(hand!.recorded!.names)).toContain(name)
  }
  expect(FORMATS).toHaveLength(4)
})

test('a player called Ad or Qs is a name, never a card', () => {
  const [hand] = [...handsIn(PHH.replace("['Ann', 'Bob']", "['Ad', 'Qs']"), 'phh', {})]
  expect(hand!.problems).toEqual([])
  const written = JSON.stringify(writeHand(hand!, 'pokerstars'))
  expect(written).toContain('Seat 1: Ad (')
  expect(written).toContain('Qs: raises')
})

test.each(TARGETS)('a hand of Ad and Qs comes back from %s as theirs', target => {
  const [hand] = [...handsIn(PHH.replace("['Ann', 'Bob']", "['Ad', 'Qs']"), 'phh', {})]
  const { text } = writeHand(hand!, target) as { readonly text: string }
  const [again] = [...handsIn(fileOf([text], target), target === 'phhs' ? 'phh' : target, {})]
  expect(again!.problems).toEqual([])
  expect(Object.values(again!.recorded!.names).toSorted()).toEqual(['Ad', 'Qs'])
  const dealt = again!.recorded!.events.flatMap(event => (event.type === 'CardsDealt' ? event.cards : []))
  expect(dealt).not.toContain('Qs')
})
