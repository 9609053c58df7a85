import { readFileSync } from 'node:fs'
import { type DealEvent, forms, INCIDENTS, play, replay, seeded, stakesFor } from '@cardroom/engine'
import { type AnyDeal, anyIncident, everyForm, holdsIn, nextCommand, playOut, property } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { said } from '../testing/said.ts'
import { problemWords } from '../words/problems.ts'
import { LOG_VERSION } from './log.ts'
import { readLog } from './read-log.ts'
import { upcast } from './upcasts.ts'
import { writeLog } from './write-log.ts'

const ONE = { deals: 6 } as const

describe('write, then read', () => {
  property('a log read back is the log that was written', everyForm, ONE, deal => {
    const log = { about: { venue: 'here' }, deals: [{ about: { hand: 7 }, events: playOut(deal).log }] }
    const { problems, ...read } = readLog(writeLog(log))
    expect(problems).toEqual([])
    expect(read).toEqual(log)
    expect(JSON.stringify(read)).toBe(JSON.stringify(log))
  })

  test('deals in which things go wrong, with the rulings on them', () => {
    const rulings = new Set<string>()
    for (const form of everyForm) {
      holdsIn(form, { deals: 2, from: 50 }, deal => {
        const events = withIncidents(deal)
        for (const { type } of events) rulings.add(type)
        const log = { about: {}, deals: [{ about: {}, events }] }
        const { problems, ...read } = readLog(writeLog(log))
        expect(problems).toEqual([])
        expect(JSON.stringify(read)).toBe(JSON.stringify(log))
      })
    }
    expect([...rulings]).toEqual(expect.arrayContaining(['IncidentReported', 'RulingGiven', 'RulingDue', 'CardsMoved']))
  })

  test('several deals in one file, with and without facts about them', () => {
    const deals: { about: Record<string, unknown>; events: readonly DealEvent[] }[] = []
    for (const form of everyForm.slice(0, 12)) {
      holdsIn(form, { deals: 2, from: 20, realCards: true }, deal => {
        deals.push({ about: deals.length % 2 === 0 ? {} : { hand: deals.length }, events: playOut(deal).log })
      })
    }
    const { problems, ...read } = readLog(writeLog({ about: {}, deals }))
    expect(problems).toEqual([])
    expect(read).toEqual({ about: {}, deals })
  })

  test('a deal that has not ended yet is read as far as it has come', () => {
    const { log } = someDeal()
    const cut = log.slice(0, 9)
    const read = readLog(writeLog({ about: {}, deals: [{ about: {}, events: cut }] }))
    expect(read.problems).toEqual([])
    expect(replay(read.deals[0]!.events)).toEqual(replay(cut))
  })
})

