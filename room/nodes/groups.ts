/** What has one owner together: floor, record and tournaments, which order each other's tables about. */
export const HOUSE = 'house'

/** The group of a table. */
export const tableGroup = (id: string): string => `${TABLE}${id}`

/** The table of a group; null for one that is no table. */
export const tableIn = (group: string): string | null => (group.startsWith(TABLE) ? group.slice(TABLE.length) : null)

const TABLE = 'table/'

/**
 * The group by whose lease a stream is written to; null for those that every node writes to and follows: the people, the
 * office, and what is kept for people one by one.
 */
export const groupOf = (stream: string): string | null => {
  const [kind = '', id = ''] = stream.split('/')
  if (kind === 'table' || kind === 'deals') return tableGroup(id)
  return OF_HOUSE.has(kind) ? HOUSE : null
}

const OF_HOUSE: ReadonlySet<string> = new Set(['floor', 'conduct', 'event', 'houses', 'training'])

/** The streams that every node follows. */
export const FOLLOWED: ReadonlySet<string> = new Set(['people', 'office'])

/** The group that an HTTP request is about, by its path; null for one that any node answers. */
export const groupAsked = (path: string): string | null => {
  const [, api, what = '', id] = path.split('/')
  if (api !== 'api') return null
  if (what === 'tables') return id === undefined ? null : tableGroup(id)
  if (what === 'events') return id === 'structure' ? null : HOUSE
  return AT_HOUSE.has(what) ? HOUSE : null
}

const AT_HOUSE: ReadonlySet<string> = new Set(['floor', 'record', 'office', 'houses', 'training'])
