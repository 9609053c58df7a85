import { forms, play, randomCommand, seeded, stakesFor } from '@cardroom/engine'
import {
  handStats,
  handsIn,
  loggedOf,
  readPhh,
  replayHistory,
  storyOf,
  summedStats,
  writeLog,
} from '@cardroom/histories'

import { arenaCalls } from './right-arena-calls.ts'

const PHH = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ['d dh p1 2c7d', 'd dh p2 9s9h', 'd dh p3 AhKh', 'p3 cbr 6', 'p1 f', 'p2 f']
`
const { holdem } = forms
const table = play({
  type: 'StartDeal',
  form: holdem,
  stakes: stakesFor(holdem, 'no-limit', 10),
  button: 1,
  seats: [1, 2, 3].map(seat => ({ seat, chips: 500 })),
})
if (!table.ok) throw new Error(table.refusal.why)
const chance = seeded('right calls')
while (table.deal.phase !== 'ended') table.give(randomCommand(table.deal, chance))
const { log } = table

const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('a right call lacks something')
  return value
}
const hand = found([...handsIn(PHH, 'phh')][0])
const history = found(hand.history)
const recorded = found(hand.recorded)
const story = storyOf(recorded.events)
const stats = found(handStats(story, 3))
const logged = loggedOf(recorded)
const logText = writeLog({ about: {}, deals: [logged] })
const replayed = replayHistory(history)
const lost = { what: 'facts', names: ['hero'] }

/** A call that is right of each function of a package, to put something wrong into the place of each argument. */
export const rightCalls: Readonly<Record<'histories' | 'arena', Readonly<Record<string, readonly unknown[]>>>> = {
  arena: arenaCalls,
  histories: {
    beyondPhh: [history],
    collectedOff: [history, replayed],
    dealLines: [logged],
    departureWords: ['ante-back'],
    fileOf: [['one', 'two'], 'phhs'],
    formatOf: [PHH, 'hand.phh'],
    handStats: [story, 3],
    handsIn: [PHH, 'phh', {}],
    historiesIn: [PHH, 'phh'],
    historyOf: [log, {}],
    isAsNamed: ['pokerkit'],
    logHeader: [{}],
    loggedOf: [recorded],
    lostNames: [lost],
    lostWords: [lost],
    nameOf: [recorded, 1],
    phhHands: [PHH],
    positionOf: [story, 3],
    problemWords: [{ why: 'no-big-blind' }],
    ratesOf: [summedStats([stats])],
    readLog: [logText],
    readOhh: ['{}'],
    readPhh: [PHH],
    readPokerStars: [''],
    recordedOf: [history, replayed],
    recordedOfLog: [logged, {}],
    replayHand: [readPhh(PHH)[0], {}],
    replayHistory: [history, {}],
    statsOf: [[hand], ['player']],
    storyOf: [log],
    summedStats: [[stats]],
    unwrittenWords: [{ why: 'does-not-fit' }],
    writeHand: [hand, 'ohh', {}],
    writeLog: [{ about: {}, deals: [logged] }],
    writeOhh: [recorded],
    writePhh: [history],
    writePhhs: [[history]],
    writePokerStars: [recorded, {}],
  },
}
