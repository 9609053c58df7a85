import { type DealEvent, replay, stakesFor } from '@cardroom/engine'
import { anyDeal, playOut } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { collectedOff } from '../collected-off.ts'
import { replayHistory } from '../replay-history.ts'
import type { Recorded } from '../story/recorded.ts'
import { storyOf } from '../story/story-of.ts'
import { said } from '../testing/said.ts'
import { BET_TYPES, OHH_GAMES } from './games.ts'
import { readOhh } from './read-ohh.ts'
import { writeOhh } from './write-ohh.ts'

const recorded = (events: readonly DealEvent[], scale = 2): Recorded => ({
  events,
  names: Object.fromEntries([
    [1, 'Ann'],
    [2, 'Bob'],
  ]),
  about: {
    currency: 'EUR',
    hand: 'abc',
    table: 'Main',
    seatCount: 12,
    year: 2026,
    month: 11,
    day: 16,
    time: '03:20:00',
  },
  scale,
  unknownStacks: [],
  kept: {},
})

const someDeal = (game: string, number: number) => {
  const form = OHH_GAMES[game]!
  const any = anyDeal(form, number)
  const { posts: _, carried: __, mixed: ___, ...start } = any.start
  const structures = Object.values(BET_TYPES).filter(it => form.structures.includes(it))
  const stakes = {
    ...stakesFor(form, structures[number % structures.length]!, 20),
    ...(number % 4 === 0 ? { ante: 4 } : {}),
  }
  return { any, log: playOut({ ...any, start: { ...start, stakes } }).log }
}

describe('write, then read: the same deal', () => {
  test.each(Object.keys(OHH_GAMES))('%s', game => {
    let written = 0
    for (let number = 0; number < 24; number++) {
      const { any, log } = someDeal(game, number)
      const text = writeOhh(recorded(log))
      if (!text.ok) continue
      written++
      const [hand] = readOhh(text.text)
      if (!hand?.ok) throw new Error(`${number}: ${JSON.stringify(hand)}\n${text.text}`)
      const replayed = replayHistory(hand.history, { book: any.start.book! })
      if (replayed.problems.length > 0) throw new Error(`${number}: ${JSON.stringify(replayed.problems)}\n${text.text}`)
      const chips = new Map(replay(log).players.map(({ seat, stack, aside }) => [seat, stack + aside]))
      expect(replayed.finishing).toEqual(hand.history.start.seats.map(({ seat }) => chips.get(seat)))
      expect(collectedOff(hand.history, replayed)).toEqual([])
      const acts = (events: readonly DealEvent[]) =>
        storyOf(events).beats.filter(({ tells }) => tells === 'act' || tells === 'street')
      expect(acts(replayed.log)).toEqual(acts(log))
      const { players: _, ...about } = hand.history.about
      expect(about).toMatchObject(recorded(log).about)
      // written again it is the same text
      const again = writeOhh({ ...recorded(replayed.log), about })
      expect(again.ok ? JSON.parse(again.text) : again).toEqual({
        ...JSON.parse(text.text),
        ohh: { ...JSON.parse(text.text).ohh, site_name: 'Cardroom' },
      })
    }
    expect(written).toBeGreaterThan(12)
  })
})

describe('an ante for everybody comes back as one, in its place', () => {
  test.each(['big-blind', 'button'] as const)('%s', antes => {
    const { any } = someDeal('Omaha', 1)
    const stakes = { ...stakesFor(any.start.form, 'pot-limit', 20), ante: 10, antes }
    const seats = [1, 2, 3, 4].map(seat => ({ seat, chips: 2000 }))
    const { log } = playOut({
      ...any,
      start: { type: 'StartDeal', form: any.start.form, stakes, button: 4, seats, book: 'wsop' },
    })
    const text = writeOhh(recorded(log))
    const [hand] = readOhh(text.ok ? text.text : '')
    if (!hand?.ok) throw new Error(JSON.stringify(hand))
    expect(hand.history.start.stakes).toMatchObject({ ante: 10, antes })
    const posts = (events: readonly DealEvent[]) => events.filter(({ type }) => type === 'Posted')
    expect(posts(replayHistory(hand.history, { book: 'wsop' }).log)).toEqual(posts(log))
  })
})

