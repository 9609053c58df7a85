import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Format, formatOf } from '@cardroom/histories'

/** A file of hand histories, its size in bytes, and whether it was found in a folder rather than named. */
export type HistoryFile = { readonly file: string; readonly bytes: number; readonly found: boolean }

/** The format of a file; null if it holds no hand histories. */
export const formatOfFile = (text: string, { file, found }: HistoryFile): Format | null =>
  formatOf(text, found && OF_ANYTHING.has(extname(file)) ? '' : file)

/** Endings that say little: what lies about in a folder is a history if it begins like one. */
const OF_ANYTHING: ReadonlySet<string> = new Set(['.jsonl', '.txt'])

/** Why files can't be used: one can't be read, or a folder holds none. */
export type NoHistories =
  | { readonly why: 'none-in-folder'; readonly name: string; readonly endings: readonly string[] }
  | { readonly why: 'cannot-be-read'; readonly name: string; readonly fault: string }

/** It in words. */
export const noHistoriesWords = (no: NoHistories): string =>
  no.why === 'none-in-folder'
    ? `${no.name} has no files that end in ${no.endings.join(' or ')}`
    : `${no.name} can’t be read: ${no.fault}`

/** The hand histories among these files and in these folders, or what is wrong with a name. */
export const historyFiles = async (
  names: readonly string[],
  endings: readonly string[],
): Promise<readonly HistoryFile[] | NoHistories> => {
  const files: HistoryFile[] = []
  for (const name of names) {
    const found = await filesAt(name, endings)
    if ('why' in found) return found
    files.push(...found)
  }
  return files
}

const filesAt = async (name: string, endings: readonly string[]): Promise<readonly HistoryFile[] | NoHistories> => {
  try {
    const what = await stat(name)
    if (!what.isDirectory()) return [{ file: name, bytes: what.size, found: false }]
    const inside = (await readdir(name, { recursive: true })).filter(file =>
      endings.some(ending => file.endsWith(ending)),
    )
    if (inside.length === 0) return { why: 'none-in-folder', name, endings }
    return await Promise.all(
      inside.sort().map(async file => {
        const path = join(name, file)
        return { file: path, bytes: (await stat(path)).size, found: true }
      }),
    )
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return { why: 'cannot-be-read', name, fault: problem.message }
    throw problem
  }
}
