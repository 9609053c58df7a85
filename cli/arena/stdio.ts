import type { Readable, Writable } from 'node:stream'
import { answerLine, faultFrame, frameOf, type Serving, wrongAction } from './serve.ts'

/** Answers line by line, and frame by frame once the client asks for it: two bytes for each action, little-endian. */
export const serveStdio = async (input: Readable, output: Writable, frames = true): Promise<void> => {
  const serving: Serving = { open: null }
  let binary = false
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of input as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      if (binary) {
        const size = 2 * serving.open!.count
        if (rest.length < size) break
        output.write(steppedFrame(serving, rest.subarray(0, size)))
        rest = rest.subarray(size)
        continue
      }
      const end = rest.indexOf(NEW_LINE)
      if (end < 0) {
        if (rest.length > LONGEST) throw new RangeError('a line is longer than a megabyte')
        break
      }
      const line = rest.subarray(0, end).toString('utf8').trim()
      rest = rest.subarray(end + 1)
      if (line === '') continue
      const answer = answerLine(serving, line, frames)
      output.write(`${JSON.stringify(answer.say)}\n`)
      if (answer.binary) binary = true
    }
  }
}

const NEW_LINE = 10
const LONGEST = 1_048_576

const steppedFrame = ({ open }: Serving, bytes: Buffer): Uint8Array => {
  const actions = Uint16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16LE(2 * i))
  const wrong = wrongAction(open!, actions)
  if (wrong !== null) return faultFrame(wrong)
  open!.step(actions)
  return frameOf(open!)
}
