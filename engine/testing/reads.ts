import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { readWager } from '../wagers/read-wager.ts'
import type { Reading } from '../wagers/reading.ts'
import type { Situation } from '../wagers/situation.ts'

/** What a book or a house makes of a player's words and chips. */
export const reads = (book: BookId | House, situation: Situation): Reading => readWager(situation, rulebookOf(book))