test('several hands in one file: apart, on lines of their own, or in a list', () => {
  const texts = [1, 2, 7].flatMap(number => {
    const text = writeOhh(recorded(someDeal('Holdem', number).log))
    return text.ok ? [text.text] : []
  })
  expect(texts.length).toBeGreaterThan(1)
  const lines = texts.map(text => JSON.stringify(JSON.parse(text)))
  for (const file of [texts.join('\n\n'), lines.join('\n'), `[${lines.join(',')}]`]) {
    expect(readOhh(file).map(hand => hand.ok)).toEqual(texts.map(() => true))
  }
})

describe('problems name their field', () => {
  const good = JSON.parse((writeOhh(recorded(someDeal('Holdem', 1).log)) as { text: string }).text).ohh
  const first = (changes: object) => {
    const [hand] = readOhh(JSON.stringify({ ohh: { ...good, ...changes } }))
    return hand!.ok
      ? 'no problem'
      : hand!.refusal.problems
          .map(said)
          .map(({ act, what }) => `${act}: ${what}`)
          .join('; ')
  }
  test.each([
    [{ game_type: 'Razz' }, /game_type: "Razz" is not one of Holdem/],
    [{ bet_limit: 'NL' }, /bet_limit.bet_type: nothing is not one of NL/],
    [{ players: 7 }, /players: 7 is not a list/],
    [{ players: [...good.players, good.players[0]] }, /has this seat or id/],
    [{ rounds: {} }, /rounds: an object is not a list/],
    [{ rounds: [{ ...good.rounds[0], street: 'Beach' }] }, /rounds\[0\].street: "Beach"/],
    [{ big_blind_amount: '2' }, /big_blind_amount: "2" is not an amount/],
    [{ big_blind_amount: -1 }, /-1 is not an amount/],
    [{ pots: null }, /pots: null is not a list/],
    [
      { rounds: [{ street: 'Preflop', actions: [{ player_id: 77, action: 'Fold' }] }] },
      /77 isn’t the id of any player/,
    ],
    [
      { rounds: [{ street: 'Preflop', actions: [{ player_id: good.players[0].id, action: 'Flies' }] }] },
      /"Flies" isn’t known/,
    ],
  ])('%#', (changes, words) => {
    expect(first(changes)).toMatch(words)
  })
  test('no JSON, no hand', () => {
    expect(readOhh('')).toMatchObject([{ refusal: { problems: [{ line: 1, why: 'no-hand' }] } }])
    expect(readOhh('\n{"ohh": {"a": ').at(0)).toMatchObject({
      refusal: { problems: [{ line: 2, why: 'bad-json' }] },
    })
    expect(readOhh('{"a":1}')).toMatchObject([{ refusal: { problems: [{ act: 'ohh' }] } }])
  })
})

test('what the specification has no words for is refused', () => {
  const form = { ...OHH_GAMES.Holdem!, id: 'mine', name: 'Mine' }
  expect(writeOhh(recorded(playOut(anyDeal(form, 0)).log))).toEqual({
    ok: false,
    refusal: { why: 'no-game', about: { format: 'ohh', form: 'Mine' } },
  })
  const { log } = someDeal('Holdem', 1)
  expect(writeOhh(recorded(log.slice(0, 8)))).toHaveProperty('refusal', { why: 'deal-not-over', about: null })
  expect(writeOhh({ ...recorded(log), unknownStacks: [3] })).toHaveProperty('refusal', {
    why: 'stack-unknown',
    about: { seat: 3 },
  })
})
