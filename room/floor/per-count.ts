/** Makes a thing once, as long as the floor has not changed. */
export const perCount = <T>(count: () => number): ((name: string, make: () => T) => T) => {
  const made = new Map<string, { readonly count: number; readonly it: T }>()
  return (name, make) => {
    const known = made.get(name)
    if (known?.count === count()) return known.it
    const it = make()
    made.set(name, { count: count(), it })
    return it
  }
}
