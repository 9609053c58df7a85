import { readFile } from 'node:fs/promises'
import { type JsonFault, jsonFault, jsonFaultWords } from './json-fault.ts'

/** Why a file holds nothing that can be used: it can't be read, or it isn't JSON. */
export type Unread =
  | { readonly why: 'not-json'; readonly about: JsonFault }
  | { readonly why: 'cannot-be-read'; readonly about: string }

/** It in words: a sentence about the file without its name. */
export const unreadWords = (unread: Unread): string =>
  unread.why === 'not-json' ? `isn’t JSON: ${jsonFaultWords(unread.about)}` : `can’t be read: ${unread.about}`

/** What a file holds as JSON, or why it can't be read. */
export const readJson = async (file: string): Promise<{ readonly value: unknown } | Unread> => {
  let text = ''
  try {
    // Some editors put a mark of byte order before the text.
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
    return { value: JSON.parse(text) as unknown }
  } catch (problem) {
    const fault = problem instanceof SyntaxError ? jsonFault(text) : undefined
    if (fault !== undefined) return { why: 'not-json', about: fault }
    if (problem instanceof Error && 'code' in problem) return { why: 'cannot-be-read', about: problem.message }
    throw problem
  }
}
