import type { why as english } from '../english/why.ts'
import type { WithGaps } from '../gaps.ts'

/** The rule behind something. */
export const why: WithGaps<typeof english> = {
  title: 'Warum?',
  ask: 'Warum?',
  about: (what, rule) => ` ${what}, Regel ${rule}`,
  back: rule => `Zurück zu ${rule}`,
  cited: 'Genannte Regeln:',
  loading: 'Die Regel wird geladen …',
  example: 'Beispiel.',
  books: 'Was die Bücher sagen',
  saysNothing: 'sagt nichts',
  others: 'Was andere Regelbücher sagen',
  seeAlso: 'Siehe auch',
}
