import { no, type Refused, type Result } from '@cardroom/engine/decider'
import type { History } from './history.ts'
import type { Problem } from './problems.ts'

/** One hand of a file: what it's called there, and its history or everything that's wrong with it. */
export type HandRead = {
  readonly name: string
  /** What is played, as the file calls it; empty where that cannot be read. */
  readonly variant: string
} & HistoryRead

/** The history of a hand, or all that is wrong with it. */
export type HistoryRead = Result<{ readonly history: History }, NotRead>

/** Why a hand of a file cannot be read: all that is wrong with it, each with its line. */
export type NotRead = { readonly why: 'hand-not-read'; readonly problems: readonly Problem[] }

/** A hand with these problems. */
export const notRead = (problems: readonly Problem[]): Refused<NotRead> => no({ why: 'hand-not-read', problems })
