import type { Kind } from '@cardroom/engine/kinds'

/** A value that a kind takes, to begin with. */
export const sampleOf = (kind: Kind): unknown => {
  switch (kind.kind) {
    case 'flag':
      return false
    case 'whole':
      return Math.max(kind.least, 1)
    case 'number':
    case 'part':
      return 1
    case 'one-of':
      return kind.names[0]
    case 'some-of':
      return []
    case 'none-or':
      return null
    case 'may':
      return sampleOf(kind.of)
    case 'list':
      return Array.from({ length: kind.least ?? 0 }, () => sampleOf(kind.of))
    case 'fields':
      return Object.fromEntries(
        Object.entries(kind.fields).flatMap(([name, of]) => (of.kind === 'may' ? [] : [[name, sampleOf(of)]])),
      )
    case 'either':
      return sampleOf(kind.kinds[0]!)
    case 'tagged':
    case 'by-name':
    case 'object':
      return {}
    case 'words':
    case 'text':
    case 'known':
      return '…'
  }
}
