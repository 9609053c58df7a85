const NUMBER = new Intl.NumberFormat('en-US')
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short' })

/** A number as it is read: `1,200`. */
export const number = (many: number): string => NUMBER.format(many)

/** A number of something: `1 hand`, `1,200 hands`. */
export const count = (many: number, one: string, more: string): string => `${number(many)} ${many === 1 ? one : more}`

/** A time of the day. */
export const clock = (at: number): string => CLOCK.format(at)

/** A day. */
export const day = (at: number): string => DAY.format(at)

/** A place in the finish: `1st`, `22nd`. */
export const place = (many: number): string => {
  const teens = many % 100 >= 11 && many % 100 <= 13
  const end = teens ? 'th' : (['th', 'st', 'nd', 'rd'][many % 10] ?? 'th')
  return `${number(many)}${end}`
}

/** A chair of an event. */
export type Chair = { readonly table: number; readonly seat: number }

/** A chair in words: `table 4 seat 7`. */
export const chair = ({ table, seat }: Chair): string => `table ${table} seat ${seat}`
