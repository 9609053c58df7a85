/** Texts of another language that may lack some: what is missing is said in English. */
export type WithGaps<T> = T extends (...args: infer Args) => infer Said
  ? (...args: Args) => Said extends string ? string : Said
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: T[K] }
    : T extends object
      ? { readonly [K in keyof T]?: WithGaps<T[K]> }
      : T extends string
        ? string
        : T

/** The texts of a language, with the English ones where it has none. */
export const filled = <T>(english: T, other: WithGaps<T> | undefined): T => {
  if (other === undefined) return english
  if (!isGroup(english) || !isGroup(other)) return other as T
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => [
      name,
      filled(text, Object.hasOwn(other, name) ? other[name] : undefined),
    ]),
  ) as T
}

/** Which texts a language lacks, by their place: `felt.tabs.chat`. */
export const gapsIn = (english: unknown, other: unknown, at = ''): readonly string[] => {
  if (other === undefined) return [at]
  if (!isGroup(english)) return []
  const theirs = isGroup(other) ? other : {}
  return Object.entries(english).flatMap(([name, text]) =>
    gapsIn(text, Object.hasOwn(theirs, name) ? theirs[name] : undefined, at === '' ? name : `${at}.${name}`),
  )
}

const isGroup = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it)
