/** Where a text stops being JSON: the line, the column, and what stands there; null where the text ends too early. */
export type JsonFault = { readonly line: number; readonly column: number; readonly found: string | null }

/** Where a text stops being JSON; undefined if it is JSON. */
export const jsonFault = (text: string): JsonFault | undefined => {
  const at = faultIn(text)
  if (at === undefined) return undefined
  const before = text.slice(0, at).split('\n')
  const rest = text.slice(at, at + 20).split(/[\r\n]/)[0]!
  return { line: before.length, column: before.at(-1)!.length + 1, found: at >= text.length ? null : rest }
}

/** It in words. */
export const jsonFaultWords = ({ line, column, found }: JsonFault): string => {
  const place = `line ${line}, column ${column}`
  if (found === null) return `${place}: it ends too early`
  return `${place}: ${found === '' ? 'the end of the line' : found} is unexpected`
}

/** The place of the first character that cannot be there. */
const faultIn = (text: string): number | undefined => {
  let at = 0
  const taken = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found !== null) at += found[0].length
    return found !== null
  }
  const next = (character: string): boolean => {
    taken(SPACE)
    if (text[at] !== character) return false
    at++
    return true
  }
  const all = (end: string, item: () => boolean): boolean => {
    if (next(end)) return true
    do if (!item()) return false
    while (next(','))
    return next(end)
  }
  const isValue = (): boolean => {
    if (next('{')) return all('}', isMember)
    if (next('[')) return all(']', isValue)
    return taken(TEXT) || taken(WORD)
  }
  const isMember = (): boolean => taken(SPACE) && taken(TEXT) && next(':') && isValue()
  if (!isValue()) return at
  taken(SPACE)
  return at < text.length ? at : undefined
}

const SPACE = /[ \t\r\n]*/y
// Any character but a quote, a backslash, or one below the space.
const TEXT = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y
