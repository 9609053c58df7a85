/** Chips with the signs of the reader's language. */
export const chipsWords = (chips: number): string => chips.toLocaleString()

/** What somebody is ahead or behind: `+120`, `−80`, `0`. */
export const netWords = (net: number): string =>
  net === 0 ? '0' : `${net > 0 ? '+' : '−'}${Math.abs(net).toLocaleString()}`
