import { fits } from './fits.ts'
import { heldIn } from './held-in.ts'
import type { Kind } from './kind.ts'
import { isRecord } from './shown.ts'

/** Do two values of a kind say the same? Where any order will do, the order makes no difference. */
export const isSame = (kind: Kind, a: unknown, b: unknown): boolean => {
  if (a === b) return true
  switch (kind.kind) {
    case 'some-of':
      return isList(a) && isList(b) && a.length === b.length && a.every(name => b.includes(name))
    case 'list':
      return isList(a) && isList(b) && a.length === b.length && a.every((item, i) => isSame(kind.of, item, b[i]))
    case 'fields':
      return isSameRecord(a, b, name => heldIn(kind.fields, name))
    case 'by-name':
      return isSameRecord(a, b, () => kind.of)
    case 'tagged': {
      const tag = isRecord(a) ? heldIn(a, kind.by) : undefined
      const fields = typeof tag === 'string' ? heldIn(kind.kinds, tag) : undefined
      return fields !== undefined && isSameRecord(a, b, name => (name === kind.by ? TAG : heldIn(fields, name)))
    }
    case 'object':
      return JSON.stringify(a) === JSON.stringify(b)
    case 'may':
    case 'none-or':
      return isSame(kind.of, a, b)
    case 'either':
      return kind.kinds.some(of => fits(of, a) && fits(of, b) && isSame(of, a, b))
    default:
      return false
  }
}

/** What tells which kind it is, is the same or not. */
const TAG: Kind = { kind: 'words' }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isSameRecord = (a: unknown, b: unknown, kindOf: (name: string) => Kind | undefined): boolean => {
  if (!isRecord(a) || !isRecord(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every(name => {
      const kind = kindOf(name)
      return kind !== undefined && Object.hasOwn(b, name) && isSame(kind, a[name], b[name])
    })
  )
}
