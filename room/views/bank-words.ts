import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { Account, BankEntry } from '../bank/bank.ts'
import { inEnglish } from './english/bank-words.ts'
import { inGerman } from './german/bank-words.ts'

/** How people are called in the bank. */
export type NameOf = (person: PlayerId) => string

/** What the bank of a table says. A language that lacks some of it does not compile. */
export type BankWords = {
  readonly house: string
  readonly somebody: string
  /** What an account is called. */
  readonly account: (account: Account, name: NameOf) => string
  /** An entry in a sentence. */
  readonly entry: (entry: BankEntry, name: NameOf) => string
  /** Who pays whom, where `house` stands for the house. */
  readonly payment: (payment: { readonly from: string; readonly to: string; readonly chips: number }) => string
}

/** The words of the bank in a language. */
export const bankWords: Readonly<Record<Language, BankWords>> = { en: inEnglish, de: inGerman }
