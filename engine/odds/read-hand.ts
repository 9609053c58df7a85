import { type Card, isCard, readCards } from '../cards/card.ts'
import type { Refused } from '../forms/refused.ts'
import type { Cards, HandAsked, ToldHand } from './question.ts'
import type { Range } from './range.ts'
import { readRange } from './read-range.ts'

/** A hand or a range as text, `AhKh/Qd throws Kd pat …` or `22+,AKs`; ranges only where a hand is two cards. */
export const readHand = (asked: HandAsked, ranges: boolean): ToldHand | { readonly range: Range } | Refused => {
  if (typeof asked !== 'string') return asked
  const [, down, up, throws, pat] = PARTS.exec(asked.trim())!
  const told = cardsIn(down!)
  const alone = up === undefined && throws === undefined && pat === undefined
  // Ah,Kh are two cards, and AhKh,AsKs two holdings
  if (ranges && alone && ('notACard' in told || (told.length > 2 && asked.includes(',')))) {
    const range = readRange(asked)
    if (!('refused' in range)) return { range }
    return 'notACard' in told && isCard(asked.trim().slice(0, 2)) ? notACard(told.notACard) : range
  }
  if ('notACard' in told) return notACard(told.notACard)
  const hand: { -readonly [K in keyof ToldHand]: ToldHand[K] } = { cards: told }
  for (const [field, text] of [
    ['up', up],
    ['throws', throws],
    ['pat', pat],
  ] as const) {
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
