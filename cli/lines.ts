import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A line that cannot be used, with what is wrong and what is accepted instead. */
export class Unusable extends Error {}

/** Reads JSON lines, answers each on its own line, and goes on after a line that cannot be used. */
export const answerLines = async (
  answer: (value: unknown) => unknown,
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

const answerLine = (line: string, answer: (value: unknown) => unknown): unknown => {
  try {
    return answer(JSON.parse(line))
  } catch (problem) {
    if (problem instanceof Unusable) return { error: problem.message }
    if (problem instanceof SyntaxError) return { error: `not a JSON object on one line: ${problem.message}` }
    throw problem
  }
}
