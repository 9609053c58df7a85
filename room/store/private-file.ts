import { chmodSync, closeSync, existsSync, fchmodSync, openSync, statSync } from 'node:fs'

/** Its owner reads and writes it, and nobody else does. */
const PRIVATE = 0o600

/** Makes a file that nobody else on the machine can read, whatever the umask; one that is there stays as it is. */
export const makePrivate = (file: string): void => {
  const handle = openSync(file, 'a', PRIVATE)
  // the umask can take rights away that the owner needs
  if (!isWider(file)) fchmodSync(handle, PRIVATE)
  closeSync(handle)
}

/**
 * Closes files to everybody but their owner. The store has the cards of running deals in it, so a file that is open to
 * others is a fault, not a wish: it is closed, and the answer names those that were open, with why one still is.
 */
export const tighten = (files: readonly string[]): readonly string[] =>
  files.filter(existsSync).flatMap(file => {
    if (!isWider(file)) return []
    try {
      chmodSync(file, PRIVATE)
      return [`${file} could be read by other users of this machine; now only its owner can read it.`]
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      return [`${file} can be read by other users of this machine, running decks included, and stays so: ${why}`]
    }
  })

const isWider = (file: string): boolean => (statSync(file).mode & 0o077) !== 0

/** The files that belong to a SQLite file: itself, its log, its index, and the lock of the room. */
export const filesOf = (file: string): readonly string[] =>
  ['', '-wal', '-shm', '-journal', '.lock'].map(end => `${file}${end}`)
