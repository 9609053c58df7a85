/** What cannot be made of a form, and why. */
export type Refused = { readonly refused: string }
