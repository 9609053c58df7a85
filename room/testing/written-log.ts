import { Writable } from 'node:stream'

/** Where a room writes its log in a test, and all that it has written so far. */
export const writtenLog = (): { readonly to: Writable; readonly text: () => string } => {
  let text = ''
  const to = new Writable({
    write: (chunk, _, done) => {
      text += chunk.toString()
      done()
    },
  })
  return { to, text: () => text }
}
