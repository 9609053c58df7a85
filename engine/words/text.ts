import type { Card } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import type { PlayerId } from '../table/player.ts'
import type { Part, Say } from './say.ts'

/** How a language prints what is data in a sentence: people, cards, chips. */
export type Voice = {
  readonly seat: (seat: Seat) => string
  readonly player: (player: PlayerId) => string
  readonly you: string
  readonly your: string
  readonly whose: (name: string) => string
  readonly card: (card: Card) => string
  readonly hidden: (count: number) => string
  readonly chips: (amount: number) => string
}

/** A sentence as plain text, as the terminal prints it. */
export const text = (said: Say, voice: Voice): string =>
  printed(said, voice)
    .map(({ words }) => words)
    .join('')

/** Each part with its words; what begins a sentence has a capital letter. */
const printed = (said: Say, voice: Voice): readonly { readonly part: Part; readonly words: string }[] => {
  let end = ''
  return said.map(part => {
    const plain = partText(part, voice)
    const begins = end === '' || end === '. '
    const words = begins && !isName(part) ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : plain
    end = (end + words).slice(-2)
    return { part, words }
  })
}

/** Words with the cards in them as data: the page draws them without searching the text. */
export type Worded = readonly (string | { readonly card: Card })[]

/** Cards one after another. */
export const inARow = (cards: readonly Card[]): Worded =>
  cards.flatMap((card, i) => (i === 0 ? [{ card }] : [' ', { card }]))

/** Words with their cards by their codes, as a terminal prints them. */
export const withCodes = (words: Worded): string =>
  words.map(part => (typeof part === 'string' ? part : part.card)).join('')

/** A sentence as words, its cards left as they are. */
export const worded = (said: Say, voice: Voice): Worded => {
  const parts: (string | { readonly card: Card })[] = []
  for (const { part, words } of printed(said, voice)) {
    const last = parts.at(-1)
    if (typeof part !== 'string' && 'card' in part) parts.push({ card: part.card })
    else if (typeof last === 'string') parts[parts.length - 1] = last + words
    else if (words !== '') parts.push(words)
  }
  return parts
}

/** A name is written as its owner writes it, at the beginning of a sentence too. */
const isName = (part: Part): boolean =>
  typeof part !== 'string' && ('name' in part ? part.you !== true : 'player' in part || 'card' in part)

/** A part of a sentence as plain text, as it stands in the middle of one. */
export const phrase = (said: Say, voice: Voice): string => said.map(part => partText(part, voice)).join('')

const partText = (part: Part, voice: Voice): string => {
  if (typeof part === 'string') return part
  if ('card' in part) return voice.card(part.card)
  if ('hidden' in part) return voice.hidden(part.hidden)
  if ('chips' in part) return voice.chips(part.chips)
  if ('rule' in part) return part.rule
  return personText(part, voice)
}

type Person = Extract<Part, { readonly does?: unknown }>

const personText = (person: Person, voice: Voice): string => {
  const isYou = 'name' in person && person.you === true
  if (person.whose) return isYou ? (person.as ?? voice.your) : voice.whose(nameOf(person, voice))
  const name = isYou ? (person.as ?? voice.you) : nameOf(person, voice)
  if (person.does === undefined) return name
  return `${name} ${person.does[isYou ? 1 : 0]}`
}

const nameOf = (person: Person, voice: Voice): string => {
  if ('name' in person) return person.name
  return 'player' in person ? voice.player(person.player) : voice.seat(person.seat)
}
