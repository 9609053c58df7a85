import type { Chips, RuleId } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { EntryKind } from '../protocol/named.ts'

/**
 * Where chips can be in the book of a table: on the table, in somebody's pocket, with the house as collected, or on the
 * account against which the host corrects.
 */
export type Account = 'table' | 'collections' | 'corrections' | `pocket/${PlayerId}`

/** Chips that went from one account to another: when, in which deal, whose they were, who did it, and why. */
export type BankEntry = {
  readonly at: Time
  /** How many deals had been called by then. */
  readonly deal: number
  readonly kind: EntryKind
  readonly from: Account
  readonly to: Account
  /** Always more than none: the direction is in the accounts. */
  readonly chips: Chips
  /** For whom. */
  readonly person: PlayerId
  /** Who did it: the player, the host, or null for the house. */
  readonly by: PlayerId | null
  /** The host's own words for a correction, or how somebody left; empty where the kind says all. */
  readonly why: string
  readonly rules: readonly RuleId[]
}

/** The book of a table: what each account holds, and all entries in order. Each adds to one account what it takes from another. */
export type Bank = {
  readonly balances: Readonly<Partial<Record<Account, Chips>>>
  readonly entries: readonly BankEntry[]
}

/** A book without entries. */
export const EMPTY_BANK: Bank = { balances: {}, entries: [] }

/** How the name of a person's account begins. */
export const POCKET = 'pocket/'

/** The account of a person. */
export const pocketOf = (person: PlayerId): Account => `${POCKET}${person}`

/** What an account holds; a pocket out of which chips were bought holds less than nothing. */
export const balanceOf = ({ balances }: Pick<Bank, 'balances'>, account: Account): Chips => balances[account] ?? 0

/** The book with these entries written into it. */
export const withEntries = (bank: Bank, entries: readonly BankEntry[]): Bank => {
  if (entries.length === 0) return bank
  const balances = { ...bank.balances }
  for (const { from, to, chips } of entries) {
    balances[from] = (balances[from] ?? 0) - chips
    balances[to] = (balances[to] ?? 0) + chips
  }
  return { balances, entries: [...bank.entries, ...entries] }
}
