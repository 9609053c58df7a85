/** A whole message of text: the first byte of its frame. */
const WHOLE_TEXT = 0x81
/** Up to here the length stands in the second byte; then in two bytes more, announced by 126, or in eight, by 127. */
const SHORT = 125
const MEDIUM = 0xffff

let last: { readonly text: string; readonly frame: Buffer } = { text: '', frame: Buffer.of(WHOLE_TEXT, 0) }

/**
 * A text as it goes over a line (RFC 6455, 5.2): whole, neither masked nor compressed. What many get is put into bytes
 * once: the last frame is kept, and they get it one after another.
 */
export const textFrame = (text: string): Buffer => {
  if (text !== last.text) last = { text, frame: framed(text) }
  return last.frame
}

const framed = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  frame[1] = length <= SHORT ? length : length <= MEDIUM ? 126 : 127
  if (head === 4) frame.writeUInt16BE(length, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, head)
  return frame
}
