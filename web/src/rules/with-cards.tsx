import { CardInText } from '../cards/card-in-text.tsx'
import { cardWords } from '../cards/card-words.ts'

/** Words with the cards in them as data. */
export type Text = readonly (string | { readonly card: string })[]

/** Words with their cards drawn. */
export const WithCards = ({ text }: { readonly text: Text }) =>
  text.map((part, i) => (typeof part === 'string' ? part : <CardInText key={i} card={part.card} />))

/** It as it is read out. */
export const spokenText = (text: Text): string =>
  text.map(part => (typeof part === 'string' ? part : cardWords(part.card))).join('')
