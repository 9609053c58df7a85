/** What a language has to say values with. */
export type ValueVoice = {
  readonly none: string
  readonly yes: string
  readonly no: string
  readonly number: (number: number) => string
  /** A text of the value: a code such as `once-heads-up`, or words that somebody has written. */
  readonly text: (text: string) => string
  /** The name of a field, such as `allInBefore`. */
  readonly field: (name: string) => string
}

/** A value as a person who speaks so reads it. */
export const valueWordsIn =
  (voice: ValueVoice) =>
  (value: unknown): string => {
    if (value === null || value === undefined) return voice.none
    if (typeof value === 'boolean') return value ? voice.yes : voice.no
    if (typeof value === 'number') return voice.number(value)
    if (typeof value === 'string') return voice.text(value)
    const within = partIn(voice)
    if (Array.isArray(value)) return value.length === 0 ? voice.none : value.map(within).join(', ')
    if (typeof value !== 'object') return String(value)
    const said = Object.entries(value).map(([name, of]) => `${voice.field(name)}: ${within(of)}`)
    return said.length === 0 ? voice.none : said.join(', ')
  }

/** A value inside another: in brackets if it has parts of its own. */
const partIn =
  (voice: ValueVoice) =>
  (value: unknown): string => {
    const words = valueWordsIn(voice)(value)
    return hasParts(value) ? `(${words})` : words
  }

/** Is it said in two parts or more, itself or inside? */
const hasParts = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const parts = Object.values(value)
  return parts.length > 1 || parts.some(hasParts)
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
export const spacedOut = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** A value as a person reads it: "once heads-up", "fraction: 0.5, inclusive: yes". */
export const valueWords = valueWordsIn({
  none: 'none',
  yes: 'yes',
  no: 'no',
  number: String,
  text: spoken,
  field: spacedOut,
})
