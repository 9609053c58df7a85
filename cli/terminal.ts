/**
 * Text as it may go to a terminal: names, files and histories come from anywhere, and whatever else would steer the
 * terminal or turn its lines around is shown as a sign of its own. Only our own bold, dim and progress bar stay.
 */
export const forTerminal = (text: string): string =>
  text.replaceAll(STEERS, sign => (OURS.has(sign) ? sign : sign.replaceAll(CONTROL, '\ufffd')))

/** The last place before a terminal, a pipe or a file: everything that is written goes through `forTerminal`. */
export const guardTerminal = (stream: NodeJS.WriteStream): void => {
  const write = stream.write.bind(stream) as (text: string, ...more: readonly unknown[]) => boolean
  const guarded = (chunk: string | Uint8Array, ...more: readonly unknown[]): boolean =>
    write(forTerminal(typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)), ...more)
  stream.write = guarded as typeof stream.write
}

/** Bold, dim, the end of both, and wiping the rest of a line. */
const OURS: ReadonlySet<string> = new Set(['\u001b[1m', '\u001b[2m', '\u001b[22m', '\u001b[K', '\n', '\r', '\t'])

const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu
const STEERS = new RegExp(`\\u001b\\[[0-9;?]*[A-Za-z]|${CONTROL.source}`, 'gu')
