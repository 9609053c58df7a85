import type { Socket } from 'node:net'

/** A line on which what is said at once goes out together. */
export type Together = {
  readonly write: (frame: Buffer) => void
  /** How many written bytes the other end has not yet taken. */
  readonly waiting: () => number
  /** Lets go now what is held: what is written to the line past this comes after it. */
  readonly letGo: () => void
}

/**
 * Holds what is said on a line until everything is said that is due now: a change at a table and the answer to the one who made it
 * go out in one write, which costs the room more than what is in it.
 */
export const writeTogether = (line: Socket, isOpen: () => boolean): Together => {
  let frames: Buffer[] = []
  let bytes = 0
  const letGo = (): void => {
    if (frames.length === 0) return
    const all = frames.length === 1 ? frames[0]! : Buffer.concat(frames, bytes)
    frames = []
    bytes = 0
    // it may have been closed since
    if (isOpen() && line.writable) line.write(all)
  }
  return {
    write: frame => {
      // somebody holds the line already
      if (line.writableCorked > 0) return void line.write(frame)
      bytes += frame.length
      if (frames.push(frame) > 1) return
      if (held.push(letGo) === 1) process.nextTick(letAllGo)
    },
    waiting: () => bytes + line.writableLength,
    letGo,
  }
}

let held: (() => void)[] = []

const letAllGo = (): void => {
  const lines = held
  held = []
  for (const letGo of lines) letGo()
}
