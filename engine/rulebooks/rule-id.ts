/** The books by their ids: Robert's Rules, USPA, the home tourney book, the general page, WSOP live action. */
export const BOOKS = ['rrp', 'uspa', 'hpt', 'web', 'wsop'] as const
/** The id of a book. */
export type BookId = (typeof BOOKS)[number]

/** A rule as it is cited: `rrp/8/6`, `uspa/3.2.3.5.4`, `wsop/219`. */
export type RuleId = `${BookId}/${string}`
