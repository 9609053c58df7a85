const FORMAT = new Intl.NumberFormat('en-US')

/** Chips as they are read, the same on every page and in every line of the room: `12,500`. */
export const chipsWords = (chips: number): string => FORMAT.format(chips)

/** What somebody is ahead or behind: `+120`, `−80`, `0`. */
export const netWords = (net: number): string =>
  net === 0 ? '0' : `${net > 0 ? '+' : '−'}${chipsWords(Math.abs(net))}`
