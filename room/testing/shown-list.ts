import { refusal } from '../refusal.ts'
import type { FindShown, Shown } from '../shown/shown.ts'
import type { Store } from '../store/store.ts'
import { add, openList } from './list-stream.ts'

/** A list on a store that anybody with a name may see and add to; `list/copy/7` is the same, and `list/broken` a fault of ours. */
export const shownList = async (store: Store, onError: (cause: unknown) => void): Promise<FindShown> => {
  const stream = await openList(store, 'list', onError)
  const shown: Shown = {
    version: stream.version,
    viewFor: ({ person }) =>
      person === null ? refusal('no-name', { about: 'first' }) : { names: stream.state().names, you: person },
    listen: changed => stream.listen(changed),
    order: async (_, order, command) => {
      const name = (order as { readonly name?: unknown } | null)?.name
      if (typeof name !== 'string') return refusal('not-understood', { about: 'name' })
      const outcome = await stream.order(add(name), command)
      return 'why' in outcome ? refusal('name-is-taken', { about: { name, at: 'table' } }) : outcome
    },
  }
  const broken: Shown = {
    ...shown,
    viewFor: () => {
      throw new Error('no view')
    },
    order: () => Promise.reject(new Error('no order')),
  }
  return what => {
    if (what === 'list/broken') return broken
    return what === 'list' || what.startsWith('list/copy/') ? shown : undefined
  }
}
