import { type Card, type CardCode, cardOf, UNKNOWN } from '../cards/card.ts'
import { handValue } from '../deal/showdown/hand-value.ts'
import { no, type Result } from '../decider/decision.ts'
import type { Form } from '../forms/form.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { highCategory } from '../ranking/high.ts'
import { rankings } from '../ranking/rankings.ts'
import { heldIn, layOut } from './layout.ts'
import type { Cards, Question } from './question.ts'
import { type OddsRefusal, refused } from './refusal.ts'

/** A card that helps: what the hand is then, and whether it is the best, ties for it, or is of a better kind. */
export type OutCard = { readonly card: Card; readonly makes: string; readonly does: 'wins' | 'ties' | 'improves' }

/** The cards that help a hand as the next one on the board. */
export type Outs = {
  /** The hand as it is, in words, and how it stands against the others if they are known. */
  readonly now: string
  readonly stands: 'ahead' | 'tied' | 'behind' | null
  readonly outs: readonly OutCard[]
  /** How many cards can come next. */
  readonly unseen: number
  /** The chance of an out with the next card, and with one of the next two on the flop. */
  readonly next: number
  readonly byTheRiver: number
}

/** What plain JavaScript may give instead of cards. */
const checkCards = (hand: unknown, board: unknown, against: unknown): void => {
  if (!Array.isArray(against)) throw wrongArgument('against', against, "a list of hands such as ['QdQc']")
  for (const [at, cards] of Object.entries({ hand, board, ...against }))
    if (typeof cards !== 'string' && !Array.isArray(cards)) throw wrongArgument(at, cards, "cards such as 'AhKh'")
}

/**
 * The outs of a hand on a flop or a turn. Against known hands, they are the cards that make it best, or tie it if
 * it's behind. Otherwise they are the cards that make a better kind of hand with one of its own; for a pair, two pair
 * or three of a kind the card has to pair one of its own.
 */
export const outs = (
  hand: Cards,
  board: Cards,
  against: readonly Cards[] = [],
  { form = 'holdem', dead = [] }: Pick<Question, 'form' | 'dead'> = {},
): Result<Outs, OddsRefusal> => {
  checkCards(hand, board, against)
  const text = (cards: Cards): string => (typeof cards === 'string' ? cards : cards.join(''))
  // alone it meets a hand of which nothing is known
  const others = against.length === 0 ? [UNKNOWN] : against.map(text)
  const layout = layOut({ form, hands: [text(hand), ...others], boards: [board], dead })
  if ('why' in layout) return no(layout)
  const held = layout.hands.map(each => ('own' in each ? each.own : each.known))
  const wrong = problemWith(layout.form, held, layout.boards, against.length > 0)
  if (wrong !== undefined) return no(wrong)
  const [mine = [], ...theirs] = held
  const lying = layout.boards[0]!
  const look = lookOf(layout.form, mine, against.length > 0 ? theirs : [])
  const now = look(lying)
  const found = layout.deck.flatMap((code): readonly OutCard[] => {
    const does = against.length > 0 ? gain(now, look([...lying, code])) : improves(layout.form, mine, lying, code)
    return does === undefined ? [] : [{ card: cardOf(code), makes: look([...lying, code]).words, does }]
  })
  const unseen = layout.deck.length
  const missed = (unseen - found.length) / unseen
  const missedTwice = (missed * (unseen - 1 - found.length)) / (unseen - 1)
  return {
    ok: true,
    now: now.words,
    stands: against.length === 0 ? null : now.place,
    outs: found,
    unseen,
    next: 1 - missed,
    byTheRiver: 1 - (lying.length === 3 ? missedTwice : missed),
  }
}

const problemWith = (
  form: Form,
  hands: readonly (readonly CardCode[])[],
  boards: readonly (readonly CardCode[])[],
  all: boolean,
): OddsRefusal | undefined => {
  const { size } = heldIn(form)
  const [share, ...more] = form.pot
  if (share?.ranking !== 'high' || more.length > 0 || boards.length !== 1)
    return refused('outs-not-counted', { about: { form: form.name } })
  const short = hands.findIndex((own, i) => own.length < size && (all || i === 0))
  if (short >= 0) return refused('cards-needed', { at: { hand: short + 1 }, about: { size } })
  return [3, 4].includes(boards[0]!.length) ? undefined : refused('flop-or-turn')
}

type Look = { readonly value: number; readonly words: string; readonly place: 'ahead' | 'tied' | 'behind' }

/** How a hand looks on a board, beside others. */
const lookOf = (form: Form, mine: readonly CardCode[], theirs: readonly (readonly CardCode[])[]) => {
  const share = form.pot[0]!
  const worth = (own: readonly CardCode[], board: readonly CardCode[]): number =>
    handValue(share, { own, known: true, jokerUp: false }, [board])
  return (board: readonly CardCode[]): Look => {
    const value = worth(mine, board)
    const best = Math.max(0, ...theirs.map(own => worth(own, board)))
    const words = rankings.high.words(playing(form, mine, board, value))
    return { value, words, place: value > best ? 'ahead' : value === best ? 'tied' : 'behind' }
  }
}

/** Cards that make the hand: for Omaha the best two and three. */
const playing = (
  form: Form,
  own: readonly CardCode[],
  board: readonly CardCode[],
  value: number,
): readonly CardCode[] => {
  const { from } = form.pot[0]!
  if (typeof from === 'string') return [...board, ...own]
  for (const [i, one] of own.entries())
    for (const other of own.slice(0, i))
      for (const [a, first] of board.entries())
        for (const [b, second] of board.slice(0, a).entries())
          for (const third of board.slice(0, b)) {
            const cards = [one, other, first, second, third]
            if (rankings.high.value(cards) === value) return cards
          }
  return [...board, ...own]
}

const gain = (before: Look, after: Look): OutCard['does'] | undefined => {
  if (before.place === 'ahead') return
  if (after.place === 'ahead') return 'wins'
  return after.place === 'tied' && before.place === 'behind' ? 'ties' : undefined
}

const THREE_OF_A_KIND = 3

const improves = (
  form: Form,
  own: readonly CardCode[],
  board: readonly CardCode[],
  card: CardCode,
): OutCard['does'] | undefined => {
  const share = form.pot[0]!
  const hand = { own, known: true, jokerUp: false }
  const value = handValue(share, hand, [[...board, card]])
  const kind = highCategory(value)
  if (kind <= highCategory(handValue(share, hand, [board]))) return
  if (kind <= THREE_OF_A_KIND && !own.some(code => code >> 2 === card >> 2)) return
  const plays = rankings.high.best(playing(form, own, [...board, card], value))
  return plays.some(code => own.includes(code)) ? 'improves' : undefined
}
