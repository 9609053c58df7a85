import { isRecord, kindProblems } from './check.ts'
import type { Kind } from './kind.ts'

/** Do two values of a kind say the same? Where any order will do, the order makes no difference. */
export const isSame = (kind: Kind, a: unknown, b: unknown): boolean => {
  if (a === b) return true
  switch (kind.kind) {
    case 'some-of':
      return isList(a) && isList(b) && a.length === b.length && a.every(name => b.includes(name))
    case 'list':
      return isList(a) && isList(b) && a.length === b.length && a.every((item, i) => isSame(kind.of, item, b[i]))
    case 'fields':
      return isSameRecord(a, b, name => kind.fields[name])
    case 'by-name':
      return isSameRecord(a, b, () => kind.of)
    case 'none-or':
      return isSame(kind.of, a, b)
    case 'either':
      return kind.kinds.some(of => isOf(of, a) && isOf(of, b) && isSame(of, a, b))
    default:
      return false
  }
}

const isOf = (kind: Kind, value: unknown): boolean => kindProblems(kind, value).length === 0

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
