import { type CardCode, codeOf, isCard, RANKS, type Rank } from '../cards/card.ts'
import { type OddsRefusal, type RangeFault, refused } from './refusal.ts'

/** How the suits of a hand fall: two suits twice or more, one, or none. */
export type Suitedness = 'double-suited' | 'single-suited' | 'rainbow'

/** A part of a range for hands of any size: what each card may be, or the best hands of the form. */
export type WidePart = (
  | {
      /** For each card of the hand the codes that it may have; none for any card. */
      readonly slots: readonly (readonly CardCode[])[]
      readonly suits: Suitedness | null
    }
  | { readonly top: number }
) & { readonly weight: number }

/** A range for hands of more than two cards, its parts as they were named. */
export type WideRange = { readonly size: number; readonly parts: readonly WidePart[] }

/**
 * A range for hands of this many cards, parts with commas: `AA**`, `AAxx ds`, `AhKh**`, `KQJT ss`, `top 10%`, `random`; cards
 * that are not named may be any. After it the suits: `ds` double-suited, `ss` single-suited, `rb` rainbow; after a colon
 * its weight, `AA** ds:0.5`. What is named twice counts as named last.
 */
export const readWideRange = (text: string, size: number): WideRange | OddsRefusal => {
  const parts: WidePart[] = []
  let at = 0
  for (const piece of text.split(',')) {
    const part = piece.trim()
    const place = at + piece.length - piece.trimStart().length + 1
    at += piece.length + 1
    const wrong = (is: RangeFault): OddsRefusal =>
      refused('not-a-wide-range', { about: { character: place, part, is, size } })
    if (part === '') return wrong('missing')
    const [name, weightText, ...more] = part.split(':').map(word => word.trim())
    const weight = weightText === undefined ? 1 : Number(weightText || Number.NaN)
    if (more.length > 0 || !(weight > 0 && weight <= 1)) return wrong('weight')
    const read = partNamed(name!, size)
    if (typeof read === 'string') return wrong(read)
    parts.push({ ...read, weight })
  }
  return { size, parts }
}

type Unweighted<Part> = Part extends unknown ? Omit<Part, 'weight'> : never

const partNamed = (name: string, size: number): Unweighted<WidePart> | RangeFault => {
  const any: readonly CardCode[][] = Array.from({ length: size }, () => [])
  if (/^(random|any)$/i.test(name)) return { slots: any, suits: null }
  const percent = /^(?:top\s*)?(\d+(?:\.\d+)?)\s*%$/i.exec(name)
  if (percent !== null) {
    const share = Number(percent[1])
    return share > 0 && share <= 100 ? { top: share } : 'percentage'
  }
  const found = /^(\S+?)(?:\s+(ds|ss|rb))?$/i.exec(name)
  const slots = found === null ? null : slotsIn(found[1]!)
  if (slots === null || slots.length > size) return 'not-a-holding'
  const named = slots.filter(slot => slot.length === 1).map(slot => slot[0]!)
  if (new Set(named).size < named.length) return 'same-card'
  return { slots: [...slots, ...any.slice(slots.length)], suits: suitsNamed(found![2]) }
}

const suitsNamed = (short = ''): Suitedness | null => {
  switch (short.toLowerCase()) {
    case 'ds':
      return 'double-suited'
    case 'ss':
      return 'single-suited'
    case 'rb':
      return 'rainbow'
    default:
      return null
  }
}

/** Cards, ranks and stars in a row, one for each card; null for anything else. */
const slotsIn = (text: string): readonly (readonly CardCode[])[] | null => {
  const slots: (readonly CardCode[])[] = []
  for (let at = 0; at < text.length; ) {
    const two = `${text[at]!.toUpperCase()}${text[at + 1] ?? ''}`
    const rank = RANKS.indexOf(text[at]!.toUpperCase() as Rank)
    if (isCard(two) && rank >= 0) {
      slots.push([codeOf(two)])
      at += 2
    } else if (rank >= 0) {
      slots.push([0, 1, 2, 3].map(suit => rank * 4 + suit))
      at++
    } else if (text[at] === '*' || text[at]!.toLowerCase() === 'x') {
      slots.push([])
      at++
    } else return null
  }
  return slots
}
