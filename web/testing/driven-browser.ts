import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** A browser that is driven from outside: it goes to a page, runs a script there, and takes pictures. */
export type DrivenBrowser = {
  readonly go: (url: string) => Promise<void>
  readonly run: (script: string) => Promise<unknown>
  readonly screenshot: (path: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Where the first of these programs is that the path has; null if it has none of them. */
export const onPath = (...names: readonly string[]): string | null => {
  const places = (process.env.PATH ?? '').split(delimiter)
  for (const name of names)
    for (const place of places) {
      try {
        accessSync(join(place, name), constants.X_OK)
        return join(place, name)
      } catch {
        // not here: watch
      }
    }
  return null
}

/** A port that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
