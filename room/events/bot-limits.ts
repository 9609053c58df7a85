import type { PlayerId } from '@cardroom/engine/table'
import { type Refused, refusal } from '../refusal.ts'
import { isOver } from './event-list.ts'
import type { Held } from './held.ts'
import { MOST_BOTS } from './people-in-event.ts'

/** How many events somebody may hold at the same time, and all who come from one address together. */
const MOST_OF_PERSON = 10
const MOST_OF_ADDRESS = 40
/** How many bots may play in all events that were made from one address. */
const BOTS_OF_ADDRESS = 3000

/** What may still be made and filled with bots. From where an event was made is known until the room restarts: no address is kept. */
export type EventLimits = {
  /** Why somebody cannot make one more event with this many bots; null if they can. */
  readonly eventOff: (host: PlayerId, home: string, bots: number) => Refused | null
  /** Why this many more bots cannot enter an event; null if they can. */
  readonly botsOff: (held: Held, bots: number) => Refused | null
  readonly madeFrom: (id: string, home: string) => void
}

/** Counts the events that go on, by who made them and from where. */
export const eventLimits = (all: () => readonly Held[]): EventLimits => {
  const homes = new Map<string, string>()
  const going = (): readonly Held[] => all().filter(({ tournament }) => !isOver(tournament.phase))
  const from = (home: string): readonly Held[] => going().filter(({ id }) => homes.get(id) === home)
  const by = (host: PlayerId): readonly Held[] => going().filter(it => it.host === host)
  const tooManyBots = (host: PlayerId, home: string | undefined, bots: number): Refused | null => {
    if (botsIn(by(host)) + bots > MOST_BOTS)
      return refusal('too-many-bots', { about: { most: MOST_BOTS, in: 'yours' } })
    return home !== undefined && botsIn(from(home)) + bots > BOTS_OF_ADDRESS
      ? refusal('too-many-bots', { about: { most: BOTS_OF_ADDRESS, in: 'address' } })
      : null
  }
  return {
    eventOff: (host, home, bots) => {
      if (by(host).length >= MOST_OF_PERSON)
        return refusal('too-many-events', { about: { most: MOST_OF_PERSON, of: 'yours' } })
      if (from(home).length >= MOST_OF_ADDRESS)
        return refusal('too-many-events', { about: { most: MOST_OF_ADDRESS, of: 'address' } })
      return tooManyBots(host, home, bots)
    },
    botsOff: ({ id, host }, bots) => tooManyBots(host, homes.get(id), bots),
    madeFrom: (id, home) => {
      for (const known of homes.keys()) if (!going().some(it => it.id === known)) homes.delete(known)
      homes.set(id, home)
    },
  }
}

const botsIn = (events: readonly Held[]): number =>
  events.reduce((sum, { people }) => sum + people.filter(({ bot }) => bot !== null).length, 0)
