/** The kind of hand out of its words: "two pair, queens and threes" is "two pair", "eight-six low (8-6-4-3-A)" "eight low". */
export const handCategory = (words: string): string => {
  const kind = KINDS.find(([pattern]) => pattern.test(words))
  return kind === undefined ? words : words.replace(...kind)
}

/** How the words of a hand begin, and what it is called among its like. */
const KINDS: readonly [RegExp, string][] = [
  [/^(.*badugi),.*$/, '$1'],
  [/^the wheel, five low$/, 'five low'],
  [/^(\w+)-\w+ low .*$/, '$1 low'],
  [/^(royal flush|straight flush|straight|flush|two pair)\b.*$/, '$1'],
  [/^.* full of .*$/, 'full house'],
  [/^pair of .*$/, 'one pair'],
  [/^(three|four|five) \w+s\b.*$/, '$1 of a kind'],
  [/^\w+ high\b.*$/, 'high card'],
]
