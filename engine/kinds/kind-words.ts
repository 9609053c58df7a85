import type { Kind } from './kind.ts'

/** What a kind takes, in words, with its values as one writes them in a file. */
export const kindWords = (kind: Kind): string => {
  switch (kind.kind) {
    case 'flag':
      return 'true or false'
    case 'whole':
      return kind.most < Number.MAX_SAFE_INTEGER
        ? `a whole number from ${kind.least} to ${kind.most}`
        : `a whole number from ${kind.least} on`
    case 'part':
      return 'a number from 0 to 1'
    case 'number':
      return 'a number from 0 on'
    case 'words':
      return 'a text'
    case 'one-of':
      return kind.names.length === 1 ? String(kind.names[0]) : `one of ${kind.names.join(', ')}`
    case 'some-of':
      return `a list of any of ${kind.names.join(', ')}, each once`
    case 'list':
      return `a list, each ${kindWords(kind.of)}`
    case 'fields':
      return `an object with ${Object.entries(kind.fields)
        .map(([name, of]) => `${name} (${kindWords(of)})`)
        .join(', ')}`
    case 'by-name':
      return `an object with names of your own, each ${kindWords(kind.of)}`
    case 'none-or':
      return `${kindWords(kind.of)}, or null for none`
    case 'either':
      return kind.kinds.map(kindWords).join(', or ')
  }
}

/** A value as a person reads it: "once heads-up", "fraction: 0.5, inclusive: yes". */
export const valueWords = (value: unknown): string => {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return spoken(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(within).join(', ')
  if (typeof value === 'object') {
    const said = Object.entries(value).map(([name, of]) => `${spacedOut(name)}: ${within(of)}`)
    return said.length === 0 ? 'none' : said.join(', ')
  }
  return String(value)
}

/** A value inside another: in brackets if it has parts of its own. */
const within = (value: unknown): string => {
  const words = valueWords(value)
  return typeof value === 'object' && value !== null && words.includes(', ') ? `(${words})` : words
}

/** Words strung together by hyphens are spaced, but for those that have one in print; a text is left as it is. */
const spoken = (text: string): string =>
  /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)
    ? text
        .replaceAll(COMPOUND, it => it.replace('-', '\u2011'))
        .replaceAll('-', ' ')
        .replaceAll('\u2011', '-')
    : text

const COMPOUND =
  /\b(?:heads-up|all-in|check-raise|bring-in|big-bet|pot-limit|no-limit|half-pot|must-move|lock-up|buy-in|face-up|face-down|ace-to-five|deuce-to-seven)\b/g

/** A field's name: allInBefore is read "all in before". */
const spacedOut = (name: string): string => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
