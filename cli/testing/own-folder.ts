import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder of a test file's own, which is gone after its tests. */
export type OwnFolder = {
  readonly folder: string
  /** Writes a file into it, and tells where it lies. */
  readonly file: (name: string, text: string) => string
}

/** Makes a folder for the tests of a file. */
export const ownFolder = (): OwnFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  return { folder, file }
}
