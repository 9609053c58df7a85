import type { Hold } from './hold-store.ts'
import type { Store } from './store.ts'

/** A store that nothing is written to while it is not held: another room could have it. */
export const fencedStore = (store: Store, { isHeld, release }: Hold): Store => {
  const fenced =
    <Given extends readonly unknown[], T>(write: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> =>
      isHeld() ? write(...given) : Promise.reject(new Error(NOT_HELD))
  return {
    ...store,
    append: fenced(store.append),
    keepSnapshot: fenced(store.keepSnapshot),
    remove: fenced(store.remove),
    probe: fenced(store.probe),
    keepAsides: fenced(store.keepAsides),
    close: async () => {
      await store.close()
      await release()
    },
  }
}

const NOT_HELD = 'the connection that holds the store is lost: nothing is written until it is back'
