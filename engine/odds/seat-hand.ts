import { type Card, type CardCode, codeOf, JOKER, UNKNOWN } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Form } from '../forms/form.ts'
import type { KnownHand } from './question.ts'
import type { Range } from './range.ts'
import { type OddsRefusal, refused } from './refusal.ts'
import type { WideRange } from './wide-range.ts'

/** A holding of two cards as codes. */
export type CodedCombo = { readonly codes: readonly [CardCode, CardCode]; readonly weight: number }

/** A hand as codes: one of several holdings, or known cards with those that are still to come. */
export type SeatedHand =
  | {
      readonly known: readonly CardCode[]
      /** Hands of more than two cards, drawn one at a time. */
      readonly wide: WideRange
    }
  | {
      /** What every one of the holdings has. */
      readonly known: readonly CardCode[]
      readonly combos: readonly CodedCombo[]
    }
  | {
      /** All that is known of it, what they will throw away included. */
      readonly known: readonly CardCode[]
      /** What they keep; with this many more from the deck it is their hand. */
      readonly own: readonly CardCode[]
      readonly missing: number
      /** The joker is face up; this many of the cards to come are face up, which matters to a joker. */
      readonly jokerUp: boolean
      readonly missingUp: number
      /** How many cards they throw away at each draw. */
      readonly thrown: number
      /** How many draws they take part in. */
      readonly draws: number
      readonly pat: readonly CardCode[] | undefined
    }

/** The hand at its place, where a hand has this many cards at the showdown and this many draws are to come. */
export const seatHand = (
  form: Form,
  asked: KnownHand | { readonly range: Range } | WideRange,
  size: number,
  draws: number,
): SeatedHand | OddsRefusal => {
  if ('parts' in asked) return { known: [], wide: asked }
  if ('range' in asked) {
    if (size !== 2) return refused('range-for-two-cards', { about: { form: form.name, size } })
    return asked.range.length === 0 ? refused('empty-range') : { known: [], combos: asked.range.map(coded) }
  }
  const { cards, up = [], throws = [], pat } = asked
  const known: readonly Card[] = [...cards, ...up].filter(card => card !== UNKNOWN)
  const missed = throws.find(card => !known.includes(card))
  if (missed !== undefined) return refused('discard-not-held', { about: { card: missed } })
  if (new Set(throws).size < throws.length) return refused('discarded-twice')
  const steps = form.streets.flatMap(street => street.steps)
  const discards = steps.reduce((sum, step) => sum + (step.do === 'discard' ? step.cards : 0), 0)
  const kept = cards.length + up.length - (discards > 0 ? throws.length : 0)
  if (kept > size) {
    const example = discards > 0 ? `${[...cards].join('')} throws ${known.at(-1) ?? ''}` : null
    return refused('number-of-cards', {
      about: { given: cards.length + up.length, form: form.name, size, example },
    })
  }
  const most = Math.max(0, ...steps.map(step => (step.do === 'draw' ? step.most : 0)))
  if (discards > 0 && throws.length > discards)
    return refused('number-discarded', { about: { form: form.name, discards, given: throws.length } })
  if (discards === 0 && throws.length > 0 && draws === 0)
    return most === 0 ? refused('no-discards', { about: { form: form.name } }) : refused('no-draws-to-come')
  if (discards === 0 && throws.length > most)
    return refused('number-drawn', { about: { form: form.name, most, given: throws.length } })
  if (pat !== undefined && (throws.length === 0 || pat.length !== size || pat.some(card => card === UNKNOWN)))
    return refused('pat-hand', { about: { size } })
  const draw = discards === 0 && throws.length > 0
  const own = known.filter(card => !throws.includes(card))
  const missing = size - own.length - (draw ? throws.length : 0)
  if (draw && missing > 0) return refused('whole-hand', { about: { size } })
  // two holecards of which some are unknown are a range: every holding with those that are known
  if (size === 2 && missing > 0 && own.length < 2 && throws.length === 0)
    return { known: own.map(codeOf), combos: holdings(form, own) }
  return {
    known: known.map(codeOf),
    own: own.map(codeOf),
    missing,
    jokerUp: up.includes(JOKER),
    // one card is always down (wsop/mexican-poker-choice): the first to come if none is given
    missingUp: form.pot.some(share => share.jokerUp !== undefined) ? missing - (cards.length > 0 ? 0 : 1) : 0,
    thrown: draw ? throws.length : 0,
    draws: draw ? draws : 0,
    pat: pat?.map(codeOf),
  }
}

const coded = ({ cards, weight }: Range[number]): CodedCombo => ({
  codes: [codeOf(cards[0]), codeOf(cards[1])],
  weight,
})

/** Every holding of two cards with these among them. */
const holdings = (form: Form, own: readonly Card[]): readonly CodedCombo[] => {
  const deck = deckCards(form.deck).map(codeOf)
  const known = own.map(codeOf)
  return deck.flatMap((one, i) =>
    deck.slice(0, i).flatMap((other): readonly CodedCombo[] => {
      const holds = known.every(code => code === one || code === other)
      return holds ? [{ codes: [one, other], weight: 1 }] : []
    }),
  )
}