describe('problems name their line', () => {
  const lines = writeLog({ about: {}, deals: [{ about: {}, events: someDeal().log }] })
    .trimEnd()
    .split('\n')
  const withLine = (at: number, line: string) => readLog(lines.toSpliced(at, 1, line).join('\n'))
  const changed = (at: number, changes: Record<string, unknown>) =>
    withLine(at, JSON.stringify({ ...JSON.parse(lines[at]!), ...changes }))

  test('the header', () => {
    expect(readLog('').problems).toEqual([{ line: 1, act: '', why: 'file-empty', rules: [] }])
    expect(said(readLog('\n\n{"a":1}').problems[0]!)).toMatchObject({
      line: 3,
      what: expect.stringContaining('a log begins'),
    })
    expect(problemWords(readLog(`{"cardroom":"log","version":${LOG_VERSION + 1}}`).problems[0]!)).toMatch(
      /version: .* versions 1 to/,
    )
    expect(problemWords(readLog('{"cardroom":"log","version":2,"about":[]}').problems[0]!)).toMatch(
      /about: an empty list/,
    )
  })

  test('no JSON, no event, a wrong type, a field too many or missing', () => {
    expect(said(withLine(4, '{"type":"Fol').problems[0]!)).toMatchObject({
      line: 5,
      what: expect.stringContaining('isn’t JSON'),
    })
    expect(said(withLine(4, '7').problems[0]!)).toMatchObject({ line: 5, what: 'an event is an object, not 7' })
    expect(said(withLine(4, '{"type":"Danced"}').problems[0]!)).toMatchObject({
      line: 5,
      act: 'Danced',
      what: expect.stringMatching(/^type: "Danced" is not accepted; accepted: one of DealStarted, .* and \d+ more$/),
    })
    expect(said(changed(2, { amount: '5' }).problems[0]!)).toMatchObject({
      line: 3,
      what: expect.stringMatching(/^amount: "5"/),
    })
    expect(problemWords(changed(2, { colour: 1 }).problems[0]!)).toContain('colour: there is no field "colour"')
    expect(problemWords(changed(2, { seat: undefined }).problems[0]!)).toBe(
      'seat: is missing; accepted: a whole number from 0 to 99',
    )
    expect(problemWords(changed(1, { book: 'hoyle' }).problems[0]!)).toMatch(
      /^book: "hoyle" is not accepted; accepted: rrp/,
    )
    expect(problemWords(changed(1, { form: { like: 'holdem' } }).problems[0]!)).toMatch(
      /^form.like: is not accepted; accepted: the whole form/,
    )
    expect(problemWords(changed(1, { players: [] }).problems[0]!)).toBe('players: nobody is dealt in')
  })

  test('an event that cannot follow, chips out of nothing, a card twice', () => {
    expect(said(withLine(2, '{"type":"Folded","seat":77,"rules":[]}').problems[0]!)).toMatchObject({
      line: 3,
      act: 'Folded',
    })
    const award = lines.findIndex(line => line.includes('"PotAwarded"'))
    const { to } = JSON.parse(lines[award]!)
    const more = changed(award, { to: [{ ...to[0], amount: to[0].amount + 1 }] })
    expect(said(more.problems[0]!)).toMatchObject({ line: award + 1, what: expect.stringContaining('the deal is off') })
    const shuffled = lines.findIndex(line => line.includes('"DeckShuffled"'))
    const { deck } = JSON.parse(lines[shuffled]!)
    const twice = changed(shuffled, { deck: [deck[1], ...deck.slice(1)] })
    expect(said(twice.problems[0]!)).toMatchObject({ line: shuffled + 1, what: expect.stringContaining('is missing') })
  })

  test('a faulty deal is left out, and the next one is read', () => {
    const { log } = someDeal()
    const text = writeLog({
      about: {},
      deals: [
        { about: {}, events: log.slice(1) },
        { about: {}, events: log },
      ],
    })
    const read = readLog(text)
    expect(read.deals).toHaveLength(1)
    expect(read.problems).toEqual([expect.objectContaining({ line: 2, act: log[1]!.type })])
  })

  test('facts that belong to no deal', () => {
    expect(readLog('{"cardroom":"log","version":2}\n{"about":{"hand":1}}\n').problems[0]!.line).toBe(2)
  })
})

