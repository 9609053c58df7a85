import { isNotOwner, notOwner } from '../streams/not-owner.ts'
import { HOUSE } from './groups.ts'
import type { Node } from './node.ts'

/** What one node at a time has open. */
export type KeptHouse<House> = {
  /** The house, if this node has it; throws if it hasn't. */
  readonly now: () => House
  readonly isHere: () => boolean
  /** Resolves when it is open here; rejects if it is another's. */
  readonly ready: () => Promise<void>
  /** Calls back when it was open here and is no longer. */
  readonly onLost: (lost: () => void) => () => void
  readonly close: () => Promise<void>
}

/** Opens the house whenever it becomes this node's, and drops it when it is another's. */
export const keepHouse = <House extends { readonly close: () => Promise<void> }>(
  node: Node,
  open: () => Promise<House>,
  onError: (cause: unknown) => void,
): KeptHouse<House> => {
  let house: House | null = null
  let opening: Promise<void> | null = null
  const hearers = new Set<() => void>()
  const lease = () => node.owner.lease(HOUSE)
  const isMine = (): boolean => lease() !== null

  const close = async (it: House): Promise<void> => {
    await it.close().catch((cause: unknown) => {
      // what it could not keep is kept by its new owner
      if (!isNotOwner(cause)) onError(cause)
    })
  }
  const openNow = async (): Promise<void> => {
    const before = lease()
    const opened = await open()
    // what was lost and had again meanwhile may have been another's, who wrote what wasn't read here
    if (before !== null && before.epoch === lease()?.epoch) house = opened
    else await close(opened)
  }
  const ready = async (): Promise<void> => {
    while (house === null && isMine()) {
      opening ??= openNow().finally(() => {
        opening = null
      })
      await opening
    }
    if (house === null || !isMine()) throw notOwner(HOUSE)
  }
  const unlisten = node.owner.listen(groups => {
    if (!groups.includes(HOUSE) || house === null) return
    const lost = house
    house = null
    void close(lost)
    for (const one of hearers) one()
  })
  return {
    now: () => {
      if (house === null) throw notOwner(HOUSE)
      return house
    },
    isHere: () => house !== null && isMine(),
    ready,
    onLost: lost => {
      hearers.add(lost)
      return () => hearers.delete(lost)
    },
    close: async () => {
      unlisten()
      await opening?.catch(onError)
      await house?.close()
      house = null
    },
  }
}

/** Something of the house that is looked up whenever it is used: which house it is changes with its owner. */
export const lateBound = <T extends object>(now: () => T): T =>
  new Proxy({} as T, { get: (_, name) => Reflect.get(now(), name) as unknown })
