import type { ChairShown, FloorTableShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import type { SeatMark } from './seat-mark.ts'
import { minutesSince, minutesUntil, timeLeft, timeOfDay } from './time-words.ts'

/** How the seats of a table are drawn now: due ones in brass, with their number or the minutes somebody is away. */
export const chairMarks = ({ chairs, places }: FloorTableShown, now: number): readonly SeatMark[] =>
  chairs.map(chair => ({
    seat: chair.seat,
    ...markOf(chair, now),
    button: places?.button === chair.seat && chair.is !== 'removed',
  }))

const markOf = (chair: ChairShown, now: number): Pick<SeatMark, 'is' | 'text'> => {
  const number = `${chair.seat}`
  switch (chair.is) {
    case 'removed':
      return { is: 'removed', text: '' }
    case 'open':
      return { is: 'open', text: number }
    case 'held':
      return { is: chair.held === 'called' || chair.held === 'moving' ? 'due' : 'kept', text: number }
    case 'taken':
      if (chair.going?.due) return { is: 'due', text: number }
      return chair.away === null
        ? { is: 'taken', text: '' }
        : { is: 'away', text: texts.floor.minutes(minutesSince(chair.away, now)) }
  }
}

/** How many chairs a table has, and how many of them are taken. */
export const seatCount = ({ chairs }: FloorTableShown): { readonly taken: number; readonly all: number } => ({
  taken: chairs.filter(({ is }) => is === 'taken').length,
  all: chairs.filter(({ is }) => is !== 'removed').length,
})

/** The open seats of a table; none while it doesn't answer, because they may be taken. */
export const openSeats = ({ chairs, silent, closed }: FloorTableShown): readonly number[] =>
  silent !== null || closed ? [] : chairs.filter(({ is }) => is === 'open').map(({ seat }) => seat)

/** The drawing of a table as a sentence. */
export const tableLabel = (table: FloorTableShown, now: number): string => {
  const { label } = texts.floor
  const { taken, all } = seatCount(table)
  const seats = (is: (chair: ChairShown) => boolean, words: (seats: string) => string): string => {
    const some = table.chairs.filter(is).map(({ seat }) => seat)
    return some.length === 0 ? '' : words(some.join(', '))
  }
  const button = table.places?.button ?? null
  return [
    label.taken(table.id, taken, all),
    seats(({ is }) => is === 'open', label.open),
    seats(({ is }) => is === 'held', label.kept),
    seats(({ away }) => away !== null, label.away),
    button === null ? '' : label.button(button),
    `. ${tableStatus(table, now).words}`,
  ].join('')
}

/** What matters most at a table now, and whether somebody has to see to it. */
export const tableStatus = (
  table: FloorTableShown,
  now: number,
): { readonly words: string; readonly isDue: boolean } => {
  const { status } = texts.floor
  const { chairs, silent, asked, changes, timeDue } = table
  if (silent !== null) return { words: status.silent(timeOfDay(silent)), isDue: true }
  const going = chairs.find(it => it.going?.due) ?? chairs.find(it => it.going !== null)
  if (going?.going) {
    const { due, to } = going.going
    return { words: (due ? status.moves : status.going)(going.seat, to.table), isDue: due }
  }
  const [asks] = asked
  if (asks !== undefined) return { words: status.asks(asks.name, asks.seat), isDue: true }
  const kept = chairs.find(({ is }) => is === 'held')
  if (kept !== undefined) return { words: keptWords(kept, now), isDue: kept.held === 'moving' }
  const away = [...chairs].filter(it => it.away !== null).sort((a, b) => a.away! - b.away!)[0]
  if (away !== undefined) return { words: status.away(away.seat, minutesSince(away.away!, now)), isDue: false }
  if (timeDue !== null && timeDue <= now) return { words: status.timeDue, isDue: true }
  const [change] = changes
  if (change !== undefined) {
    const words = change.seat === null ? status.change(change.name) : status.changeTo(change.name, change.seat)
    return { words, isDue: false }
  }
  if (timeDue !== null && minutesUntil(timeDue, now) <= 5) {
    return { words: status.timeIn(minutesUntil(timeDue, now)), isDue: false }
  }
  const open = openSeats(table).length
  return { words: open === 0 ? status.full : status.open(open), isDue: false }
}

const keptWords = ({ seat, name, held, until }: ChairShown, now: number): string => {
  const { status, somebody } = texts.floor
  if (held === 'called' && until !== null) return status.called(seat, name ?? somebody, timeLeft(until, now))
  return (held === 'locked-up' ? status.lockedUp : status.kept)(seat, name ?? somebody)
}
