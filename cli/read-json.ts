import { readFile } from 'node:fs/promises'
import { jsonFault } from './json-fault.ts'

/** What a file holds as JSON, or why that cannot be said: a sentence about the file without its name. */
export const readJson = async (file: string): Promise<{ readonly value: unknown } | { readonly problem: string }> => {
  let text = ''
  try {
    // Some editors put a mark of byte order before the text.
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
    return { value: JSON.parse(text) as unknown }
  } catch (problem) {
    if (problem instanceof SyntaxError) return { problem: `is not JSON: ${jsonFault(text) ?? problem.message}` }
    if (problem instanceof Error && 'code' in problem) return { problem: `cannot be read: ${problem.message}` }
    throw problem
  }
}
