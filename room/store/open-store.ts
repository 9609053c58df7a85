import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { postgresStore } from './postgres-store.ts'
import { sqliteApart } from './sqlite-apart.ts'
import { sqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** PostgreSQL where an address of one is given, otherwise one file. */
export const openStore = async (
  { databaseUrl, file }: { readonly databaseUrl?: string | undefined; readonly file: string },
  onError: (cause: Error) => void,
): Promise<Store> => {
  if (databaseUrl !== undefined && databaseUrl !== '') {
    return postgresStore({ connectionString: databaseUrl, max: 8 }, onError)
  }
  if (file === ':memory:') return sqliteStore(file)
  mkdirSync(dirname(file), { recursive: true })
  return sqliteApart(file)
}
