/** The words that look most like this one, nearest first: what somebody who mistyped may have meant. */
export const near = (word: string, words: readonly string[], most = 3): readonly string[] =>
  words
    .map(other => ({ other, far: distance(letters(word), letters(other)) }))
    .filter(({ other, far }) => far <= slips(other) || (word.length > 2 && letters(other).includes(letters(word))))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ other }) => other)

/** How many slips a word bears before it is another word; a very short one bears none. */
const slips = (word: string): number => (word.length < 4 ? 0 : Math.max(1, Math.floor(word.length / 3)))

const letters = (word: string): string => word.toLowerCase().replaceAll(/[-_ ]/g, '')

/** How many letters must be put in, taken out, changed, or changed over with the next to make one word of the other. */
const distance = (a: string, b: string): number => {
  let before: readonly number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const over = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : change
      next.push(Math.min(change, over, row[j]! + 1, next[j - 1]! + 1))
    }
    before = row
    row = next
  }
  return row[b.length]!
}
