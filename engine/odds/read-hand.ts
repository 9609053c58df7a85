import { type Card, readCards } from '../cards/card.ts'
import type { Refused } from '../forms/refused.ts'
import type { Cards, HandAsked, ToldHand } from './question.ts'
import type { Range } from './range.ts'
import { readRange } from './read-range.ts'

/** A hand or a range as text, `AhKh/Qd throws Kd pat …` or `22+,AKs`; ranges only where a hand is two cards. */
export const readHand = (asked: HandAsked, ranges: boolean): ToldHand | { readonly range: Range } | Refused => {
  if (typeof asked !== 'string') return asked
  const [, down, up, throws, pat] = PARTS.exec(asked.trim())!
  const told = cardsIn(down!)
  if ('notACard' in told) {
    const range = ranges && up === undefined && throws === undefined && pat === undefined ? readRange(asked) : undefined
    if (range === undefined || ('refused' in range && /\d[cdhs]|[TJQKA][cdh]/.test(asked))) return notACard(told.notACard)
    return 'refused' in range ? range : { range }
  }
  const hand: { -readonly [K in keyof ToldHand]: ToldHand[K] } = { cards: told }
  for (const [field, text] of [['up', up], ['throws', throws], ['pat', pat]] as const) {
    if (text === undefined) continue
    const read = cardsIn(text)
    if ('notACard' in read) return notACard(read.notACard)
    hand[field] = read
  }
  return hand
}

const PARTS = /^(.*?)(?:\s*\/\s*(.*?))?(?:\s+throws\s+(.*?))?(?:\s+pat\s+(.*))?$/is

/** Cards as text or one by one. */
export const cardsTold = (cards: Cards): readonly Card[] | Refused => {
  const read = cardsIn(cards)
  return 'notACard' in read ? notACard(read.notACard) : read
}

const cardsIn = (cards: Cards): readonly Card[] | { readonly notACard: string } =>
  readCards(typeof cards === 'string' ? cards : cards.join(' '))

const notACard = (text: string): Refused => ({
  refused: `"${text}" is not a card; accepted: As, Td, 9c, the joker Jo, ?? for an unknown card`,
})
