import type { BookId } from '@cardroom/engine'
import type { EventWanted, StructureMade } from '@cardroom/room/protocol'

/** What somebody fills in for a new event; numbers as they are typed. */
export type NewEvent = {
  readonly name: string
  readonly run: 'dealt' | 'live' | 'known'
  readonly start: 'full' | 'time' | 'director'
  /** As the field for a date and time has it. */
  readonly time: string
  readonly form: NonNullable<EventWanted['game']>['form']
  readonly book: BookId
  readonly players: string
  readonly hours: string
  readonly smallest: string
  readonly seats: string
  readonly price: string
  readonly fee: string
  /** Rebuys until this level; empty for none. */
  readonly rebuysUntil: string
  readonly bounty: 'none' | 'plain' | 'progressive' | 'mystery'
  readonly bountyWorth: string
  /** Entries are taken until this level; empty where they close at the start. */
  readonly entryUntil: string
  readonly reEntries: string
  /** The level with an add-on; empty for none. */
  readonly addOnAt: string
  readonly guarantee: string
  /** The season that it counts for; empty for none. */
  readonly season: string
  readonly formula: 'beaten' | 'root' | 'list'
  /** How many of the best results count; empty for all. */
  readonly best: string
  readonly bountyPoints: string
}

/** As the form begins. */
export const USUAL: Omit<NewEvent, 'name'> = {
  run: 'dealt',
  start: 'full',
  time: '',
  form: 'holdem',
  book: 'rrp',
  players: '9',
  hours: '2',
  smallest: '25',
  seats: '9',
  price: '20',
  fee: '0',
  rebuysUntil: '',
  bounty: 'none',
  bountyWorth: '5',
  entryUntil: '',
  reEntries: '0',
  addOnAt: '',
  guarantee: '0',
  season: '',
  formula: 'root',
  best: '',
  bountyPoints: '0',
}

/** What the structure is made for. */
export const structureWanted = ({ players, hours, smallest, book }: NewEvent) => ({
  players: Number(players),
  minutes: Math.round(Number(hours) * 60),
  smallest: Number(smallest),
  book,
})

/** The event that is asked for, by the structure that was shown. */
export const wantedOf = (wished: NewEvent, { stack, levels, unit }: StructureMade): EventWanted => {
  const { name, run, start, time, form, book, players, seats, price, fee, rebuysUntil } = wished
  const beforeLevel = Number(rebuysUntil)
  return {
    name: name.trim(),
    start:
      start === 'full'
        ? { when: 'full', players: Number(players) }
        : start === 'time'
          ? { when: 'time', at: new Date(time).getTime() }
          : { when: 'director' },
    run,
    open: run === 'dealt',
    book,
    game: { form },
    buyIn: { price: Number(price), fee: Number(fee), chips: stack },
    seats: Number(seats),
    levels: [...levels],
    unit,
    ...extrasOf(wished, stack),
    rebuys: beforeLevel > 0 ? { most: null, whenStack: stack, beforeLevel, price: Number(price), chips: stack } : null,
  }
}

/** What is seldom wanted: bounties, late entry, an add-on, a guarantee, a season. */
const extrasOf = (wished: NewEvent, stack: number): Partial<EventWanted> => {
  const { bounty, bountyWorth, entryUntil, reEntries, addOnAt, guarantee, price, season } = wished
  return {
    bounty: bounty === 'none' ? null : { kind: bounty, worth: Number(bountyWorth) },
    entryUntil: Math.max(1, Number(entryUntil)),
    reEntries: Number(reEntries),
    addOn: Number(addOnAt) > 0 ? { atLevel: Number(addOnAt), price: Number(price), chips: stack } : null,
    guarantee: Number(guarantee),
    ...(season.trim() !== '' && { season: seasonOf(wished) }),
  }
}

const seasonOf = ({ season, formula, best, bountyPoints }: NewEvent): NonNullable<EventWanted['season']> => ({
  name: season.trim(),
  formula:
    formula === 'beaten'
      ? { way: 'beaten' }
      : formula === 'root'
        ? { way: 'root', times: 10 }
        : { way: 'list', points: [10, 7, 5, 3, 2, 1], attends: 1 },
  best: Number(best) > 0 ? Number(best) : null,
  bountyPoints: Number(bountyPoints),
})
