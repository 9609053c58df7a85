import { simply } from '../refusal.ts'
import type { FindShown, Shown } from '../shown/shown.ts'
import type { Store } from '../store/store.ts'
import { add, openList } from './list-stream.ts'

/** A list on a store that anybody with a name may see and add to; `list/copy/7` is the same, and `list/broken` a fault of ours. */
export const shownList = async (store: Store, onError: (cause: unknown) => void): Promise<FindShown> => {
  const stream = await openList(store, 'list', onError)
  const shown: Shown = {
    version: stream.version,
    viewFor: ({ person }) =>
      person === null ? simply('no-name', 'Enter a name first.') : { names: stream.state().names, you: person },
    listen: changed => stream.listen(changed),
    order: async (_, order, command) => {
      const name = (order as { readonly name?: unknown } | null)?.name
      if (typeof name !== 'string') return simply('not-understood', 'That isn’t a name.')
      const outcome = await stream.order(add(name), command)
      return 'why' in outcome ? simply(outcome.why, 'That name is on the list.') : outcome
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
