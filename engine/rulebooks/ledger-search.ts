import type { LedgerRow } from './ledger.ts'

/**
 * The rules in whose title or gist these words stand, the best first. A word is found by its beginning (`raise` in
 * `raises`) and weighs more the rarer it is, more in the title, and more where the words stand together. Rules with all
 * words come alone; if there are none, those with some of them.
 */
export const searchLedger = (rows: readonly LedgerRow[], text: string): readonly LedgerRow[] => {
  const words = [...new Set(wordsOf(text))]
  if (words.length === 0) return []
  const texts = rows.map(row => ({ row, title: wordsOf(row.title), gist: wordsOf(row.gist) }))
  const weights = words.map(word => rarity(texts, word))
  const found = texts.flatMap(({ row, title, gist }) => {
    const hits = words.filter(word => holds(title, word) || holds(gist, word)).length
    const weight = words.reduce(
      (sum, word, i) => sum + weights[i]! * (3 * Number(holds(title, word)) + Number(holds(gist, word))),
      0,
    )
    const together = (held: readonly string[]): number => Number(words.length > 1 && standTogether(held, words))
    return hits === 0 ? [] : [{ row, hits, weight: weight * (1 + 2 * together(title) + together(gist)) }]
  })
  const all = found.filter(({ hits }) => hits === words.length)
  return (all.length > 0 ? all : found).sort((a, b) => b.weight - a.weight).map(({ row }) => row)
}

type Words = { readonly title: readonly string[]; readonly gist: readonly string[] }

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

const holds = (words: readonly string[], word: string): boolean => words.some(other => other.startsWith(word))

const rarity = (texts: readonly Words[], word: string): number => {
  const having = texts.filter(({ title, gist }) => holds(title, word) || holds(gist, word)).length
  return Math.log(1 + texts.length / (1 + having))
}

const standTogether = (held: readonly string[], words: readonly string[]): boolean =>
  held.some((_, at) => words.every((word, i) => held[at + i]?.startsWith(word)))