describe('older versions', () => {
  test('a log of version 1, which named no rules, replays today', () => {
    const text = readFileSync(new URL('./version-1.jsonl', import.meta.url), 'utf8')
    const { deals, problems } = readLog(text)
    expect(problems).toEqual([])
    expect(deals.map(({ events }) => events[0]!.type)).toEqual(['DealStarted', 'DealStarted', 'DealStarted'])
    for (const { events } of deals) {
      const deal = replay(events)
      expect(deal.phase).toBe('ended')
      expect(events.every(event => Array.isArray(event.rules))).toBe(true)
    }
    const again = readLog(writeLog({ about: {}, deals }))
    expect(again.deals).toEqual(deals)
  })

  test('a deal of version 3, which did not keep its law, adds up as it did', () => {
    for (const form of everyForm) {
      holdsIn(form, { deals: 2, from: 30 }, deal => {
        const { log, deal: played } = playOut(deal)
        const [header, first, ...rest] = writeLog({ about: {}, deals: [{ about: {}, events: log }] }).split('\n')
        const { law, realCards: told, ...start } = JSON.parse(first!)
        const old = [
          { ...JSON.parse(header!), version: 3 },
          { ...start, told },
        ].map(line => JSON.stringify(line))
        const { deals, problems } = readLog([...old, ...rest].join('\n'))
        expect(problems).toEqual([])
        const again = replay(deals[0]!.events)
        // by the start alone nobody can tell whether anybody will straddle
        expect({ ...again, law }).toEqual(played)
        expect(again.law).toMatchObject(law)
      })
    }
  })

  test('a deal of version 4, which had other names for real cards, is the same deal', () => {
    for (const form of everyForm)
      holdsIn(form, { deals: 2, from: 30, realCards: true }, deal => {
        const { log } = playOut(deal)
        const old = writeLog({ about: {}, deals: [{ about: {}, events: log }] })
          .replace(`"version":${LOG_VERSION}`, '"version":4')
          .replaceAll('"realCards":true', '"told":true')
        const { deals, problems } = readLog(old)
        expect(problems).toEqual([])
        expect(deals[0]!.events).toEqual(log)
      })
    const named = { board: 0, cards: ['As'], rules: [] }
    expect(upcast({ type: 'BoardTold', ...named }, 4)).toEqual({ type: 'BoardNamed', ...named })
  })

  test('decisions of version 5 that had other codes are those of today, given or still due', () => {
    const given = { type: 'RulingGiven', decision: 'keeps-his-turn', by: 'floor', rules: [] }
    expect(upcast(given, 5)).toEqual({ ...given, decision: 'keeps-turn' })
    const options = [
      { decision: 'hand-dead', events: [], rules: [] },
      { decision: 'redeal-with-his-hand-dead', events: [], rules: [] },
    ]
    const due = { type: 'RulingDue', decides: 'floor', options, rules: [] }
    expect(upcast(due, 5)).toEqual({
      ...due,
      options: [options[0], { decision: 'redeal-with-hand-dead', events: [], rules: [] }],
    })
    for (const odd of [
      { type: 'RulingGiven' },
      { type: 'RulingDue', options: [null, 'constructor', { decision: 3 }] },
      { type: 'RulingGiven', decision: 'constructor' },
    ])
      expect(upcast(odd, 5)).toEqual(odd)
  })

  test('a ruling of version 5 is read, replayed and written with its code of today', () => {
    const { log } = ruledDeal()
    const written = writeLog({ about: {}, deals: [{ about: {}, events: log }] })
    const old = written
      .replace(`"version":${LOG_VERSION}`, '"version":5')
      .replaceAll('"keeps-turn"', '"keeps-his-turn"')
    expect(old).not.toBe(written)
    const { deals, problems } = readLog(old)
    expect(problems).toEqual([])
    expect(deals[0]!.events).toEqual(log)
    expect(writeLog({ about: {}, deals })).toBe(written)
  })

  test('what is wrong with the start of a deal is found in an old version too', () => {
    const { version: _, ...header } = { cardroom: 'log', version: 3 }
    const { law: __, realCards: told, ...deal } = JSON.parse(JSON.stringify(someDeal().log[0]))
    const start = { ...deal, told }
    const read = (changes: object) =>
      readLog(
        [
          { ...header, version: 3 },
          { ...start, ...changes },
        ]
          .map(it => JSON.stringify(it))
          .join('\n'),
      )
    expect(problemWords(read({ stakes: 7 }).problems[0]!)).toMatch(/^stakes: 7 is not accepted; accepted: an object/)
    expect(problemWords(read({ form: { id: 'x' } }).problems[0]!)).toMatch(/^form\./)
    expect(problemWords(read({ book: { name: 'x' } }).problems[0]!)).toMatch(/^book\./)
  })

  test('each version is brought to the next one', () => {
    const table = { 1: (it: object) => ({ ...it, one: true }), 2: (it: object) => ({ ...it, two: true }) }
    expect(upcast({}, 1, table)).toEqual({ one: true, two: true })
    expect(upcast({}, 2, table)).toEqual({ two: true })
    expect(upcast({}, 3, table)).toEqual({})
  })
})

/** A deal played at random in which something goes wrong now and then. */
function withIncidents({ start, habits, chance }: AnyDeal): readonly DealEvent[] {
  const live = play(start)
  if (!live.ok) throw new Error(live.refusal.why)
  while (live.deal.phase !== 'ended') {
    const { pending } = live.deal.mending
    if (pending !== null)
      live.give({ type: 'Decide', decision: pending.options[chance(pending.options.length)]!.decision })
    else if (live.deal.phase !== 'shuffle' && chance(3) === 0) {
      for (let tries = 0; tries < 10; tries++) {
        if (live.give(anyIncident(live.deal, INCIDENTS[chance(INCIDENTS.length)]!, chance)).ok) break
      }
    } else live.give(nextCommand(live.deal, chance, habits))
  }
  return live.log
}

/** A deal of hold'em at random. */
/** Hold'em at WSOP in which two act after seat 3, who is passed over, and may act all the same. */
function ruledDeal() {
  const holdem = forms.holdem
  const started = play({
    type: 'StartDeal',
    form: holdem,
    stakes: stakesFor(holdem, 'limit', 10),
    book: 'wsop',
    button: 6,
    seats: [1, 2, 3, 4, 5, 6].map(seat => ({ seat, chips: 500 })),
  })
  if (!started.ok) throw new Error(started.refusal.why)
  started.dealOn(seeded('a turn passed over'))
  for (const seat of [3, 4, 5, 6, 1]) started.give({ type: 'Call', seat })
  started.give({ type: 'Check', seat: 2 })
  started.dealOn(seeded('the flop'))
  started.give({ type: 'Check', seat: 1 })
  started.give({ type: 'Wager', seat: 2, to: 10 })
  started.give({ type: 'TurnPassed', seat: 3, behind: 3 })
  started.give({ type: 'Decide', decision: 'keeps-turn' })
  return started
}

function someDeal() {
  let found: ReturnType<typeof playOut> | undefined
  holdsIn(everyForm[0]!, { deals: 1, from: 4 }, deal => {
    found = playOut(deal)
  })
  return found!
}
