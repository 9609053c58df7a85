import type { PlayerId, Time } from '@cardroom/engine/table'
import { bytesToHex } from '@noble/hashes/utils.js'
import { homeOf, isHere } from '../address.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { countAttempts } from './attempts.ts'
import { inBuckets } from './buckets.ts'
import type { Guests } from './guests.ts'
import { guestIn, hashOf, type Known } from './known.ts'
import { nameKey, tidyName } from './name-key.ts'
import type { Passwords } from './passwords.ts'
import type { People } from './people.ts'
import type { Roll } from './roll.ts'

/** What accounts are kept with. */
export type Keeping = {
  readonly people: People
  readonly known: Known
  readonly attempts: ReturnType<typeof countAttempts>
  readonly now: () => Time
  readonly bytes: (count: number) => Uint8Array
  readonly passwords: Passwords
}

/** Guests take names, set passwords, log in and out. */
export const keepAccounts = (
  keeping: Keeping,
): Pick<Guests, 'come' | 'rename' | 'setPassword' | 'logIn' | 'logOut' | 'logOutEverywhere'> => {
  const { people, known } = keeping
  return {
    come: name => come(keeping, tidyName(name)),
    rename: async (token, said) => {
      const name = tidyName(said)
      if (name === '') return NO_NAME
      const guest = known.byHash(hashOf(token))
      if (guest === null) return NOT_KNOWN
      const { person } = guest
      const refused = await people.change(roll =>
        isTaken(roll, name, person) ? nameIsTaken(name) : [{ type: 'Renamed', person, name }],
      )
      return refused ?? { person, name }
    },
    setPassword: (token, name, password, before, address) =>
      setPassword(keeping, hashOf(token), tidyName(name), password, before, address),
    logIn: (name, password, from = {}) => logIn(keeping, name, password, from),
    logOut: async token => {
      const hash = hashOf(token)
      if (known.byHash(hash) !== null) await people.change(() => [{ type: 'LoggedOut', token: hash }])
    },
    logOutEverywhere: async token => {
      const guest = known.byHash(hashOf(token))
      if (guest === null) return
      await people.change(() => [{ type: 'LoggedOutElsewhere', person: guest.person, but: null }])
    },
  }
}

const come = async ({ people, now, bytes }: Keeping, name: string): ReturnType<Guests['come']> => {
  if (name === '') return NO_NAME
  const token = bytesToHex(bytes(32))
  const person = `g-${bytesToHex(bytes(8))}`
  const refused = await people.change(roll =>
    isTaken(roll, name) ? nameIsTaken(name) : [{ type: 'GuestCame', person, name, token: hashOf(token), since: now() }],
  )
  return refused ?? { person, name, token }
}

const setPassword = async (
  keeping: Keeping,
  token: string,
  name: string,
  password: string,
  before = '',
  address?: string,
): ReturnType<Guests['setPassword']> => {
  const { people, known } = keeping
  if (name === '') return NO_NAME
  const guest = known.byHash(token)
  if (guest === null) return NOT_KNOWN
  const { person } = guest
  const kept = inBuckets(people.roll().people, person)!.password
  if (kept !== null) {
    const right = await tries(keeping, { name: guest.name, kept, password: before, device: token, address })
    if (right === null) return TOO_MANY
    if (!right) return refusal('wrong-password')
  }
  const hashed = await keeping.passwords.hash(password)
  const refused = await people.change(roll =>
    isTaken(roll, name, person)
      ? nameIsTaken(name)
      : [
          { type: 'PasswordSet', person, name, password: hashed },
          { type: 'LoggedOutElsewhere', person, but: token },
        ],
  )
  return refused ?? { person, name }
}

const logIn = async (
  keeping: Keeping,
  name: string,
  password: string,
  { address, token: has }: NonNullable<Parameters<Guests['logIn']>[2]>,
): ReturnType<Guests['logIn']> => {
  const { people, known, now, bytes } = keeping
  const roll = people.roll()
  const person = inBuckets(roll.accounts, nameKey(name))
  const kept = person === undefined ? null : inBuckets(roll.people, person)!.password
  const device = has === undefined ? '' : hashOf(has)
  const own = person !== undefined && known.byHash(device)?.person === person
  const right = await tries(keeping, { name, kept, password, device: own ? device : null, address })
  if (right === null) return TOO_MANY
  if (!right || person === undefined) return WRONG
  const token = bytesToHex(bytes(32))
  // they may have been banned, or have got another password, while this one was looked at
  const refused = await people.change(({ people: all }) => {
    const known = inBuckets(all, person)
    if (known?.password !== kept) return WRONG
    // without the password, nobody learns that
    return known?.banned ? BANNED : [{ type: 'LoggedIn', person, token: hashOf(token), since: now() }]
  })
  return refused ?? { ...guestIn(people.roll(), person)!, token }
}

type Try = {
  readonly name: string
  readonly kept: string | null
  readonly password: string
  readonly device: string | null
  readonly address?: string | undefined
}

/** A password is tried for a name. A device that has a session of it is slowed down by its own attempts alone. */
const tries = (
  { attempts, passwords }: Keeping,
  { name, kept, password, device, address }: Try,
): Promise<boolean | null> => {
  const from = address === undefined || isHere(address) ? null : homeOf(address)
  const [account, home, own] = [`name ${nameKey(name)}`, from && `home ${from}`, device && `device ${device}`]
  const counts = [account, home, own].filter(it => it !== null)
  const slowedBy = own === null ? counts : [own]
  return attempts.slowly({ counts, slowedBy, from }, () => passwords.isRight(kept, password))
}

const isTaken = (roll: Roll, name: string, by?: PlayerId): boolean => {
  const owner = inBuckets(roll.accounts, nameKey(name))
  return owner !== undefined && owner !== by
}

const TOO_MANY = refusal('too-many-attempts')
const BANNED = refusal('banned-from-room')
const WRONG = refusal('wrong-name-or-password')
const NO_NAME = refusal('no-name', { about: 'a-letter' })
const NOT_KNOWN = refusal('no-name', { about: 'first' })
const nameIsTaken = (name: string): Refused => refusal('name-is-taken', { about: { name, at: 'room' } })
