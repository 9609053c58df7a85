import type { SeatShown } from '@cardroom/room/protocol'

/** The two tones of a face with initials: a dark and a light one. */
export const TONES = [
  ['#33506b', '#3f6080'],
  ['#5b4636', '#6f5743'],
  ['#3d5a46', '#4a6b54'],
  ['#5d3b4e', '#724960'],
  ['#46436b', '#555183'],
  ['#6b4a2b', '#815b37'],
  ['#2f5a5c', '#3a6c6e'],
  ['#6a3834', '#804540'],
  ['#4c4f55', '#5c6067'],
  ['#57552f', '#69673b'],
] as const

/** The tones that can be chosen for initials, by their names. */
export const TONED: ReadonlyMap<string, number> = new Map([
  ['initials-sea', 6],
  ['initials-moss', 2],
  ['initials-rust', 7],
  ['initials-plum', 3],
  ['initials-slate', 0],
  ['initials-gold', 5],
])

/** A number for a name, always the same one. */
export const sumOf = (name: string): number =>
  [...name].reduce((before, letter) => (before * 31 + letter.codePointAt(0)!) >>> 0, 7)

/** The tone that a name has by itself. */
export const toneOf = (name: string): number => sumOf(name) % TONES.length

/**
 * The tones of the faces at a table, by seat: no two are alike as long as there are enough. Chosen tones stay as they are;
 * after them people keep their own before bots do, and whose tone is taken gets the next free one.
 */
export const tonesAt = (seats: readonly SeatShown[]): ReadonlyMap<number, number> => {
  const known = KNOWN.get(seats)
  if (known !== undefined) return known
  const tones = new Map<number, number>()
  const taken = new Set<number>()
  const take = (seat: number, tone: number): void => {
    tones.set(seat, tone)
    taken.add(tone)
  }
  for (const { seat, avatar = '' } of seats) if (TONED.has(avatar)) take(seat, TONED.get(avatar)!)
  const plain = seats.filter(({ person, avatar }) => person !== null && avatar === undefined)
  for (const { seat, name } of [...plain.filter(it => !it.bot), ...plain.filter(it => it.bot)]) {
    const own = toneOf(name)
    const free = TONES.map((_, i) => (own + i) % TONES.length).find(tone => !taken.has(tone))
    take(seat, free ?? own)
  }
  KNOWN.set(seats, tones)
  return tones
}

/** As long as the seats are the same, every face asks for the same. */
const KNOWN = new WeakMap<readonly SeatShown[], ReadonlyMap<number, number>>()
