const FORMAT = new Intl.NumberFormat('en-US')

/** Chips as they are read, the same on every page and in every line of the room: `12,500`. */
export const chipsWords = (chips: number): string => FORMAT.format(chips)

/** What somebody is ahead or behind: `+120`, `−80`, `0`. */
export const netWords = (net: number): string =>
  net === 0 ? '0' : `${net > 0 ? '+' : '−'}${chipsWords(Math.abs(net))}`

/** A sentence of the engine, whose numbers of four figures and more are chips, as the room writes them. */
export const withSeparators = (words: string): string =>
  // most sentences have none
  !/\d{4}/.test(words)
    ? words
    : words.replaceAll(/(?<![\w.,/-])\d{4,}(?![\w/]|[.,]\d)/g, number => chipsWords(Number(number)))
