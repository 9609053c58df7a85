/** A ruling of the desk on its way into the record. */
export type FromDesk = {
  readonly what: string
  readonly ruling: string
  /** Ids of rules with spaces between them. */
  readonly rules: string
  readonly corrected: string
  readonly table: string
  /** The case in the desk's own address. */
  readonly desk: string
}

const FIELDS = ['what', 'ruling', 'rules', 'corrected', 'table', 'desk'] as const

/** How much of a text fits into an entry. */
const LONGEST = 500

/** The address of the record with a ruling of the desk. */
export const recordAddress = (given: FromDesk): string => {
  const asked = `${new URLSearchParams(FIELDS.flatMap(name => (given[name] === '' ? [] : [[name, given[name]]])))}`
  return asked === '' ? '/record' : ['/record', asked].join('?')
}

/** The ruling in an address, cut to what an entry takes; null where there is none. */
export const fromDesk = (search: string): FromDesk | null => {
  const asked = new URLSearchParams(search)
  if (!asked.has('what') || !asked.has('ruling')) return null
  const [what, ruling, rules, corrected, table, desk] = FIELDS.map(name => (asked.get(name) ?? '').slice(0, LONGEST))
  return { what: what!, ruling: ruling!, rules: rules!, corrected: corrected!, table: table!.slice(0, 40), desk: desk! }
}
