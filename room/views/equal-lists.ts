/** Do two lists have the same in the same places? */
export const isEqual = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one === other) return true
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

/** Do two lists of lists? */
export const areEqual = (one: readonly (readonly unknown[])[], other: readonly (readonly unknown[])[]): boolean => {
  if (one === other) return true
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (!isEqual(one[i]!, other[i]!)) return false
  return true
}
