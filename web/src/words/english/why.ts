/** The rule behind something. */
export const why = {
  title: 'Why?',
  ask: 'Why?',
  about: (what: string, rule: string) => ` ${what}, rule ${rule}`,
  back: (rule: string) => `Back to ${rule}`,
  cited: 'Rules cited:',
  loading: 'Loading the rule…',
  example: 'Example.',
  books: 'What the books say',
  saysNothing: 'says nothing',
  others: 'What other rulebooks say',
  seeAlso: 'See also',
}
