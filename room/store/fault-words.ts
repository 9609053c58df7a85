/** Said of a stream that has entries and is in no list. */
export const UNLISTED = 'has entries, but the list of streams does not have it'
/** Said of a snapshot: it is thrown away when it is met. */
export const SPOILED_SNAPSHOT = 'has a kept state that is not as it was written; its entries are read instead'
