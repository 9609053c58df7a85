/** About how wide words in the serif letters are, in pixels, a little more rather than less. */
export const widthOf = (words: string, size: number): number =>
  [...words].reduce((sum, letter) => sum + partOf(letter), 0) * size

/** How wide words are when they are broken into this many lines, as even as their lengths allow. */
export const widthInLines = (words: string, lines: number, size: number): number => {
  const widths = words.split(' ').map(word => widthOf(word, size))
  const space = widthOf(' ', size)
  const runs = widths.flatMap((_, from) =>
    widths.slice(from).map((_, i) => run(widths.slice(from, from + i + 1), space)),
  )
  return Math.min(...runs.filter(most => linesIn(widths, space, most) <= lines))
}

const run = (widths: readonly number[], space: number): number =>
  widths.reduce((sum, width) => sum + width, space * (widths.length - 1))

/** How many lines there are when none is wider than this; endless where a word alone is. */
const linesIn = (widths: readonly number[], space: number, most: number): number => {
  let [lines, line] = [1, 0]
  for (const width of widths) {
    if (width > most) return Number.POSITIVE_INFINITY
    if (line + width > most) [lines, line] = [lines + 1, 0]
    line += width + space
  }
  return lines
}

/** The widths of letters, in parts of their size. */
const WIDTHS: readonly (readonly [letters: RegExp, part: number])[] = [
  [/[ .,:;’'·]/u, 0.28],
  [/[fijltI]/u, 0.4],
  [/[rsz\-–]/u, 0.5],
  [/[mw]/u, 0.94],
  [/[MW]/u, 1.06],
  [/\p{Lu}/u, 0.79],
]
const OTHERS = 0.64

const partOf = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS
