import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import { looksOf, MOST_OF_NAME, nameKey, tidyName } from '../people/name-key.ts'
import { type Refused, refusal } from '../refusal.ts'
import { type FloorCourse, tell } from './course.ts'
import { type FloorName, type HostedFloor, playerOf } from './hosted-floor.ts'

/** A name as it may stand on a list, or why not. */
export const nameFor = (name: string): string | Refused => {
  const tidy = tidyName(name, MOST_OF_NAME)
  return tidy === '' ? refusal('no-name', { about: 'readable' }) : tidy
}

/** The player of this name, if there is one. */
export const playerNamed = ({ names }: HostedFloor, name: string): PlayerId | undefined => {
  const ways = waysToRead(name)
  return Object.entries(names).find(([, other]) => waysOf(other).some(way => ways.includes(way)))?.[0]
}

/** Somebody new is known by a name: with a number after it if another has one that reads the same. */
export const giveName = (
  course: FloorCourse,
  name: string,
  person: PlayerId | null = null,
  pin: string | null = null,
): PlayerId => {
  const { hosted } = course
  const player = person ?? `n${hosted.made + 1}`
  tell(course, { type: 'NameGiven', player, name: freeName(hosted, name), person, pin })
  return player
}

/** The player that a phone speaks for; one that the floor hasn’t heard of is named now. */
export const ownPlayer = (course: FloorCourse, person: PlayerId, name: string): PlayerId =>
  playerOf(course.hosted, person) ?? giveName(course, name, person)

/** This name, or with a number after it. */
export const freeName = ({ names }: HostedFloor, name: string, own?: PlayerId): string => {
  const others = Object.entries(names).filter(([player]) => player !== own)
  const taken = new Set(others.flatMap(([, other]) => waysOf(other)))
  const isFree = (it: string): boolean => waysToRead(it).every(way => !taken.has(way))
  if (isFree(name)) return name
  for (let number = 2; ; number++) {
    const end = ` ${number}`
    const numbered = `${[...name]
      .slice(0, MOST_OF_NAME - end.length)
      .join('')
      .trimEnd()}${end}`
    if (isFree(numbered)) return numbered
  }
}

/** Is there a player of this id? */
export const isKnown = ({ names }: HostedFloor, player: PlayerId): boolean => heldIn(names, player) !== undefined

const waysToRead = (name: string): readonly string[] => [nameKey(name), looksOf(name)]

/** The same for a name that is kept, worked out once: a thousand names are asked for every new one. */
const waysOf = (name: FloorName): readonly string[] => {
  const known = ways.get(name)
  if (known !== undefined) return known
  const all = waysToRead(name.name)
  ways.set(name, all)
  return all
}
const ways = new WeakMap<FloorName, readonly string[]>()
