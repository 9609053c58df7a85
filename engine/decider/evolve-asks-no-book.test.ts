import { describe, expect, test, vi } from 'vitest'
import { decks } from '../cards/deck.ts'
import { seeded } from '../cards/shuffle.ts'
import { conductDecider } from '../conduct/conduct-decider.ts'
import { wagerBarred } from '../deal/betting/wager.ts'
import { dealNext, shuffle } from '../deal/dealing/dealing.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve, replay } from '../deal/evolve.ts'
import { stakesFor } from '../deal/stakes.ts'
import { start } from '../deal/start.ts'
import type { Floor } from '../floor/floor.ts'
import { floorDecider } from '../floor/floor-decider.ts'
import { forms } from '../forms/forms.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { INCIDENTS } from '../rulings/incident-facts.ts'
import { playDay } from '../simulation/floor/play-day.ts'
import { placardFor } from '../table/opening/placard-for.ts'
import type { Placard } from '../table/placard.ts'
import { evolveTable, replayTable } from '../table/table-decider.ts'
import { everyForm } from '../testing/any-deal.ts'
import { playNight } from '../testing/any-night.ts'
import { soaked } from '../testing/any-tournament.ts'
import { conductScene } from '../testing/conduct-scene.ts'
import { nothingYet, playIncidents } from '../testing/play-incidents.ts'
import { playOut } from '../testing/play-out.ts'
import { eventNames, eventSeen } from '../testing/proofs/events-seen.ts'
import { floorNames, floorSeen } from '../testing/proofs/floors-seen.ts'
import { recordNames, recordSeen } from '../testing/proofs/records-seen.ts'
import { tableScenes } from '../testing/proofs/table-scenes.ts'
import { seenBy } from '../testing/proofs/witness.ts'
import { property } from '../testing/property.ts'
import { tournamentDecider } from '../tournament/tournament-decider.ts'
import { isRefusal } from './refusal.ts'

/** While the books are shut nobody gets an answer from them. */
const books = vi.hoisted(() => ({ areShut: false, asked: 0, askedShut: 0, told: new Set<string>() }))

const shutWhenAsked = vi.hoisted(() => <Asks extends (...about: never[]) => unknown>(ask: Asks): Asks => {
  const guarded = (...about: Parameters<Asks>) => {
    books.asked++
    if (!books.areShut) return ask(...about)
    books.askedShut++
    throw new Error('a book is asked')
  }
  return guarded as Asks
})

vi.mock('../rulebooks/rulebooks.ts', async importOriginal => {
  const actual = await importOriginal<typeof import('../rulebooks/rulebooks.ts')>()
  return { ...actual, rulebookOf: shutWhenAsked(actual.rulebookOf) }
})
vi.mock('../rulebooks/cites.ts', async importOriginal => {
  const actual = await importOriginal<typeof import('../rulebooks/cites.ts')>()
  return { ...actual, citesOf: shutWhenAsked(actual.citesOf) }
})

// whatever is decided in these tests, each of its events is recorded with the books shut
vi.mock('./work.ts', async importOriginal => {
  const { tell } = await importOriginal<typeof import('./work.ts')>()
  const toldShut: typeof tell = (work, event) => {
    books.told.add((event as { readonly type: string }).type)
    withBooksShut(() => tell(work, event))
  }
  return { tell: toldShut }
})

const withBooksShut = <T>(work: () => T): T => {
  const before = books.areShut
  books.areShut = true
  try {
    return work()
  } finally {
    books.areShut = before
  }
}

/** What a log adds up to, at once and event by event, as it would be read from a file. */
const addedUp = (log: readonly DealEvent[]) => {
  const read = JSON.parse(JSON.stringify(log)) as readonly DealEvent[]
  return withBooksShut(() => [replay(read), read.reduce<ReturnType<typeof evolve> | undefined>(evolve, undefined)])
}

