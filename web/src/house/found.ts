import type { BooksShown, HouseShown } from '@cardroom/room/protocol'

/** Which points are shown. */
export type Filter = 'all' | 'differ' | 'ours'

/** The chapters with the points that are sought, by words or by the id of a rule; chapters without any are left out. */
export const found = (
  { chapters }: BooksShown,
  { departs }: HouseShown,
  sought: string,
  filter: Filter,
): BooksShown['chapters'] => {
  const words = sought
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  const ours = new Map(departs.map(it => [it.point, it]))
  return chapters
    .map(({ title, points }) => ({
      title,
      points: points.filter(point => {
        if (filter === 'differ' && !point.differs) return false
        if (filter === 'ours' && !ours.has(point.name)) return false
        const text = [
          title,
          point.name,
          point.asks,
          ours.get(point.name)?.says ?? '',
          ...point.answers.flatMap(({ says, rules }) => [says, ...rules]),
        ]
          .join(' ')
          .toLowerCase()
        return words.every(word => text.includes(word))
      }),
    }))
    .filter(({ points }) => points.length > 0)
}
