let FORMAT = new Intl.NumberFormat('en-US')

/** Prints numbers as a language does from now on. A page calls it once; the room prints its own as English does. */
export const numbersIn = (language: 'en' | 'de'): void => {
  FORMAT = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'de-DE')
}

/** Chips as they are read, the same on every page and in every line of the room: `12,500`. */
export const chipsWords = (chips: number): string => FORMAT.format(chips)

/** What somebody is ahead or behind: `+120`, `−80`, `0`. */
export const netWords = (net: number): string =>
  net === 0 ? '0' : `${net > 0 ? '+' : '−'}${chipsWords(Math.abs(net))}`
