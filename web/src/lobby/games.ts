/** What can be played here: the forms, the mixes, and the books by which one plays. */
export type Games = {
  readonly forms: readonly FormListed[]
  readonly mixes: readonly MixListed[]
  readonly books: readonly { readonly id: string; readonly name: string }[]
}

/** A form in the lobby: its family, the betting it is played at, and for how many. */
export type FormListed = {
  readonly id: string
  readonly name: string
  readonly family: string
  /** How a deal begins: with blinds, a bring-in, antes, or nothing. */
  readonly opening: string
  readonly structures: readonly string[]
  readonly seats: number
}

/** A mix in the lobby, with the names of its forms. */
export type MixListed = {
  readonly id: string
  readonly name: string
  readonly parts: readonly string[]
  readonly seats: number
}

/** The forms family by family. */
export const families = (forms: readonly FormListed[]): readonly (readonly [string, readonly FormListed[]])[] => {
  const by = new Map<string, FormListed[]>()
  for (const form of forms) by.set(form.family, [...(by.get(form.family) ?? []), form])
  return [...by]
}
