import type { FormListed } from '@cardroom/room/protocol'

/** The forms family by family. */
export const families = (forms: readonly FormListed[]): readonly (readonly [string, readonly FormListed[]])[] => {
  const by = new Map<string, FormListed[]>()
  for (const form of forms) by.set(form.family, [...(by.get(form.family) ?? []), form])
  return [...by]
}
