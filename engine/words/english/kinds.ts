import type { Kind } from '../../kinds/kind.ts'

/** What a kind takes, in words, with its values as you write them in a file. */
export const kindWords = (kind: Kind): string => {
  const { said } = kind
  if (said === undefined) return plainWords(kind)
  // words of its own say what it is for, and the values follow where they are short
  if (kind.kind === 'list') return `a list: ${said}`
  return kind.kind === 'one-of' || kind.kind === 'whole' ? `${said}: ${valuesOf(kind)}` : said
}

const valuesOf = (kind: Kind): string => (kind.kind === 'one-of' ? listed(kind.names) : plainWords(kind))

/** Names in a row; of a great many the first ones. */
const listed = (names: readonly unknown[]): string =>
  names.length > MANY ? `${names.slice(0, MANY / 3).join(', ')} and ${names.length - MANY / 3} more` : names.join(', ')

const MANY = 60

const plainWords = (kind: Kind): string => {
  switch (kind.kind) {
    case 'flag':
      return 'true or false'
    case 'whole':
      return wholeWords(kind.least, kind.most)
    case 'part':
      return 'a number from 0 to 1'
    case 'number':
      return 'a number, 0 or more'
    case 'words':
      return 'a text'
    case 'text':
      return kind.most < Number.MAX_SAFE_INTEGER ? `a text of at most ${kind.most} characters` : 'a text'
    case 'known':
      return kind.said
    case 'one-of':
      return kind.names.length === 1 ? String(kind.names[0]) : `one of ${listed(kind.names)}`
    case 'some-of':
      return `a list of any of ${kind.names.join(', ')}, each once`
    case 'list':
      return `a list${countWords(kind.least, kind.most)}, each ${kindWords(kind.of)}`
    case 'fields':
      return `an object with ${Object.entries(kind.fields)
        .map(([name, of]) => `${name} (${kindWords(of)})`)
        .join(', ')}`
    case 'tagged':
      return `an object with ${kind.by} (one of ${listed(Object.keys(kind.kinds))})`
    case 'may':
      return kindWords(kind.of)
    case 'by-name':
      return `an object with names of your own, each ${kindWords(kind.of)}`
    case 'object':
      return 'an object'
    case 'none-or':
      return `${kindWords(kind.of)}, or null for none`
    case 'either':
      return kind.kinds.map(kindWords).join(', or ')
  }
}

const wholeWords = (least: number, most: number): string => {
  const isOpen = most >= Number.MAX_SAFE_INTEGER
  if (least <= Number.MIN_SAFE_INTEGER) return isOpen ? 'a whole number' : `a whole number up to ${most}`
  return isOpen ? `a whole number, ${least} or more` : `a whole number from ${least} to ${most}`
}

const countWords = (least: number | undefined, most: number | undefined): string => {
  if (most !== undefined) return least === undefined ? ` of at most ${most}` : ` of ${least} to ${most}`
  return least === undefined ? '' : ` of at least ${least}`
}
