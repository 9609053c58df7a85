import type { CoverageRow } from './coverage.ts'

/**
 * The file from which the reader knows where a rule is at work: a line for each part of the product with the rules that
 * its code or tests cite, and one for those that a test proves.
 */
export const rulePlaces = (rows: readonly CoverageRow[]): string => {
  const parts = new Map<string, Set<string>>()
  for (const { id, code, tests } of rows)
    for (const place of [...code, ...tests]) {
      const part = partOf(place)
      parts.set(part, (parts.get(part) ?? new Set()).add(id))
    }
  const proven = rows.filter(({ state }) => state === 'proven').map(({ id }) => id)
  const lines = [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, ids]) => [part, ...ids])
  return `${[['proven', ...proven], ...lines].map(line => line.join(' ')).join('\n')}\n`
}

/** `engine/deal/betting/betting.ts:12` is at work in `engine/deal/betting`, everything else in its first two folders. */
const partOf = (place: string): string => {
  const folders = place.split('/').slice(0, -1)
  const depth = folders[1] === 'deal' && folders[0] === 'engine' ? 3 : 2
  return folders.slice(0, depth).join('/')
}
