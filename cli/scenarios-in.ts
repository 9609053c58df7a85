import { createReadStream } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Problem } from '@cardroom/engine/ask'
import { heldIn } from '@cardroom/engine/kinds'
import { jsonFault } from './json-fault.ts'
import { wrong } from './problems.ts'
import { readJson, type Unread } from './read-json.ts'

/** A scenario as it came, or why it could not be read. */
export type Came = { readonly value: unknown } | Problem

/**
 * Scenarios from a stream, one JSON object per line as they come, or one document over many lines; a list holds several.
 * A line that isn't JSON is a problem in its place.
 */
export const scenariosIn = async function* (input: NodeJS.ReadableStream): AsyncGenerator<Came> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  const gathered: string[] = []
  let number = 0
  for await (const line of lines) {
    number++
    // what begins with a bracket and does not end on its line is a document of many lines
    if (gathered.length > 0 || (number === 1 && /^\s*[[{]/.test(line) && jsonFault(line)?.found === null)) {
      gathered.push(line)
    } else if (line.trim() !== '') yield* valuesOf(line, `line ${number}`)
  }
  if (gathered.length === 0) return
  const whole = gathered.join('\n')
  if (jsonFault(whole) === undefined) yield* valuesOf(whole, 'the input')
  else for (const [i, line] of gathered.entries()) if (line.trim() !== '') yield* valuesOf(line, `line ${i + 1}`)
}

/** What a text holds: one scenario, or those of a list. */
const valuesOf = function* (text: string, at: string): Generator<Came> {
  const fault = jsonFault(text)
  if (fault !== undefined) {
    const said = text.length > 60 ? `${text.slice(0, 60)}…` : text
    yield { ...wrong(at, 'line-not-json', { unread: { why: 'not-json', about: fault } }), said }
    return
  }
  yield* listed(JSON.parse(text) as unknown)
}

/** The scenarios of a file, or why it cannot be read. */
export const scenariosFrom = async (file: string): Promise<readonly Came[] | Unread> => {
  const read = await readJson(file)
  if ('value' in read) return listed(read.value)
  const lines = await linesOf(file, read)
  return lines ?? read
}

/** A file may hold one scenario a line too: its first line is then JSON by itself. */
const linesOf = async (file: string, unread: Unread): Promise<readonly Came[] | undefined> => {
  if (unread.why !== 'not-json') return undefined
  const came: Came[] = []
  for await (const one of scenariosIn(createReadStream(file, 'utf8'))) came.push(one)
  return came[0] !== undefined && 'value' in came[0] ? came : undefined
}

const listed = (value: unknown): readonly Came[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map(one => ({ value: one }))

/** The scenario with its form and its house read from files, where it names such; a name is seen from its folder. */
export const withFiles = async (
  value: Readonly<Record<string, unknown>>,
  from: string,
): Promise<{ readonly value: Readonly<Record<string, unknown>> } | Problem> => {
  const filled: Record<string, unknown> = { ...value }
  for (const field of ['form', 'book']) {
    const name = heldIn(filled, field)
    if (typeof name !== 'string' || !name.endsWith('.json')) continue
    const read = await readJson(resolve(dirname(from), name))
    if ('why' in read) return { ...wrong(field, 'file-unread', { file: name, unread: read }), said: name }
    filled[field] = read.value
  }
  return { value: filled }
}
