const NUMBER = new Intl.NumberFormat('de-DE')
const CLOCK = new Intl.DateTimeFormat('de-DE', { hour: 'numeric', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'short' })

/** A number as it is read: `1.200`. */
export const number = (many: number): string => NUMBER.format(many)

/** A number of something: `1 Hand`, `1.200 Hände`. */
export const count = (many: number, one: string, more: string): string => `${number(many)} ${many === 1 ? one : more}`

/** A time of the day. */
export const clock = (at: number): string => CLOCK.format(at)

/** A day. */
export const day = (at: number): string => DAY.format(at)

/** A place in the finish: `1.`, `22.` */
export const place = (many: number): string => `${number(many)}.`

/** A chair of an event. */
type Chair = { readonly table: number; readonly seat: number }

/** A chair in words: `Tisch 4 Platz 7`. */
export const chair = ({ table, seat }: Chair): string => `Tisch ${table} Platz ${seat}`
