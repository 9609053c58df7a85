/** What a kind of incident or a fact of it is called in a list: `CardExposed` reads `card exposed`. */
export const incidentName = (type: string): string =>
  type.replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter}`).toLowerCase()

/** A word that a fact may have, as it stands in a sentence: `turned-down` reads `turned down`. */
export const factValue = (value: string): string => value.replaceAll('-', ' ')
