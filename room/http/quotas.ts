import type { QuotaName } from '../protocol/office.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { TableLoad } from '../views/table-load.ts'
import type { Limits } from './limits.ts'

/** A table that somebody asks for: who, from where, with how many bots, and at which pace. */
export type WantedTable = {
  readonly person: string
  readonly home: string
  readonly bots: number
  readonly instant: boolean
}

/** A place for a table that is being made: it counts until the table itself does. */
export type Taken = { readonly made: (id: string) => void; readonly over: () => void }

/** A place for a bot that is being seated; it is over when the bot sits, or will not. */
export type TakenBot = { readonly over: () => void }

/** What somebody may still make, by what goes on of what was made by the same person or from the same place. */
export type Quotas = {
  /** Takes a place for one more table, or says why it is too many, with what is accepted. */
  readonly take: (wanted: WantedTable) => Taken | Refused
  /** Takes a place for one more bot at a table until it sits there, or says why it is too many. */
  readonly takeBot: (table: string, person: string, home: string) => TakenBot | Refused
}

/** How many tables and bots, at this moment. */
export type TableQuotas = Pick<Limits, QuotaName>

/**
 * Counts tables, bots and instant tables that go on, as they stand now. Who made a table is known also after a restart;
 * from where is not: no address is kept.
 */
export const keepQuotas = (now: () => TableQuotas, loads: () => readonly TableLoad[]): Quotas => {
  const homes = new Map<string, string>()
  const taken = new Map<object, WantedTable & { id: string | null }>()
  /** Bots on their way to a table. */
  const coming = new Map<string, number>()

  const counted = (person: string, home: string): readonly Counted[] => {
    const all = loads()
    const ids = new Set(all.map(({ id }) => id))
    for (const id of homes.keys()) if (!ids.has(id)) homes.delete(id)
    const making = [...taken.values()]
    const made = new Set(making.map(({ id }) => id))
    return [
      ...all
        .filter(({ id }) => !made.has(id))
        .map(load => ({ ...load, bots: load.bots + (coming.get(load.id) ?? 0), home: homes.get(load.id) })),
      ...making.map(it => ({ ...it, maker: it.person })),
    ].filter(it => it.maker === person || it.home === home)
  }

  return {
    take: wanted => {
      const { person, home, instant, bots } = wanted
      const limits = now()
      const here = counted(person, home)
      const own = here.filter(({ maker }) => maker === person)
      const instants = here.filter(it => it.instant).length
      if (own.length + 1 > limits.tablesOfPerson) return tooMany(limits.tablesOfPerson, 'yours')
      if (here.length + 1 > limits.tablesOfAddress) return tooMany(limits.tablesOfAddress, 'address')
      if (botsAt(here) + bots > limits.botsOfAddress) return tooManyBots(limits.botsOfAddress)
      if (instant && instants + 1 > limits.instantOfAddress) return tooMany(limits.instantOfAddress, 'address', true)
      const place = { ...wanted, id: null as string | null }
      taken.set(place, place)
      return {
        made: id => {
          place.id = id
          homes.set(id, home)
        },
        over: () => {
          taken.delete(place)
        },
      }
    },
    takeBot: (table, person, home) => {
      const load = loads().find(({ id }) => id === table)
      // tables of machines are not counted
      if (load === undefined) return { over: () => {} }
      const here = botsAt(counted(person, home))
      // no matter who seats it, a bot counts for those who made its table
      const there = botsAt(counted(load.maker ?? person, homes.get(table) ?? home))
      const { botsOfAddress } = now()
      if (Math.max(here, there) + 1 > botsOfAddress) return tooManyBots(botsOfAddress)
      coming.set(table, (coming.get(table) ?? 0) + 1)
      return {
        over: () => {
          const left = coming.get(table)! - 1
          if (left === 0) coming.delete(table)
          else coming.set(table, left)
        },
      }
    },
  }
}

type Counted = { readonly maker: string | null; readonly bots: number; readonly instant: boolean }

const botsAt = (tables: readonly Counted[]): number => tables.reduce((sum, { bots }) => sum + bots, 0)

const tooMany = (most: number, of: 'yours' | 'address', instant = false): Refused =>
  refusal('too-many-tables', { about: { most, of, instant } })

const tooManyBots = (most: number): Refused => refusal('too-many-bots', { about: { most, in: 'address' } })
