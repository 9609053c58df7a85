import { bookOf, type LedgerRow } from './ledger.ts'

/** A term of the dictionary with what the books' glossaries say of it. */
export type Term = { readonly term: string; readonly rows: readonly LedgerRow[] }

/** The glossaries of the books as one dictionary, by the alphabet. */
export const dictionaryOf = (rows: readonly LedgerRow[]): readonly Term[] => {
  const terms = new Map<string, LedgerRow[]>()
  for (const row of rows) {
    if (row.layer !== 'glossary') continue
    const key = keyOf(termOf(row))
    terms.set(key, [...(terms.get(key) ?? []), row])
  }
  return [...terms]
    .map(([, found]) => ({ term: termOf(found[0]!), rows: found }))
    .sort((a, b) => letters(a.term).localeCompare(letters(b.term), 'en'))
}

const letters = (term: string): string => term.replaceAll(/[^\p{L}\p{N} ]/gu, '')

/** The word that a row of a glossary explains. The Laws of the USPA give it in the number of the rule. */
export const termOf = ({ id, title, term }: LedgerRow): string => {
  if (term !== undefined) return term
  if (bookOf(id) !== 'uspa' || !id.startsWith('uspa/2.2/')) return title
  const words = id.slice('uspa/2.2/'.length).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text in pieces: as it is, or a term of the dictionary as it stands there. */
export type Piece = string | { readonly term: Term; readonly words: string }

/** A text with the terms of the dictionary found in it, each once and the longest first; `own` is left alone. */
export const termsIn = (text: string, dictionary: readonly Term[], own?: Term): readonly Piece[] => {
  const found = new Set<string>()
  const named = new Map(dictionary.flatMap(term => (term === own ? [] : [[keyOf(term.term), term] as const])))
  const pieces: Piece[] = []
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)]
  let done = 0
  for (let at = 0; at < words.length; at++) {
    const hit = longestAt(words, at, text, named, found)
    if (hit === undefined) continue
    const [start, end] = [words[at]!.index, hit.end]
    if (start > done) pieces.push(text.slice(done, start))
    pieces.push({ term: hit.term, words: text.slice(start, end) })
    found.add(hit.term.term)
    done = end
    at += hit.words - 1
  }
  return done < text.length ? [...pieces, text.slice(done)] : pieces
}

const LONGEST = 3

const longestAt = (
  words: readonly RegExpExecArray[],
  at: number,
  text: string,
  named: ReadonlyMap<string, Term>,
  found: ReadonlySet<string>,
): { readonly term: Term; readonly end: number; readonly words: number } | undefined => {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
    const last = words[at + count - 1]!
    const end = last.index + last[0].length
    const term = named.get(keyOf(text.slice(words[at]!.index, end)))
    if (term !== undefined && !found.has(term.term)) return { term, end, words: count }
  }
  return undefined
}

/** Small letters, no marks, no plural: "Kill pots" and "kill-pot" are one term. */
const keyOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\s*\(.*\)\s*/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/([^s])s$/, '$1')
