import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { readWager } from '../wagers/read-wager.ts'
import type { Reading } from '../wagers/reading.ts'
import type { Situation } from '../wagers/situation.ts'

/** What a book makes of a player's words and chips. */
export const reads = (book: BookId, situation: Situation): Reading => readWager(situation, rulebooks[book])
