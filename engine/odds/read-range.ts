import { codeOf, isCard, RANKS, type Rank } from '../cards/card.ts'
import { no, type Result } from '../decider/decision.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { topHoldings } from './holding-order.ts'
import { type Combo, combosOf, HOLDINGS, type Holding, type Range } from './range.ts'
import { type OddsRefusal, type RangeFault, refused } from './refusal.ts'

/**
 * A range as players write it, parts with commas: `AKs`, `AKo`, `AK`, `TT`, `77+`, `A2s+`, `KTo+`, `QQ-99`, `76s-54s`,
 * `A5s-A2s`, the very cards `JhTh`, `top 15%`, `random`; a weight after a colon, `AKs:0.5`. What is named twice counts as
 * named last.
 */
export const readRange = (text: string): Result<{ readonly range: Range }, OddsRefusal> => {
  if (typeof text !== 'string') throw wrongArgument('readRange', text, "a text such as 'QQ+, AKs'")
  const range = rangeIn(text)
  return 'why' in range ? no(range) : { ok: true, range }
}

/** The range of a text, or what is wrong with it. */
export const rangeIn = (text: string): Range | OddsRefusal => {
  const found = new Map<string, Combo>()
  let at = 0
  for (const piece of text.split(',')) {
    const part = piece.trim()
    const place = at + piece.length - piece.trimStart().length + 1
    at += piece.length + 1
    if (part === '') return wrong(place, '', 'missing')
    const [name, weightText, ...more] = part.split(':').map(word => word.trim())
    const weight = weightText === undefined ? 1 : Number(weightText || Number.NaN)
    if (more.length > 0 || !(weight > 0 && weight <= 1)) return wrong(place, part, 'weight')
    const combos = combosNamed(name!)
    if (typeof combos === 'string') return wrong(place, name!, combos)
    for (const cards of combos) found.set(keyOf(cards), { cards, weight })
  }
  return [...found.values()]
}

const wrong = (character: number, part: string, is: RangeFault): OddsRefusal =>
  refused('not-a-range', { about: { character, part, is } })

type Cards = Combo['cards']

const keyOf = ([one, other]: Cards): string => (codeOf(one) > codeOf(other) ? one + other : other + one)

/** The combos of one part, or what is wrong with it. */
const combosNamed = (name: string): readonly Cards[] | RangeFault => {
  if (/^(random|any)$/i.test(name)) return HOLDINGS.flatMap(combosOf)
  const percent = /^(?:top\s*)?(\d+(?:\.\d+)?)\s*%$/i.exec(name)
  if (percent !== null) {
    const share = Number(percent[1])
    return share > 0 && share <= 100 ? topHoldings(share).flatMap(combosOf) : 'percentage'
  }
  const [one, other] = [name.slice(0, 2), name.slice(2)]
  if (
    name.length === 4 &&
    isCard(one) &&
    isCard(other) &&
    one !== '??' &&
    other !== '??' &&
    one !== 'Jo' &&
    other !== 'Jo'
  )
    return one === other ? 'same-card' : [[one, other]]
  const holdings = holdingsNamed(name)
  return typeof holdings === 'string' ? holdings : holdings.flatMap(combosOf)
}

/** Two ranks, suited, offsuit or both. */
type Named = { readonly high: number; readonly low: number; readonly suits: readonly boolean[] }

const holdingsNamed = (name: string): readonly Holding[] | RangeFault => {
  const ends = name.split('-').map(end => end.trim())
  const plus = ends.length === 1 && name.endsWith('+')
  const [from, to] = (plus ? [name.slice(0, -1)] : ends).map(named)
  if (from === undefined || ends.length > 2 || (ends.length === 2 && to === undefined)) return 'not-a-holding'
  if (plus) return upFrom(from)
  return to === undefined ? each(from, from.high, from.low) : between(from, to)
}

const named = (text: string): Named | undefined => {
  const parts = /^([2-9TJQKA])([2-9TJQKA])([so]?)$/i.exec(text)
  if (parts === null) return
  const [one, other] = [rankNamed(parts[1]!), rankNamed(parts[2]!)]
  const suits = parts[3] === '' ? [true, false] : [parts[3]!.toLowerCase() === 's']
  const [high, low] = [Math.max(one, other), Math.min(one, other)]
  if (high !== low) return { high, low, suits }
  return parts[3] === '' ? { high, low, suits: [false] } : undefined
}

const rankNamed = (letter: string): number => RANKS.indexOf(letter.toUpperCase() as Rank)

const each = ({ suits }: Named, high: number, low: number): readonly Holding[] =>
  suits.map(suited => ({ high, low, suited }))

/** Pairs go up to aces; otherwise the higher card stays and the lower goes up to just below it. */
const upFrom = (from: Named): readonly Holding[] => {
  const pair = from.high === from.low
  const steps = pair ? 13 - from.high : from.high - from.low
  return Array.from({ length: steps }, (_, step) =>
    each(from, pair ? from.high + step : from.high, from.low + step),
  ).flat()
}

/** From one end to the other: pairs, the same higher card, or the same gap. */
const between = (from: Named, to: Named): readonly Holding[] | RangeFault => {
  const [top, bottom] = from.low >= to.low ? [from, to] : [to, from]
  const pairs = [top, bottom].filter(({ high, low }) => high === low).length
  const sameTop = top.high === bottom.high
  const sameGap = top.high - top.low === bottom.high - bottom.low
  if (String(top.suits) !== String(bottom.suits) || pairs === 1 || !(sameTop || sameGap)) return 'ends'
  return Array.from({ length: top.low - bottom.low + 1 }, (_, step) =>
    each(top, sameTop ? top.high : top.high - step, top.low - step),
  ).flat()
}
