/** A deal written in another format: the text, and what of the deal it does not hold; or why it cannot be written. */
export type Written = { readonly text: string; readonly lost: readonly string[] } | { readonly refused: string }
