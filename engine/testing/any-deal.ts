import type { Chance } from '../cards/shuffle.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import type { StartDeal } from '../deal/commands.ts'
import type { Habits } from '../deal/random-play.ts'
import type { Stakes } from '../deal/stakes.ts'
import { bombPot } from '../forms/bomb-pot.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import { withJoker, withoutJoker } from '../forms/joker.ts'
import type { House } from '../rulebooks/house.ts'
import { BOOKS, type BookId } from '../rulebooks/rule-id.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { anyPosts } from './any-posts.ts'
import { anyStakes } from './any-stakes.ts'

/** A deal to be played at random: how it starts, how its players behave, and the chance that decides for them. */
export type AnyDeal = {
  /** What it takes to play the same deal again. */
  readonly name: string
  readonly start: StartDeal
  readonly habits: Habits
  readonly chance: Chance
}

/** Every form of Cardroom by its id. */
export const everyForm: readonly Form[] = Object.values(forms)

/** Every form that can be played as a bomb pot, as one. */
export const everyBombPot: readonly Form[] = everyForm.flatMap(form => {
  const bomb = bombPot(form)
  return !bomb.ok || bomb.form === form ? [] : [bomb.form]
})

/** The forms that can be played with or without a joker, the other way. */
export const everyJokerForm: readonly Form[] = everyForm.flatMap(form => {
  const other = form.deck === 'joker' ? withoutJoker(form) : withJoker(form)
  return other.ok ? [{ ...other.form, id: `${form.id}-${other.form.deck}` }] : []
})

/**
 * A deal of this form by its number: the numbers go through every count of players and every structure, and chance
 * takes the book, the stakes, the stacks and seats, and all that may be agreed before a deal.
 */
export const anyDeal = (
  form: Form,
  number: number,
  { realCards = false }: { readonly realCards?: boolean } = {},
): AnyDeal => {
  const name = `${form.id}${realCards ? ' told' : ''} ${number}`
  const chance = seeded(name)
  const counts = form.seats.most - form.seats.least + 1
  const players = form.seats.least + (number % counts)
  const structure = form.structures[Math.floor(number / counts) % form.structures.length] ?? 'no-limit'
  const stakes = anyStakes(form, structure, chance)
  const seats = anySeats(players, stakes, chance)
  // sometimes the button stands before an empty seat: a dead button
  const button = chance(4) === 0 ? 1 + chance(12) : seats[chance(players)]!.seat
  const plain: StartDeal = { type: 'StartDeal', form, stakes, book: anyBook(chance), button, seats }
  const start: StartDeal = {
    ...plain,
    ...(realCards ? { realCards } : {}),
    ...(chance(4) === 0 ? { mixed: true } : {}),
    ...(form.structures.length > 0 && chance(5) === 0 ? { carried: stakes.unit * (1 + chance(40)) } : {}),
    ...(form.structures.length > 0 && chance(3) === 0 ? { posts: anyPosts(plain, chance) } : {}),
    ...(form.stacks !== undefined && chance(2) === 0 ? { buttonPlaysTwo: true } : {}),
    ...anyFantasyland(form, seats, chance),
  }
  return { name, start, habits: { careless: chance(2) === 0 }, chance }
}

/** A book, or now and then a house that has kills after a look and straddles of other kinds. */
const anyBook = (chance: Chance): BookId | House => {
  const book = BOOKS[chance(BOOKS.length)]!
  if (chance(4) > 0) return book
  const straddle = { ...rulebooks[book].bigBetStraddle.is, allowed: true, max: 3 }
  return {
    name: 'Any house',
    book,
    overrides: {
      lowballLookAndKill: { enabled: true, cardsSeen: 2, minStackInKillBlinds: 4, killerActs: 'last-first-round' },
      studKill: chance(2) === 0 ? 'bring-in-as-usual' : 'no-bring-in-left-of-kill',
      straddlerActs: (['last-opening-left-of-blinds', 'in-turn'] as const)[chance(2)]!,
      limitStraddle: { ...straddle, live: chance(2) === 0 },
      bigBetStraddle: { ...straddle, positions: ['any'], live: chance(2) === 0 },
      minRaiseToAfterStraddle: 'straddle-plus-big-blind',
    },
  }
}

/** Players on seats with gaps between them; some have a lot, some a chip, less than an ante or less than a blind. */
const anySeats = (players: number, stakes: Stakes, chance: Chance): StartDeal['seats'] => {
  const numbers = shuffled(
    Array.from({ length: 12 }, (_, i) => i + 1),
    chance,
  ).slice(0, players)
  const deep = chance(3) > 0
  return numbers.map(seat => ({ seat, chips: anyStack(stakes, deep && chance(4) > 0, chance) }))
}

const anyStack = ({ unit, lower, ante, point }: Stakes, deep: boolean, chance: Chance): number => {
  const size = Math.max(lower, point)
  if (deep) return unit * (10 + chance(100)) * Math.max(1, Math.floor(size / unit))
  switch (chance(6)) {
    // small chips may lie among them that do not play
    case 0:
      return unit
    case 1:
      return unit + chance(Math.max(1, ante))
    case 2:
      return unit + chance(size)
    default:
      return unit * (1 + chance(8 * size))
  }
}

const anyFantasyland = (form: Form, seats: StartDeal['seats'], chance: Chance): Pick<StartDeal, 'fantasyland'> => {
  const land = form.rows?.fantasyland
  if (land === undefined || chance(2) === 0) return {}
  const most = land.progressive ? 17 : land.cards
  const there = seats.filter(() => chance(2) === 0)
  return { fantasyland: there.map(({ seat }) => ({ seat, cards: land.cards + chance(most - land.cards + 1) })) }
}
