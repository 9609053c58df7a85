import type { EventWanted, StructureMade } from '@cardroom/room/protocol'

/** What somebody fills in for a new event; numbers as they are typed. */
export type Wished = {
  readonly name: string
  readonly run: 'dealt' | 'live' | 'known'
  readonly start: 'full' | 'time' | 'director'
  /** As the field for a date and time has it. */
  readonly time: string
  readonly form: string
  readonly book: string
  readonly players: string
  readonly hours: string
  readonly smallest: string
  readonly seats: string
  readonly price: string
  readonly fee: string
  /** Rebuys until this level; empty for none. */
  readonly rebuysUntil: string
}

/** As the form begins. */
export const USUAL: Omit<Wished, 'name'> = {
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
}

/** What the structure is made for. */
export const structureWish = ({ players, hours, smallest, book }: Wished) => ({
  players: Number(players),
  minutes: Math.round(Number(hours) * 60),
  smallest: Number(smallest),
  book,
})

/** The event that is asked for, by the structure that was shown. */
export const wantedOf = (wished: Wished, { stack, levels, unit }: StructureMade): EventWanted => {
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
    game: { form: form as NonNullable<EventWanted['game']>['form'] },
    buyIn: { price: Number(price), fee: Number(fee), chips: stack },
    seats: Number(seats),
    levels: [...levels],
    unit,
    rebuys: beforeLevel > 0 ? { most: null, whenStack: stack, beforeLevel, price: Number(price), chips: stack } : null,
  }
}
