/** A number with a taste: takes a literal, and keeps a number of another flavour out. */
export type Flavour<T, F extends string> = T & { readonly flavour?: F }
