import type { Store } from '../store/store.ts'
import { notOwner } from '../streams/not-owner.ts'
import type { Owner } from '../streams/owner.ts'
import { groupOf } from './groups.ts'

/** A store in which a node writes only to what it owns, under its lease: the store refuses one that is over. */
export const leasedStore = (store: Store, owner: Owner): Store => ({
  ...store,
  append: async append => {
    const group = groupOf(append.stream)
    if (group === null) return store.append(append)
    // what begins is owned by the node that begins it
    if (append.after === 0 && owner.lease(group) === null) await owner.own(group)
    const lease = owner.lease(group)
    if (lease === null) throw notOwner(group)
    const appended = await store.append({ ...append, lease })
    if (appended.kept || appended.why !== 'lease-is-lost') return appended
    owner.lost(lease)
    throw notOwner(group)
  },
})
