import type { PlayerId, Time } from '@cardroom/engine/table'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { homeOf, isHere } from '../address.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'

/** How long it is known from where somebody was on the line, and how long a ban holds for those who come from there. */
const REMEMBERED = 3_600_000
const HELD = 12 * 3_600_000
/** How many people are remembered at once. */
const PEOPLE = 10_000

/**
 * Where the people came from whom a host has banned: a ban goes by a guest's cookie, and they could return with another.
 * Nothing of it is ever written down: it is known as hashes with a key of this start, and forgotten after hours or with a restart.
 */
export type BarredAddresses = {
  /** Somebody is on the line from here. */
  readonly seen: (person: PlayerId, address: string) => void
  /** The host of a table has banned somebody, or has lifted the ban. */
  readonly bars: (table: string, person: PlayerId, banned: boolean) => void
  /** Why nobody who is new to a table comes to it from here without an invitation, or null. */
  readonly mayCome: (table: string, address: string) => Refused | null
}

/** A network from which nobody new comes to a table, as a hash, because of somebody who is banned there. */
export type Bar = { readonly table: string; readonly person: PlayerId; readonly home: string; readonly until: Time }

/** The same with what several nodes tell each other of it. */
export type BarsOfNode = BarredAddresses & {
  /** Those that hold now, at one table or at all. */
  readonly all: (table?: string) => readonly Bar[]
  /** Takes over what another node knows. */
  readonly take: (bar: Bar) => void
}

/** Remembers from where people come, beginning with nothing. */
export const barAddresses = (now: () => Time, { bytes }: Pick<Secrets, 'bytes'>, key = bytes(32)): BarsOfNode => {
  const hashOf = (address: string): string => bytesToHex(hmac(sha256, key, utf8ToBytes(homeOf(address))))
  const homes = new Map<PlayerId, { readonly home: string; readonly at: Time }>()
  const barred = new Map<string, Map<PlayerId, { readonly home: string; readonly until: Time }>>()
  return {
    seen: (person, address) => {
      if (isHere(address)) return
      homes.delete(person)
      homes.set(person, { home: hashOf(address), at: now() })
      // those seen longest ago are forgotten first
      if (homes.size > PEOPLE) homes.delete(homes.keys().next().value!)
    },
    bars: (table, person, banned) => {
      const those = new Map([...(barred.get(table) ?? [])].filter(([, { until }]) => now() < until))
      const known = homes.get(person)
      // where somebody was banned before, and isn't known anymore, that holds
      if (!banned) those.delete(person)
      if (banned && known !== undefined && now() - known.at < REMEMBERED)
        those.set(person, { home: known.home, until: now() + HELD })
      if (those.size === 0) barred.delete(table)
      else barred.set(table, those)
    },
    mayCome: (table, address) => {
      const those = barred.get(table)
      if (those === undefined || isHere(address)) return null
      const home = hashOf(address)
      return [...those.values()].some(it => it.home === home && now() < it.until) ? BY_INVITATION : null
    },
    all: only =>
      [...barred].flatMap(([table, those]) =>
        only !== undefined && table !== only
          ? []
          : [...those].flatMap(([person, { home, until }]) => (now() < until ? [{ table, person, home, until }] : [])),
      ),
    take: ({ table, person, home, until }) => {
      barred.set(table, (barred.get(table) ?? new Map()).set(person, { home, until }))
    },
  }
}

const BY_INVITATION = refusal('by-invitation', { about: 'network' })
