/** A name as it is compared: how it is written large or small, spaced or composed makes no other name of it. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase()

/** A name as it is shown: without signs that cannot be seen, with single spaces; empty if nothing is left of it. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
