import { heldIn } from '../kinds/held-in.ts'
/**
 * The words of a sentence with its numbers as numbers: "I raise to two hundred fifty" ends in 250, "$1,000" and "2k"
 * are read too, and "two fifty" is 250 as players say it.
 */
export const wordsAndNumbers = (text: string): readonly (string | number)[] => {
  const words = plainWords(text)
  const found: (string | number)[] = []
  for (let i = 0; i < words.length; ) {
    const { value, next } = numberAt(words, i)
    found.push(value ?? words[i]!)
    i = next
  }
  return found
}

const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/all[ -]in/g, 'allin')
    .replace(/re-?raise/g, 'raise')
    .replace(/['’]/g, "'")
    .split(/[^a-z0-9.']+/)
    .map(word => word.replace(/^[.']+|[.']+$/g, ''))
    .filter(word => word !== '')

/** The number that begins at this word, if one does, and where the sentence goes on. */
const numberAt = (words: readonly string[], from: number): { readonly value: number | null; readonly next: number } => {
  const digits = /^(\d+(?:\.\d+)?)(k?)$/.exec(words[from]!)
  if (digits) return { value: Math.round(Number(digits[1]) * (digits[2] === 'k' ? 1000 : 1)), next: from + 1 }
  let thousands = 0
  let value = 0
  let i = from
  for (; i < words.length; i++) {
    const word = words[i]!
    if (isMultiple(word) && (i > from || word !== 'grand')) {
      if (word === 'hundred') value = (value || 1) * 100
      else [thousands, value] = [thousands + (value || 1) * 1000, 0]
      continue
    }
    // "a hundred", "two hundred and fifty"
    if (word === 'a' && i === from && isMultiple(words[i + 1])) continue
    if (word === 'and' && i > from && isNumber(words[i + 1])) continue
    const added = joined(value, heldIn(SMALL, word))
    if (added === null) break
    value = added
  }
  return i === from ? { value: null, next: from + 1 } : { value: thousands + value, next: i }
}

/** What a small number makes of what was said before it; null where a new number begins. */
const joined = (value: number, small: number | undefined): number | null => {
  if (small === undefined) return null
  if (value % 100 === 0) return value + small
  if (small < 10 && value % 10 === 0 && value % 100 >= 20) return value + small
  return value < 10 && small >= 10 ? value * 100 + small : null
}

const isMultiple = (word: string | undefined): boolean => word === 'hundred' || word === 'thousand' || word === 'grand'
const isNumber = (word: string | undefined): boolean => word !== undefined && heldIn(SMALL, word) !== undefined

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const SMALL: Readonly<Record<string, number>> = Object.fromEntries([
  ...UNITS.split(' ').map((word, i) => [word, i + 1]),
  ...TENS.split(' ').map((word, i) => [word, 20 + 10 * i]),
])
