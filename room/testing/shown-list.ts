import { deciderOf, type Refusal, refusals, subjectOf, tell } from '@cardroom/engine/decider'
import { simply } from '../refusal.ts'
import type { FindShown, Shown } from '../shown/shown.ts'
import type { Store } from '../store/store.ts'
import { openDecided } from '../streams/decided-stream.ts'

/** A waiting list, as a floor keeps one: the smallest thing that can be followed and ordered. */
type List = { readonly names: readonly string[] }
type Draft = { names: readonly string[] }
type Add = { readonly type: 'Add'; readonly name: string; readonly at: number }
type Added = { readonly type: 'Added'; readonly name: string; readonly at: number }
type No = Refusal<'is-listed' | 'no-such-order' | 'moved-on'>

const refused = refusals<No>()
const list = subjectOf<Draft, Added, No>()<Add, Added>({
  orders: {
    Add: (work, { name, at }) => {
      if (work.state.names.includes(name)) return refused('is-listed')
      tell(work, { type: 'Added', name, at })
      return null
    },
  },
  events: {
    Added: (draft, { name }) => {
      draft.names = [...draft.names, name]
    },
  },
})
const lists = deciderOf<List, Draft, Add, Added, No>()(
  { initial: { names: [] }, copy: ({ names }) => ({ names }), unknown: refused('no-such-order') },
  [list],
)
const kind = {
  knows: lists.records,
  upcast: (stored: Added): Added => stored,
  shape: 1,
  isWhole: (state: Partial<List>) => Array.isArray(state.names),
}

/** A list on a store that anybody with a name may see and add to; `list/copy/7` is the same, and `list/broken` a fault of ours. */
export const shownList = async (store: Store, onError: (cause: unknown) => void): Promise<FindShown> => {
  const stream = await openDecided<List, Add, Added, No>(lists, kind, {
    stream: 'list',
    store,
    now: Date.now,
    onError,
    movedOn: refused('moved-on'),
    unplayable: 'cannot go on',
  })
  const shown: Shown = {
    version: stream.version,
    viewFor: ({ person }) =>
      person === null ? simply('no-name', 'Enter a name first.') : { names: stream.state().names, you: person },
    listen: changed => stream.listen(changed),
    order: async (_, order, command) => {
      const name = (order as { readonly name?: unknown } | null)?.name
      if (typeof name !== 'string') return simply('not-understood', 'That isn’t a name.')
      const outcome = await stream.order({ type: 'Add', name, at: 1 }, command)
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
