import type { PlayerId } from '@cardroom/engine/table'
import { looksOf, MOST_OF_NAME, nameKey } from '../../people/name-key.ts'
import type { Hosted } from '../state/hosted.ts'

/**
 * What somebody is called at a table: their name, with a number after it if another person there has one that reads the
 * same. The first to come keeps it. The names of bots that have got up are free, as are those of players at a table of
 * real cards, whom a helper seats: a player who sits down again there is somebody new to the room.
 */
export const nameAt = ({ people, night }: Hosted, person: PlayerId, name: string): string => {
  const seated = new Set(night?.table.chairs)
  const taken = new Set(
    Object.entries(people)
      .filter(([id, { bot }]) => id !== person && ((bot === null && !isSeatedByHelper(id)) || seated.has(id)))
      .flatMap(([, other]) => waysToRead(other.name)),
  )
  const isTaken = (it: string): boolean => waysToRead(it).some(way => taken.has(way))
  if (!isTaken(name)) return name
  for (let number = 2; ; number++) {
    const numbered = withNumber(name, number)
    if (!isTaken(numbered)) return numbered
  }
}

/** Do two names read the same? */
export const readsLike = (one: string, other: string): boolean => {
  const ways = waysToRead(one)
  return waysToRead(other).some(way => ways.includes(way))
}

/** Somebody whom a helper has seated, without a line of their own. */
const isSeatedByHelper = (id: PlayerId): boolean => id.startsWith('live-')

const waysToRead = (name: string): readonly string[] => [nameKey(name), looksOf(name)]

const withNumber = (name: string, number: number): string => {
  const end = ` ${number}`
  return `${[...name]
    .slice(0, MOST_OF_NAME - end.length)
    .join('')
    .trimEnd()}${end}`
}
