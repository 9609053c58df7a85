/** Names in a row: `Ann, Bea und Cy`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`

/** A number of something: `1 Punkt`, `3 Punkte`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`
