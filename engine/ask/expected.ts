import { isRecord } from '../kinds/shown.ts'

/** A place where an answer is not as expected. */
export type Difference = { readonly at: string; readonly expected: unknown; readonly got: unknown }

/**
 * Where a value does not hold what is expected of it. Of an object the named fields count, a list is expected as a
 * whole, and a text that begins and ends with … is looked for within.
 */
export const differences = (expected: unknown, got: unknown, at = ''): readonly Difference[] => {
  if (isRecord(expected) && isRecord(got)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      differences(value, Object.hasOwn(got, name) ? got[name] : undefined, at === '' ? name : `${at}.${name}`),
    )
  }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length === got.length) {
    return expected.flatMap((item, i) => differences(item, got[i], `${at}[${i}]`))
  }
  return isAs(expected, got) ? [] : [{ at, expected, got: got ?? null }]
}

const isAs = (expected: unknown, got: unknown): boolean => {
  if (typeof expected !== 'string' || typeof got !== 'string' || !/^….*…$/s.test(expected)) return expected === got
  return got.includes(expected.slice(1, -1))
}
