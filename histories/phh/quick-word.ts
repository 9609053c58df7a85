import type { LocalTime, Reader } from './quick-toml.ts'

/** Reads a number, a boolean or a time of day; undefined for anything else, and then nothing is read. */
export const readWord = (reader: Reader): unknown => {
  const whole = readWhole(reader)
  if (whole !== undefined) return whole
  WORD.lastIndex = reader.at
  const word = WORD.exec(reader.text)?.[0]
  if (word === undefined) return
  const value = wordValue(word)
  if (value !== undefined) reader.at += word.length
  return value
}

const [LF, SPACE, COMMA, ZERO, CLOSE] = [10, 32, 44, 48, 93]
const WORD = /[A-Za-z0-9_+.:-]+/y
const NUMBER = /^[+-]?(?:0|[1-9]\d*)(\.\d+)?$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{0,2}[1-9])?$/

/** A whole number as most are written: up to fifteen digits, and behind them the end of a value. */
const readWhole = (reader: Reader): number | undefined => {
  const { text, at: from } = reader
  let value = 0
  for (let at = from; at <= from + 15; at++) {
    const code = text.charCodeAt(at)
    const digit = code - ZERO
    if (digit >= 0 && digit <= 9) value = value * 10 + digit
    else {
      const ends = code === COMMA || code === CLOSE || code === LF || code === SPACE
      if (!ends || at === from || (at > from + 1 && text.charCodeAt(from) === ZERO)) return
      reader.at = at
      return value
    }
  }
  return
}

const wordValue = (word: string): unknown => {
  if (word === 'true') return true
  if (word === 'false') return false
  if (word === 'inf') return Number.POSITIVE_INFINITY
  if (TIME.test(word)) return { time: word } satisfies LocalTime
  const number = NUMBER.exec(word)
  if (number === null) return
  const value = Number(word)
  return number[1] === undefined && !Number.isSafeInteger(value) ? undefined : value
}
