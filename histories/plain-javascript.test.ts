import { describe, expect, test } from 'vitest'
import {
  beyondPhh,
  dealLines,
  departureWords,
  fileOf,
  formatOf,
  handStats,
  handsIn,
  historiesIn,
  historyOf,
  logHeader,
  lostNames,
  lostWords,
  problemWords,
  ratesOf,
  readLog,
  readOhh,
  readPhh,
  readPokerStars,
  recordedOf,
  statsOf,
  storyOf,
  unwrittenWords,
  writeHand,
  writeLog,
  writeOhh,
  writePhh,
  writePhhs,
  writePokerStars,
} from './index.ts'

/** What plain JavaScript lets through. */
const any = (value: unknown) => value as never

const text = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ['d dh p1 2c7d', 'd dh p2 9s9h', 'd dh p3 AhKh', 'p3 cbr 6', 'p1 f', 'p2 f']
`
const hands = [...handsIn(text, 'phh')]
const [hand] = hands

describe('a wrong argument of plain JavaScript is a TypeError that says what is accepted', () => {
  test.each<[string, () => unknown, string]>([
    ['no text', () => formatOf(any(undefined)), "readFileSync(path, 'utf8')"],
    ['bytes as a text', () => handsIn(any(Buffer.from(text)), 'phh'), "readFileSync(path, 'utf8')"],
    ['no format', () => handsIn(text, any(undefined)), 'log, phh, ohh, pokerstars'],
    ['an unknown format', () => handsIn(text, any('xyz')), 'log, phh, ohh, pokerstars'],
    ['an unknown format of histories', () => historiesIn(text, any('xyz')), 'log, phh, ohh, pokerstars'],
    ['no PHH', () => readPhh(any(undefined)), 'the text of a file'],
    ['no Open Hand History', () => readOhh(any(undefined)), 'the text of a file'],
    ['no PokerStars text', () => readPokerStars(any(undefined)), 'the text of a file'],
    ['no log', () => readLog(any(undefined)), 'the text of a file'],
    ['no hand to write', () => writeHand(any(undefined), 'ohh'), 'such as handsIn gives'],
    ['no format to write', () => writeHand(hand!, any(undefined)), 'phh, phhs, '],
    ['an unknown format to write', () => writeHand(hand!, any('xyz')), 'phh, phhs, '],
    ['no hands to count', () => statsOf(any(undefined)), 'a list of hands'],
    ['a text as hands to count', () => statsOf(any(text)), 'a list of hands'],
    ['a number as a hand to count', () => statsOf(any([5])), 'such as handsIn gives'],
    ['a group as text', () => statsOf(hands, any('player')), 'player, position, form, stake'],
    ['no events of a story', () => storyOf(any(undefined)), 'begins with DealStarted'],
    ['events without a start', () => storyOf([]), 'begins with DealStarted'],
    ['no log of a history', () => historyOf(any({})), 'a list of events, such as table.log'],
    ['no story to count', () => handStats(any({}), 1), 'such as storyOf gives'],
    ['no counts', () => ratesOf(any({})), 'such as summedStats gives'],
    ['no loss', () => lostWords(any(undefined)), 'such as writeHand lists'],
    ['something that isn’t a loss', () => lostNames(any({ what: 'x' })), 'such as writeHand lists'],
    ['no refusal to put in words', () => unwrittenWords(any({ why: 'constructor' })), 'such as writeHand gives'],
    ['no problem', () => problemWords(any({})), 'such as handsIn lists'],
    ['a departure', () => departureWords(any('x')), 'ante-back, '],
    ['no history as PHH', () => writePhh(any(undefined)), 'hand.history of handsIn'],
    ['a hand for its history', () => writePhh(any(hand)), 'hand.history of handsIn'],
    ['no histories', () => writePhhs(any(undefined)), 'a list of histories'],
    ['no history to ask beyond', () => beyondPhh(any({})), 'hand.history of handsIn'],
    ['a hand for its record', () => writeOhh(any(hand)), 'hand.recorded of handsIn'],
    ['no record as PokerStars text', () => writePokerStars(any(undefined)), 'hand.recorded of handsIn'],
    ['no log to write', () => writeLog(any([])), '{ about, deals }'],
    ['no deal of a log', () => dealLines(any(undefined)), '{ about, events }'],
    ['no facts', () => logHeader(any(null)), 'what is known about the deals'],
    ['no history to record', () => recordedOf(any(undefined), any(undefined)), 'hand.history of handsIn'],
    ['no replay to record', () => recordedOf(hand!.history!, any(undefined)), 'what replayHistory gives'],
    ['a text for a file of hands', () => fileOf(any(text), 'phhs'), 'a list of texts'],
    ['a file of no format', () => fileOf([text], any('xyz')), 'phh, phhs, '],
    ['an unknown group', () => statsOf(hands, any(['nobody'])), 'player, position, form, stake'],
  ])('%s', (_, call, accepted) => {
    expect(call).toThrow(TypeError)
    expect(call).toThrow(accepted)
  })
})

test('hands are counted as they are read, and those that could not be replayed are left out', () => {
  const broken = [...handsIn(text.replace('p3 cbr 6', 'p3 cbr 9000'), 'phh')]
  expect(broken[0]!.recorded).toBeNull()
  const rows = statsOf([...hands, ...broken])
  expect(rows).toEqual(statsOf([hand!.recorded!]))
  expect(rows.map(({ hands: played }) => played)).toEqual([1, 1, 1])
})