describe('an event carries what was decided, and no book is asked when it is recorded', () => {
  property('a deal', everyForm, { deals: 4 }, deal => {
    const { log, deal: played } = playOut(deal)
    expect(addedUp(log)).toEqual([played, played])
  })

  property('a deal in which things go wrong', everyForm, { deals: 2, from: 40 }, (deal, number) => {
    const { log, deal: played } = playIncidents(deal, INCIDENTS[(number * 7) % INCIDENTS.length]!, nothingYet())
    expect(addedUp(log)).toEqual([played, played])
  })

  const kill = { size: 'full', required: true } as const
  const time = { way: 'time', amount: 7, everyMinutes: 30 } as const
  const nights: Readonly<Record<string, Placard>> = {
    'hold’em with kills': placardFor({ game: 'holdem', structure: 'limit', kill, collection: time }),
    stud: placardFor({ game: 'seven-card-stud', collection: { way: 'drop', amount: 3, blind: true } }),
    lowball: placardFor({ game: 'ace-to-five-lowball', structure: 'limit', kill }),
    'jacks or better by the WSOP': { ...placardFor({ game: 'jacks-or-better' }), book: 'wsop' },
    'Chinese by the USPA': { ...placardFor({ game: 'open-face-chinese', size: 1 }), book: 'uspa' },
  }
  test.each(Object.keys(nights))('a night of %s', name => {
    const { log, table } = playNight({ placard: nights[name]!, players: 9, hours: 1 }, `shut ${name}`)
    expect(withBooksShut(() => replayTable(log))).toEqual(table)
    expect(withBooksShut(() => log.reduce<ReturnType<typeof evolveTable> | undefined>(evolveTable, undefined))).toEqual(
      table,
    )
  })

  test.each(BOOKS)('a day on the floor by %s', book => {
    const { log, floor } = playDay({ book, tables: 3, players: 24, hours: 2 }, seeded(`shut ${book}`))
    expect(withBooksShut(() => floorDecider.replay(log))).toEqual(floor)
    expect(withBooksShut(() => log.reduce<Floor | undefined>(floorDecider.evolve, undefined))).toEqual(floor)
  })

  test.each(BOOKS)('tournaments by %s', book => {
    for (let number = 0; number < 6; number++) {
      const { log, state } = soaked(book, number)
      expect(withBooksShut(() => tournamentDecider.replay(log))).toEqual(state)
    }
  })

  test.each(BOOKS)('the record of a house by %s', book => {
    const { log, record } = conductScene(book)
      .does('Q', 'abuse')
      .gives({ type: 'Decide', entry: 1, step: 'warn', reason: 'again' })
      .gives({ type: 'OpenDispute', about: 'rules', what: 'pot to seat 4', parties: ['P'], pot: 90 })
    expect(withBooksShut(() => conductDecider.replay(log))).toEqual(record)
  })

  test('whatever else happens at tables, on floors, in tournaments and on record', () => {
    const seen = [
      ...Object.entries(tableScenes).map(([name, under]) => ({ name, under })),
      ...floorNames.map(floorSeen),
      ...eventNames.map(eventSeen),
      ...recordNames.map(recordSeen),
    ]
    // not every book lets every scene begin
    for (const book of ['rrp', 'wsop'] as const) for (const witness of seen) seenBy(witness, book)
    expect(books.askedShut).toBe(0)
    expect(books.told.size).toBeGreaterThan(170)
  })

  test('what the event says counts, whatever the book says by now', () => {
    const { holdem } = forms
    const command = { type: 'StartDeal', form: holdem, stakes: stakesFor(holdem, 'limit', 10), button: 1 } as const
    const started = start({ ...command, seats: [1, 2, 3, 4].map(seat => ({ seat, chips: 500 })) })
    if (isRefusal(started)) throw new Error(started.why)
    shuffle(started, decks.standard)
    dealNext(started, { type: 'Deal' })
    const raised: readonly DealEvent[] = [{ type: 'Raised', seat: 1, to: 20, rules: [] }]
    const [first, ...rest] = started.events
    const law = { raises: { most: 1, headsUp: 1, from: 2 }, fraction: 1, least: 10 }
    const other = { ...first!, law } as DealEvent
    expect(replay([first!, ...rest, ...raised]).round).toMatchObject({ raises: 1, cap: 3 })
    const deal = replay([other, ...rest, ...raised])
    expect(deal.round).toMatchObject({ raises: 1, cap: 1 })
    expect(wagerBarred(deal, deal.turn)).toEqual({ why: 'raising-is-capped', count: 1 })
  })

  test('the books can be shut: what decides is refused an answer', () => {
    expect(books.asked).toBeGreaterThan(1000)
    const [deal] = everyForm
    expect(() => withBooksShut(() => placardFor({ game: deal!.id as 'holdem' }))).toThrow('a book is asked')
  })
})
