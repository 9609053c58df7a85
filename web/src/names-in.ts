/** The names of what a table holds, as its type has them, in their order. */
export const namesIn = <Name extends string>(table: { readonly [N in Name]?: unknown }): readonly Name[] =>
  Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name))
