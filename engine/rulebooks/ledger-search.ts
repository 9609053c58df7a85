import type { LedgerRow } from './ledger.ts'
import { PLAYERS_WORDS, type PlayersWords } from './players-words.ts'

/** The words of a rule, as they are searched. */
type Words = { readonly row: LedgerRow; readonly title: readonly string[]; readonly gist: readonly string[] }

/** The words of all rules, made once, so that a search only looks them up. */
export type LedgerIndex = {
  readonly texts: readonly Words[]
  readonly places: ReadonlyMap<string, number>
  /** Every word in order, with the rules that have it in their title and in their gist. */
  readonly words: readonly (readonly [word: string, titles: readonly number[], gists: readonly number[]])[]
  /** What players say for some of them. */
  readonly players: readonly PlayersWords[]
}

/** The index of these rules, with what players say in their language. */
export const ledgerIndex = (
  rows: readonly LedgerRow[],
  players: readonly PlayersWords[] = PLAYERS_WORDS,
): LedgerIndex => {
  const texts = rows.map(row => ({ row, title: wordsOf(row.title), gist: wordsOf(row.gist) }))
  const all = new Map<string, readonly [titles: number[], gists: number[]]>()
  const add = (words: readonly string[], rule: number, where: 0 | 1): void => {
    for (const word of new Set(words)) {
      if (!all.has(word)) all.set(word, [[], []])
      all.get(word)![where].push(rule)
    }
  }
  texts.forEach(({ title, gist }, rule) => {
    add(title, rule, 0)
    add(gist, rule, 1)
  })
  const words = [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, [titles, gists]]) => [word, titles, gists] as const)
  return { texts, words, players, places: new Map(rows.map(({ id }, place) => [id, place])) }
}

/**
 * The rules that these words find, the best first: by its id, by what players say, and by its title and
 * gist. A word is found by its beginning (`raise` in `raises`) and weighs more the rarer it is, more in the title, and
 * more where the words stand together. Rules with all words come alone; if there are none, those with some of them.
 */
export const searchIndex = (index: LedgerIndex, text: string): readonly LedgerRow[] => {
  const first = [...byId(index, text), ...byPlayersWords(index, text)]
  return [...new Set([...first, ...byWords(index, text)])].map(rule => index.texts[rule]!.row)
}

/** The same over rules that are searched once. */
export const searchLedger = (rows: readonly LedgerRow[], text: string): readonly LedgerRow[] =>
  searchIndex(ledgerIndex(rows), text)

/** The rule of this id, and those whose ids begin with it. */
const byId = ({ texts, places }: LedgerIndex, text: string): readonly number[] => {
  const id = text.trim().toLowerCase()
  if (!id.includes('/')) return []
  const own = places.get(id)
  const parts = texts.flatMap(({ row }, rule) => (row.id.startsWith(id) && rule !== own ? [rule] : []))
  return own === undefined ? parts : [own, ...parts]
}

/** The rules that players mean by these words: what they say, whole or as far as it is typed. */
const byPlayersWords = ({ places, players }: LedgerIndex, text: string): readonly number[] => {
  const said = [...new Set(wordsOf(text))].join(' ')
  if (said.length < 3) return []
  const phrases = players.map(({ says, rules }) => ({
    rules,
    says: says.map(it => [...new Set(wordsOf(it))].join(' ')),
  }))
  const exact = phrases.filter(({ says }) => says.includes(said))
  const begun = said.includes(' ') ? phrases.filter(({ says }) => says.some(it => it.startsWith(said))) : []
  return [...exact, ...begun].flatMap(({ rules }) => rules.flatMap(id => places.get(id) ?? []))
}

const byWords = (index: LedgerIndex, text: string): readonly number[] => {
  const words = [...new Set(wordsOf(text))]
  const found = words.map(word => ({ word, ...havingWord(index, word) }))
  const scores = new Map<number, { hits: number; weight: number }>()
  for (const { titles, gists } of found) {
    const rules = new Set([...titles, ...gists])
    const rarity = Math.log(1 + index.texts.length / (1 + rules.size))
    for (const rule of rules) {
      const score = scores.get(rule) ?? { hits: 0, weight: 0 }
      const weight = rarity * (3 * Number(titles.has(rule)) + Number(gists.has(rule)))
      scores.set(rule, { hits: score.hits + 1, weight: score.weight + weight })
    }
  }
  const scored = [...scores]
  const whole = scored.filter(([, { hits }]) => hits === words.length)
  return (whole.length > 0 ? whole : scored)
    .map(([rule, { weight }]) => ({ rule, weight: weight * together(index.texts[rule]!, words) }))
    .sort((a, b) => b.weight - a.weight || a.rule - b.rule)
    .map(({ rule }) => rule)
}

/** The rules with a word that begins so. */
const havingWord = (
  { words }: LedgerIndex,
  word: string,
): { titles: ReadonlySet<number>; gists: ReadonlySet<number> } => {
  const titles = new Set<number>()
  const gists = new Set<number>()
  for (let at = firstAt(words, word); words[at]?.[0].startsWith(word); at++) {
    for (const rule of words[at]![1]) titles.add(rule)
    for (const rule of words[at]![2]) gists.add(rule)
  }
  return { titles, gists }
}

/** The place of the first word that does not stand before this one. */
const firstAt = (words: LedgerIndex['words'], word: string): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]![0] < word) low = middle + 1
    else high = middle
  }
  return low
}

const together = ({ title, gist }: Words, words: readonly string[]): number =>
  words.length < 2 ? 1 : 1 + 2 * Number(standTogether(title, words)) + Number(standTogether(gist, words))

const standTogether = (held: readonly string[], words: readonly string[]): boolean =>
  held.some((_, at) => words.every((word, i) => held[at + i]?.startsWith(word)))

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
