import type { Store } from '../store/store.ts'

/** A store that is read through this, and the versions of all entries that were read since they were asked for last. */
export const countedStore = (store: Store): { readonly store: Store; readonly read: () => readonly number[] } => {
  let versions: number[] = []
  return {
    store: {
      ...store,
      read: async (stream, after, most) => {
        const entries = await store.read(stream, after, most)
        versions.push(...entries.map(({ version }) => version))
        return entries
      },
    },
    read: () => {
      const all = versions
      versions = []
      return all
    },
  }
}
