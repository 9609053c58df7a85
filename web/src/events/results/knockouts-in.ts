import type { ResultRow } from '@cardroom/room/protocol'

/** Who took out whom: the player who took most comes first, and theirs in the order in which they went. */
export const knockoutsIn = (
  order: readonly ResultRow[],
): readonly { readonly name: string; readonly out: readonly string[] }[] => {
  const all = new Map<string, { readonly name: string; readonly out: string[] }>()
  for (const { name, out } of order.toReversed()) {
    if (out === null || out.by === null || out.byName === null) continue
    const known = all.get(out.by)
    if (known === undefined) all.set(out.by, { name: out.byName, out: [name] })
    else known.out.push(name)
  }
  return [...all.values()].toSorted((a, b) => b.out.length - a.out.length)
}
