import { deckCards } from '../cards/deck.ts'
import { mostInFantasyland } from '../forms/check-rows.ts'
import { STRUCTURES } from '../forms/form.ts'
import { houseProblem } from '../rulebooks/house-check.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { earlierOff } from './betting/carried-antes.ts'
import { chipsOff } from './betting/chips-that-play.ts'
import type { Chips } from './chips.ts'
import { POST_KINDS, type Post, SETTINGS, type StartDeal } from './commands.ts'
import { formRules, programOf } from './program.ts'
import { type Refusal, refused } from './refusal.ts'
import type { Stake } from './refusal-about.ts'

/** Why a deal of this game with these seats cannot begin, or null; what is posted in it is looked at by itself. */
export const commandOff = (command: StartDeal): Refusal | null =>
  gameOff(command) ?? seatsOff(command) ?? earlierOff(command) ?? landOff(command) ?? chipsOff(command)

/** Every number of a seat is less: to go past it is to go once around the table. */
export const SEAT_NUMBERS_END = 1_000_000

/** Why these seats cannot be dealt in, or null. */
export const seatsOff = ({ form, seats, button, posts, carried = 0, book = 'rrp' }: StartDeal): Refusal | null => {
  if (seats.length < form.seats.least)
    return refused('too-few-players', { count: form.seats.least, rules: formRules(form, book) })
  if (seats.length > form.seats.most)
    return refused('too-many-players', { count: form.seats.most, rules: formRules(form, book) })
  if (!isAmount(carried)) return refused('chips-not-whole', { about: 'carried' })
  let total = carried
  let last = -1
  for (let i = 0; i < seats.length; i++) {
    const { seat, chips, matched } = seats[i]!
    total += chips
    if (!isSeat(seat)) return refused('seat-not-a-number', { seat })
    if (seat <= last && isTwice(seats, i)) return refused('seat-twice', { seat })
    last = seat > last ? seat : last
    const least = matched === undefined ? 1 : 0
    if (!Number.isSafeInteger(chips) || chips < least || !Number.isSafeInteger(total))
      return refused('chips-not-whole', { seat })
  }
  if (!isSeat(button)) return refused('seat-not-a-number', { seat: button, about: 'button' })
  const off = posts === undefined ? null : postsOff(posts, seats)
  if (off !== null) return off
  // where points are paid from player to player there is no pot to put anything in
  if (form.opening === 'nothing' && carried + (posts?.length ?? 0) > 0) return refused('no-pot')
  return null
}

/** Is this seat named before? Mostly they are named upward, and it need not be asked. */
const isTwice = (seats: StartDeal['seats'], at: number): boolean => {
  for (let i = 0; i < at; i++) if (seats[i]!.seat === seats[at]!.seat) return true
  return false
}

const postsOff = (posts: readonly Post[], seats: StartDeal['seats']): Refusal | null => {
  for (const { seat, kind, amount } of posts) {
    if (!seats.some(it => it.seat === seat)) return refused('not-dealt-in', { seat })
    if (!POST_KINDS.includes(kind)) return refused('not-known', { about: { post: kind } })
    if (!isAmount(amount)) return refused('stakes-not-whole', { about: kind })
  }
  return null
}

/** Those in Fantasyland have their number of cards, and the deck reaches for them and the others. */
const landOff = ({ form, seats, fantasyland }: StartDeal): Refusal | null => {
  if (fantasyland === undefined || fantasyland.length === 0) return null
  const land = form.rows?.fantasyland
  let needed = 0
  for (const { seat, cards } of fantasyland) {
    if (!seats.some(it => it.seat === seat)) return refused('not-dealt-in', { seat })
    if (fantasyland.filter(it => it.seat === seat).length > 1) return refused('seat-twice', { seat })
    if (!land || !Number.isSafeInteger(cards) || cards < land.cards || cards > mostInFantasyland(land)) {
      return refused('wrong-number-of-cards', { seat, about: 'fantasyland', count: land?.cards ?? 0 })
    }
    needed += cards
  }
  const others = (seats.length - fantasyland.length) * cardsDealt(form)
  if (needed + others <= deckCards(form.deck).length) return null
  return refused('wrong-number-of-cards', { about: 'fantasyland', count: land!.cards })
}

