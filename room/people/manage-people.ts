import type { PlayerId } from '@cardroom/engine/table'
import { type Refused, refusal } from '../refusal.ts'
import { entriesOf, inBuckets } from './buckets.ts'
import { nameKey } from './name-key.ts'
import type { People, Wanted } from './people.ts'
import { FORGOTTEN, type Person } from './roll.ts'

/** Somebody as the operator sees them. */
export type PersonListed = {
  readonly person: PlayerId
  readonly name: string
  readonly account: boolean
  readonly banned: boolean
  /** On how many devices they're known, and when one of them was last used. */
  readonly devices: number
  readonly seen: number | null
}

/** What an operator does with people. Each is done once for its command, however often it comes. */
export type ManagePeople = {
  /** Those whose name or id holds these letters, at most this many, and how many there are in all. */
  readonly find: (letters: string, most: number) => { readonly people: readonly PersonListed[]; readonly all: number }
  readonly knows: (person: PlayerId) => boolean
  readonly ban: (person: PlayerId, banned: boolean, command: string) => Promise<Refused | null>
  /** They log in with this password from now on, given as its hash, and are logged out everywhere. */
  readonly resetPassword: (person: PlayerId, password: string, command: string) => Promise<Refused | null>
  readonly forget: (person: PlayerId, command: string) => Promise<Refused | null>
}

/** The people of the room in the operator's hands. */
export const managePeople = (people: People): ManagePeople => {
  const change = (
    person: PlayerId,
    command: string,
    wanted: (known: Person) => readonly Wanted[] | Refused,
  ): Promise<Refused | null> =>
    people.change(roll => {
      const known = inBuckets(roll.people, person)
      return known === undefined ? NOBODY : wanted(known)
    }, command)
  return {
    find: (letters, most) => find(people, nameKey(letters), most),
    knows: person => inBuckets(people.roll().people, person) !== undefined,
    ban: (person, banned, command) =>
      // written down even if it changes nothing: should it be carried out again after a crash, it undoes nothing that came after it
      change(person, command, () => [{ type: 'Banned', person, banned }]),
    resetPassword: (person, password, command) =>
      change(person, command, ({ name, password: before }) =>
        before === null
          ? refusal('no-account')
          : [
              { type: 'PasswordSet', person, name, password },
              { type: 'LoggedOutElsewhere', person, but: null },
            ],
      ),
    forget: (person, command) =>
      change(person, command, ({ name }) => (name === FORGOTTEN ? [] : [{ type: 'Forgotten', person }])),
  }
}

const find = (people: People, letters: string, most: number): ReturnType<ManagePeople['find']> => {
  const roll = people.roll()
  const found = entriesOf(roll.people).filter(
    ([person, { name }]) => name !== FORGOTTEN && (nameKey(name).includes(letters) || person.includes(letters)),
  )
  const shown = new Set(found.slice(0, most).map(([person]) => person))
  const used = new Map<PlayerId, number[]>()
  for (const [, session] of entriesOf(roll.tokens))
    if (shown.has(session.person)) used.set(session.person, [...(used.get(session.person) ?? []), session.used])
  const listed = found.slice(0, most).map(([person, { name, password, banned }]): PersonListed => {
    const times = used.get(person) ?? []
    const seen = times.length === 0 ? null : Math.max(...times)
    return { person, name, account: password !== null, banned: banned === true, devices: times.length, seen }
  })
  return { people: listed, all: found.length }
}

const NOBODY = refusal('no-such-person')
