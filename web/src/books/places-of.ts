/** Where rules are at work: the parts of the product by rule, and the rules that a test proves. */
export type AtWork = {
  readonly parts: ReadonlyMap<string, readonly string[]>
  readonly proven: ReadonlySet<string>
}

/** What `places.txt` says: a line for each part with the rules cited there; the first line has the proven ones. */
export const placesOf = (text: string): AtWork => {
  const [first = '', ...lines] = text.trim().split('\n')
  const parts = new Map<string, string[]>()
  for (const line of lines) {
    const [part = '', ...ids] = line.split(' ')
    for (const id of ids) parts.set(id, [...(parts.get(id) ?? []), part])
  }
  return { parts, proven: new Set(first.split(' ').slice(1)) }
}

/** The words for the parts where a rule is at work, each once; those with no words of their own take their folder's. */
export const partWords = (parts: readonly string[], words: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(parts.flatMap(part => wordsOf(part, words) ?? [])),
]

const wordsOf = (part: string, words: Readonly<Record<string, string>>): string | undefined => {
  if (Object.hasOwn(words, part)) return words[part]
  const slash = part.lastIndexOf('/')
  return slash < 0 ? undefined : wordsOf(part.slice(0, slash), words)
}