const cardsDealt = (form: StartDeal['form']): number =>
  programOf(form).steps.reduce((cards, step) => cards + (step.do === 'deal' ? step.cards : 0), 0)

const isSeat = (seat: number): boolean => Number.isSafeInteger(seat) && seat >= 1 && seat < SEAT_NUMBERS_END
const isAmount = (amount: Chips): boolean => Number.isSafeInteger(amount) && amount >= 0

// the game checked last, since deal after deal is played of the same one
let sound: (Pick<StartDeal, 'form' | 'stakes' | 'book' | 'setting'> & { readonly posted: boolean }) | undefined

/** Why this game cannot be played, or null. */
const gameOff = (command: StartDeal): Refusal | null => {
  const { form, stakes, book, setting, posts } = command
  // less is asked of the stakes where the posts are given
  const posted = posts !== undefined
  if (
    sound?.stakes === stakes &&
    (posted || !sound.posted) &&
    sound.form === form &&
    sound.book === book &&
    sound.setting === setting
  ) {
    return null
  }
  const off = bookOff(command) ?? stakesOff(command)
  if (off === null) sound = { form, stakes, posted, ...(book && { book }), ...(setting && { setting }) }
  return off
}

/** Why this isn't a book or a setting, or null. */
export const bookOff = ({ book = 'rrp', setting = 'cash' }: StartDeal): Refusal | null => {
  const problem = typeof book === 'object' ? houseProblem(book) : null
  if (problem !== null) return refused('house-makes-no-sense', { problems: [problem] })
  if (typeof book !== 'object' && !BOOKS.includes(book)) return refused('not-known', { about: { book } })
  return SETTINGS.includes(setting) ? null : refused('not-known', { about: { setting } })
}

const stakesOff = ({ form, stakes, posts, book = 'rrp' }: StartDeal): Refusal | null => {
  const betting = programOf(form).rounds > 0
  if (!STRUCTURES.includes(stakes.structure) || (betting && !form.structures.includes(stakes.structure))) {
    return refused('structure-not-played', { about: form.structures, rules: formRules(form, book) })
  }
  const about = amountOff(stakes)
  if (about !== null) return refused('stakes-not-whole', { about })
  return missingStake(form.opening, betting, stakes, posts)
}

/** The first of the stakes that is no whole number of chips, or null. */
const amountOff = (stakes: StartDeal['stakes']): Stake | null => {
  if (!isAmount(stakes.unit)) return 'unit'
  if (!isAmount(stakes.lower)) return 'lower'
  if (!isAmount(stakes.upper)) return 'upper'
  if (!isAmount(stakes.ante)) return 'ante'
  if (!isAmount(stakes.bringIn)) return 'bringIn'
  if (!isAmount(stakes.point)) return 'point'
  if (!stakes.blinds.every(isAmount)) return 'blinds'
  if (stakes.potUnit !== undefined && !isAmount(stakes.potUnit)) return 'potUnit'
  return Object.values(stakes.chips ?? {}).every(chip => isAmount(chip) && chip > 0) ? null : 'chips'
}

const missingStake = (
  opening: StartDeal['form']['opening'],
  betting: boolean,
  stakes: StartDeal['stakes'],
  posts: readonly Post[] | undefined,
): Refusal | null => {
  const missing = (about: Stake): Refusal => refused('stakes-missing', { about })
  if (stakes.unit < 1) return missing('unit')
  if (!betting) return stakes.point < 1 ? missing('point') : null
  if (stakes.lower < 1) return missing('lower')
  if (stakes.structure === 'limit' || stakes.structure === 'spread') {
    if (stakes.upper < stakes.lower) return missing('upper')
  }
  if (opening === 'bring-in' && (stakes.bringIn < 1 || stakes.bringIn > stakes.lower)) return missing('bringIn')
  const ante = opening === 'button-ante' || opening === 'bomb-pot' || opening === 'antes'
  if (ante && posts === undefined && stakes.ante < 1) return missing('ante')
  return null
}
