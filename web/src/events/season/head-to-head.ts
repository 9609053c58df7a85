import type { SeasonView } from '@cardroom/room/protocol'

/** How often somebody took out each of the others in a season, and was taken out by them; the most often first. */
export const headToHead = (
  took: SeasonView['took'],
  name: string,
): readonly { readonly name: string; readonly took: number; readonly lost: number }[] => {
  const others = new Set(took.flatMap(it => (it.by === name ? [it.name] : it.name === name ? [it.by] : [])))
  const times = (by: string, whom: string): number => took.find(it => it.by === by && it.name === whom)?.times ?? 0
  return [...others]
    .map(other => ({ name: other, took: times(name, other), lost: times(other, name) }))
    .toSorted((a, b) => b.took + b.lost - (a.took + a.lost))
}
