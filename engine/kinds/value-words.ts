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
