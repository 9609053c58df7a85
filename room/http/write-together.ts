import type { Socket } from 'node:net'

/**
 * Holds a line until all is said that is to be said now: a change at a table and the answer to who made it go out in one
 * write, which costs the room more than what is in it.
 */
export const writeTogether = (line: Socket): void => {
  if (line.writableCorked > 0) return
  line.cork()
  if (held.push(line) === 1) process.nextTick(letGo)
}

let held: Socket[] = []

const letGo = (): void => {
  const lines = held
  held = []
  for (const line of lines) line.uncork()
}
