import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of hand histories and its size in bytes. */
export type HistoryFile = { readonly file: string; readonly bytes: number }

/** The hand histories among these files and in these folders, or what is wrong with a name. */
export const historyFiles = async (
  names: readonly string[],
  endings: readonly string[],
): Promise<readonly HistoryFile[] | { readonly problem: string }> => {
  const files: HistoryFile[] = []
  for (const name of names) {
    const found = await filesAt(name, endings)
    if ('problem' in found) return found
    files.push(...found)
  }
  return files
}

const filesAt = async (
  name: string,
  endings: readonly string[],
): Promise<readonly HistoryFile[] | { readonly problem: string }> => {
  try {
    const what = await stat(name)
    if (!what.isDirectory()) return [{ file: name, bytes: what.size }]
    const inside = (await readdir(name, { recursive: true })).filter(file =>
      endings.some(ending => file.endsWith(ending)),
    )
    if (inside.length === 0) return { problem: `${name} holds no file that ends in ${endings.join(' or ')}` }
    return await Promise.all(
      inside.sort().map(async file => ({ file: join(name, file), bytes: (await stat(join(name, file))).size })),
    )
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return { problem: `${name} cannot be read: ${problem.message}` }
    throw problem
  }
}
