/** A name as it is compared: how it is written large or small, spaced or composed makes no other name of it. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase()

/** How long a name of a person may be, and of a table or a house, in characters as they are shown. */
export const MOST_OF_NAME = 40
export const MOST_OF_TITLE = 60

/**
 * A name as it is shown: without signs that cannot be seen or that turn text around, with single spaces, and no longer
 * than it may be; empty if nothing is left that can be seen. It is cut after it is composed, since one sign may become
 * eighteen.
 */
export const tidyName = (name: string, most = MOST_OF_NAME): string => {
  const tidy = plainText(name.normalize('NFKC'))
  const cut = [...tidy].slice(0, most).join('').trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(cut) ? cut : ''
}

/** Text on one line without what cannot be seen or turns it around; spaces are single. */
export const plainText = (text: string): string =>
  text
    .replaceAll(UNSEEN, ' ')
    // no more marks on one letter than any language puts there
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Controls, formats, what is private or not assigned, line ends, and letters that have no shape: fillers of Hangul and
 * Braille, joiners, variation selectors, tags.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u3164\u115f\u1160\uffa0]/gu

/**
 * A name as it looks at a glance: letters of other alphabets that are drawn like Latin ones, and signs that are hardly
 * distinguished, count as the same. For telling people at one table apart, not for accounts.
 */
export const looksOf = (name: string): string =>
  [...tidyName(name)]
    .map(sign => LOOKS.get(sign) ?? sign)
    .join('')
    .toLowerCase()

const LOOKS: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕКМНОРСТХУІЈЅԌԚԜ', 'ABEKMHOPCTXYlJSGQW'],
    ['аеорсхуіјѕһԁԛԝѵ', 'aeopcxyijshdqwv'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHlKMNOPTYX'],
    ['αοινρυκ', 'aoivpuk'],
    ['I1|ıɑɡ0', 'llliago'],
  ].flatMap(([others = '', latin = '']) => [...others].map((sign, at) => [sign, [...latin][at]!] as const)),
)
