import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { isProblem, type Problem } from '@cardroom/engine/kinds'
import { problemText } from './problems.ts'

/**
 * Reads JSON lines and answers each on its own line. A line that can't be used is answered with `{ error }`, what is wrong
 * and what is accepted instead, and the rest go on.
 */
export const answerLines = async (
  answer: (value: unknown) => object | Problem,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<void> => {
  if (input === process.stdin && process.stdin.isTTY) {
    process.stderr.write('Enter one JSON object per line; Ctrl-D when done. (--help shows an example.)\n')
  }
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    if (!output.write(`${JSON.stringify(answerLine(line, answer))}\n`)) await once(output, 'drain')
  }
}

const answerLine = (line: string, answer: (value: unknown) => object | Problem): unknown => {
  const read = parsed(line)
  if ('fault' in read) return { error: `not a JSON object on one line: ${read.fault}` }
  const answered = answer(read.value)
  return isProblem(answered) ? { error: problemText(answered as Problem) } : answered
}

const parsed = (line: string): { readonly value: unknown } | { readonly fault: string } => {
  try {
    return { value: JSON.parse(line) }
  } catch (cause) {
    if (cause instanceof SyntaxError) return { fault: cause.message }
    throw cause
  }
}
