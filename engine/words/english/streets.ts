/** A street by its name: it has an English one. */
export const streetName = (street: string): string => street
