import { chipsWords, type NewsLine } from '@cardroom/room/protocol'
import { cardWords } from './card-words.ts'

type Part = NewsLine['say'][number]

/** A sentence as it is read out: `nine of spades`, not `9s`. */
export const spokenWords = (say: NewsLine['say']): string =>
  say.map(part => (typeof part === 'object' && 'card' in part ? cardWords(part.card) : partWords(part))).join('')

/** A part of a sentence in plain words. */
export const partWords = (part: Part): string => {
  if (typeof part === 'string') return part
  if ('card' in part) return part.card
  if ('hidden' in part) return part.hidden === 1 ? 'a face-down card' : `${part.hidden} face-down cards`
  if ('chips' in part) return chipsWords(part.chips)
  if ('rule' in part) return part.rule
  const name = 'name' in part ? part.name : 'seat' in part ? `Seat ${part.seat}` : 'Somebody'
  if (part.whose) return `${name}’s`
  return part.does === undefined ? name : `${name} ${part.does[0]}`
}
