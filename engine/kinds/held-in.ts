/**
 * What a table holds under a name that came from outside. Only what is written in the table counts: a plain object also
 * answers to `constructor` and `__proto__`, which nobody has put there.
 */
export const heldIn = <T>(table: Readonly<Record<string, T>>, name: string | number): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
