/** What is stored, as JSON holds it. */
type Stored = { readonly type: string }

/** An event under the type of today, where it had another: the old types with the new ones. */
export const typeNow = <Event extends Stored>(stored: Event, types: Readonly<Record<string, string>>): Event =>
  Object.hasOwn(types, stored.type) ? { ...stored, type: types[stored.type] } : stored

/** What is stored with a field under the name of today, where it had another. */
export const fieldNow = <Kept extends object>(stored: Kept, before: string, now: string): Kept => {
  if (!Object.hasOwn(stored, before)) return stored
  const { [before]: value, ...rest } = stored as Readonly<Record<string, unknown>>
  return { ...rest, [now]: value } as Kept
}
