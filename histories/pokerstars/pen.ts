import type { Card, Chips, Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { handCalled } from '@cardroom/engine/deal'
import { inPlaces } from '../amount.ts'
import { heroOf } from '../story/hero.ts'
import { type Award, netAwards } from '../story/net-awards.ts'
import { nameOf, type Recorded } from '../story/recorded.ts'
import type { Story } from '../story/story.ts'
import { type Unwritten, unwritten } from '../written.ts'
import { CURRENCIES } from './games.ts'
import { isLow, siteWords } from './hand-words.ts'

/** How names, amounts, pots and hands are written. */
export type Pen = {
  readonly name: (seat: Seat) => string
  readonly money: (chips: Chips) => string
  /** The sign before amounts, empty for play chips and in tournaments. */
  readonly sign: string
  readonly currency: string
  readonly ordinal: (run: number) => string
  /** What everybody collected, after rake. */
  readonly awards: readonly Award[]
  readonly collects: (award: Award) => string
  /** Is a hand shown as it was dealt? The hero's, or every hand that is known. */
  readonly sees: (seat: Seat) => boolean
  /** The cards of a hand in the order in which they were dealt. */
  readonly laid: (story: Story, cards: readonly Card[]) => readonly Card[]
  /** What a hand is called on the board of a run-out, empty if not all of it is known. */
  readonly called: (seat: Seat, story: Story, run: number) => string
}

/** A pen for this deal; refused where two players have one name, or one has a name that cannot be written. */
export const penOf = (story: Story, recorded: Recorded, every: boolean): Pen | Unwritten => {
  const name = (seat: Seat): string => nameOf(recorded, seat)
  const names = story.seats.map(({ seat }) => name(seat))
  const twice = names.find((one, at) => names.indexOf(one) !== at)
  if (twice !== undefined) return unwritten('same-name', { name: twice })
  const odd = names.find(one => !isName(one))
  if (odd !== undefined) return unwritten('name-off', { name: odd })
  const { currency = '', currencySymbol = CURRENCIES[currency] ?? '' } = recorded.about
  const sign = story.setting === 'tournament' ? '' : currencySymbol
  const money = (chips: Chips): string => `${sign}${inPlaces(chips, recorded.scale)}`
  const hero = heroOf(story, recorded)
  const side = story.pots.length - 1
  const potName = (pot: number): string => {
    if (side === 0) return 'pot'
    if (pot === 0) return 'main pot'
    return side === 1 ? 'side pot' : `side pot-${pot}`
  }
  return {
    name,
    money,
    sign,
    currency,
    ordinal: run => ['FIRST', 'SECOND', 'THIRD'][run]!,
    awards: netAwards(story, recorded),
    collects: ({ seat, pot, net }) => `${name(seat)} collected ${money(net)} from ${potName(pot)}`,
    sees: seat => every || seat === hero,
    laid,
    called,
  }
}

/** Names stand in the middle of lines: no line breaks, no blanks around them, nothing that looks like another line. */
const isName = (name: string): boolean =>
  /^[^\s\p{Cc}](?:[^\p{Cc}]{0,38}[^\s\p{Cc}])?$/u.test(name) && !/[:[\]]|\*\*\*/.test(name)

/** A stud hand is shown downcards first, of which the third was dealt last. */
const laid = ({ form }: Story, cards: readonly Card[]): readonly Card[] =>
  form.family === 'stud' && cards.length === 7 ? [...cards.slice(0, 2), ...cards.slice(3), cards[2]!] : cards

const called = (seat: Seat, { form, ends, boards }: Story, run: number): string => {
  const { shown } = ends.find(end => end.seat === seat)!
  if (shown === null || shown.includes(UNKNOWN)) return ''
  const hands = handCalled(form, shown, [], boardsOf(boards, form.boards, run))
  const isSplit = form.pot.length > 1
  return hands
    .map(({ share, hand }) => {
      const words = siteWords(hand)
      if (isSplit) return `${share === 'high' ? 'HI' : 'LO'}: ${words}`
      return isLow(hand) ? `Lo: ${words}` : words
    })
    .join('; ')
}

const boardsOf = (boards: Story['boards'], count: number, run: number): readonly (readonly Card[])[] =>
  count === 0 ? boards : boards.slice(run * count, (run + 1) * count)
