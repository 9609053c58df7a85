import { type Card, isCard, readCards } from '../cards/card.ts'
import type { Cards, HandAsked, KnownHand } from './question.ts'
import type { Range } from './range.ts'
import { rangeIn } from './read-range.ts'
import { type OddsRefusal, refused } from './refusal.ts'
import { readWideRange, type WideRange } from './wide-range.ts'

/** A hand or a range as text: `AhKh/Qd throws Kd pat …`, `22+,AKs` where a hand is two cards, `AAxx ds` where it is more. */
export const readHand = (
  asked: HandAsked,
  size: number,
): KnownHand | { readonly range: Range } | WideRange | OddsRefusal => {
  const ranges = size === 2
  if (typeof asked !== 'string') return asked
  const [, down, up, throws, pat] = PARTS.exec(asked.trim())!
  const cards = cardsIn(down!)
  const alone = up === undefined && throws === undefined && pat === undefined
  // Ah,Kh are two cards, and AhKh,AsKs two holdings
  if (ranges && alone && ('notACard' in cards || (cards.length > 2 && asked.includes(',')))) {
    const range = rangeIn(asked)
    if (!('why' in range)) return { range }
    return 'notACard' in cards && isCard(asked.trim().slice(0, 2)) ? notACard(cards.notACard) : range
  }
  if (!ranges && alone && 'notACard' in cards && isRangeText(asked)) return readWideRange(asked, size)
  if ('notACard' in cards) return notACard(cards.notACard)
  const hand: { -readonly [K in keyof KnownHand]: KnownHand[K] } = { cards: cards }
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

/** Ranks, stars, commas or words of a range, rather than cards of which one is misspelt. */
const isRangeText = (text: string): boolean =>
  /^(random|any)$|%|,|[*x]|^[2-9TJQKA]{2,}(\s|$)|\s(ds|ss|rb)\b/i.test(text.trim())

const PARTS = /^(.*?)(?:\s*\/\s*(.*?))?(?:\s+throws\s+(.*?))?(?:\s+pat\s+(.*))?$/is

/** Cards as text or one by one. */
export const readCardsGiven = (cards: Cards): readonly Card[] | OddsRefusal => {
  const read = cardsIn(cards)
  return 'notACard' in read ? notACard(read.notACard) : read
}

const cardsIn = (cards: Cards): readonly Card[] | { readonly notACard: string } =>
  readCards(typeof cards === 'string' ? cards : cards.join(' '))

const notACard = (text: string): OddsRefusal => refused('not-a-card', { about: { text } })
