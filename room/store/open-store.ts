import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fencedStore } from './fenced-store.ts'
import { type Hold, holdDatabase, holdFile, noHold } from './hold-store.ts'
import { postgresStore } from './postgres-store.ts'
import { filesOf, tighten } from './private-file.ts'
import { sqliteApart } from './sqlite-apart.ts'
import { sqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** Where a store is: an address of PostgreSQL, or one file. */
export type StorePlace = { readonly databaseUrl?: string | undefined; readonly file: string }

/** PostgreSQL where an address of one is given, otherwise one file. */
export const openStore = async (place: StorePlace, onError: (cause: Error) => void): Promise<Store> => {
  const url = urlOf(place)
  if (url !== null) return postgresStore({ connectionString: url, max: 8 }, onError)
  const { file } = place
  if (file === ':memory:') return sqliteStore(file)
  makeFolder(file)
  for (const words of tighten(filesOf(file))) onError(new Error(words))
  return sqliteApart(file)
}

/** Looking into a store makes none: where there is no file, that is said. */
export const requireStore = (place: StorePlace): void => {
  if (urlOf(place) === null && !existsSync(place.file))
    throw new Error(`there is no store ${place.file}: set CARDROOM_FILE or DATABASE_URL to the one that the room uses`)
}

/** Opens a store that no other room has, and holds it until it is closed. */
export const openHeld = async (
  place: StorePlace,
  onError: (cause: Error) => void,
  onTaken: (cause: Error) => void,
): Promise<Store> => {
  const hold = await holdStore(place, onError, onTaken)
  try {
    return fencedStore(await openStore(place, onError), hold)
  } catch (cause) {
    await hold.release()
    throw cause
  }
}

/** Holds a store without opening it. */
export const holdStore = async (
  place: StorePlace,
  onError: (cause: Error) => void,
  onTaken: (cause: Error) => void,
): Promise<Hold> => {
  const url = urlOf(place)
  if (url !== null) return holdDatabase({ connectionString: url }, onError, onTaken)
  if (place.file === ':memory:') return noHold
  makeFolder(place.file)
  return holdFile(place.file)
}

/** The address of PostgreSQL, if one is given. */
export const urlOf = ({ databaseUrl }: StorePlace): string | null =>
  databaseUrl === undefined || databaseUrl === '' ? null : databaseUrl

const makeFolder = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
}
