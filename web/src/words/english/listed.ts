/** Names in a row: `Ann, Bea and Cy`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A number of something: `1 point`, `3 points`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
