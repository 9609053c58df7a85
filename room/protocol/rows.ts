import { card, cardNamed, list, object } from './schemas.ts'

/** The cards that a player has laid on the screen, row by row from the front. */
export const rowsLaidSchema = object({ rows: list(list(cardNamed, { maxItems: 13 }), { maxItems: 4 }) })

/** The cards that go into each row more. */
export const rowsSchema = object({ rows: list(list(card)) })
