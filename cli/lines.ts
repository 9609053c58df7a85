import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { isProblem, type Problem } from '@cardroom/engine/kinds'
import { jsonFault } from './json-fault.ts'
import { answeredProblem, wrong } from './problems.ts'

/**
 * Reads JSON lines and answers each on its own line. A line that can't be used is answered with `{ error }`, which says as
 * `ask` does what is wrong and what is accepted instead, and the rest go on.
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
  const fault = jsonFault(line)
  const answered = fault === undefined ? answer(JSON.parse(line)) : wrong('', 'not-json', { fault })
  return isProblem(answered) ? { error: answeredProblem(answered as Problem) } : answered
}
