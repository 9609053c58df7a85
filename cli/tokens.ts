/** A piece of TypeScript: a bracket, a text, a word, or another sign. Comments and regular expressions are left out. */
export type Token = {
  readonly kind: 'open' | 'close' | 'text' | 'word' | 'sign'
  /** Of a text what is between its quotes, a `${…}` in it as `$`. */
  readonly text: string
  readonly line: number
}

/** The pieces of a source, as far as it takes to know what is a text and which brackets are around it. */
export const tokens = (source: string): readonly Token[] => {
  const found: Token[] = []
  let line = 1
  let at = 0
  while (at < source.length) {
    const end = endOfPiece(source, at, found.at(-1))
    const piece = source.slice(at, end)
    const kind = kindOf(piece)
    if (kind !== undefined) found.push({ kind, text: kind === 'text' ? described(piece) : piece, line })
    line += piece.split('\n').length - 1
    at = end
  }
  return found
}

const kindOf = (piece: string): Token['kind'] | undefined => {
  if (/^\s|^\/[/*]/.test(piece) || (piece.length > 1 && piece.startsWith('/'))) return undefined
  if (/^['"`]/.test(piece)) return 'text'
  if (/^[\w$]/.test(piece)) return 'word'
  if (/^[([{]/.test(piece)) return 'open'
  return /^[)\]}]/.test(piece) ? 'close' : 'sign'
}

const endOfPiece = (source: string, at: number, before: Token | undefined): number => {
  const plain = match(PLAIN, source, at)
  if (plain !== undefined) return plain
  if (source[at] === '`') return endOfTemplate(source, at)
  const regex = source[at] === '/' && mayBeRegex(before) ? match(REGEX, source, at) : undefined
  return regex ?? at + 1
}

/** Space, comments, plain texts, words, and the arrow, whose head is no bracket. */
const PLAIN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|[\w$]+|=>/y
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y

const match = (pattern: RegExp, source: string, at: number): number | undefined => {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : undefined
}

/** After a value a slash divides; anywhere else it begins a regular expression. */
const mayBeRegex = (before: Token | undefined): boolean =>
  before === undefined ||
  before.kind === 'open' ||
  before.kind === 'sign' ||
  (before.kind === 'word' && /^(return|of|in|typeof)$/.test(before.text))

const endOfTemplate = (source: string, start: number): number => {
  let at = start + 1
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2
    else if (source.startsWith('${', at)) at = endOfHole(source, at + 2)
    else at++
  }
  return at + 1
}

/** Where the `${…}` that begins here ends, texts and brackets within it minded. */
const endOfHole = (source: string, start: number): number => {
  let depth = 1
  let at = start
  while (at < source.length && depth > 0) {
    if (source[at] === '{') depth++
    if (source[at] === '}') depth--
    at = endOfPiece(source, at, undefined)
  }
  return at
}

/** The text without its quotes; where something is filled in stands a `$`, which no id goes on with. */
const described = (piece: string): string => {
  if (!piece.startsWith('`')) return piece.slice(1, -1)
  let text = ''
  for (let at = 1; at < piece.length - 1; ) {
    const filled = piece.startsWith('${', at)
    text += filled ? '$' : piece[at]
    at = filled ? endOfHole(piece, at + 2) : at + 1
  }
  return text
}
