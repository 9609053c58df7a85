const WORDS = 'this store was written by a later version of Cardroom: use that version, or a later one'

/** An older program on a newer store changes nothing there, and says so. */
export const laterStore = (): Error => new Error(WORDS)

/** Is it that? By its words, which are all that comes out of the thread of a file. */
export const isLaterStore = (cause: Error | null): boolean => cause?.message === WORDS
