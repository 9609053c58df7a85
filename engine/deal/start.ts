import { checkFormFields } from '../forms/form-fields.ts'
import { asPosted } from '../forms/joker.ts'
import { isRecord } from '../kinds/shown.ts'
import { countFields, onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { matchedBy } from './betting/carried-antes.ts'
import { setOddChipsAside, setSmallChipsAside, stakesPlayed } from './betting/chips-that-play.ts'
import { type MadePost, makePost } from './betting/make-post.ts'
import { isPlain, postsMade } from './betting/overblinds.ts'
import type { Seat } from './chips.ts'
import type { Post, Seated, StartDeal } from './commands.ts'
import type { Cited, DealStarted } from './events.ts'
import { begun } from './evolve.ts'
import { forward } from './forward.ts'
import { lawOf } from './law-of.ts'
import { formRules } from './program.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Stakes } from './stakes.ts'
import { bookOff, commandOff, SEAT_NUMBERS_END } from './start-checks.ts'
import { beginMoments, takeOver, type Work, workIn } from './work.ts'

/** Throws where plain JavaScript leaves out, or gives as something else, what no deal can start without. */
export const checkStart = (command: StartDeal): void => {
  if (!isUsual(command)) checkUnusual(command)
  const { type, form, stakes, seats } = command
  if (type !== 'StartDeal') throw wrongArgument('type', type, "'StartDeal'")
  if (!isRecord(form) || !Array.isArray(form.streets)) throw wrongArgument('form', form, 'a form such as forms.holdem')
  checkFormFields(form)
  if (!isRecord(stakes)) throw wrongArgument('stakes', stakes, "stakes such as stakesFor(form, 'limit', 10)")
  if (stakes !== lastStakes) onlyFields('stakes', stakes, STAKES)
  lastStakes = stakes
  if (!Array.isArray(seats)) throw wrongArgument('seats', seats, 'a list such as [{ seat: 1, chips: 500 }]')
  if (!Array.isArray(stakes.blinds)) throw wrongArgument('blinds', stakes.blinds, 'a list such as [5, 10]')
  for (let i = 0; i < seats.length; i++) if (!isSeated(seats[i])) onlyFields('seats', seats[i], SEATED)
}

/** Is this a seat and its chips, and nothing else, as mostly? */
const isSeated = (it: Partial<Seated> | undefined): boolean =>
  it?.seat !== undefined && it.chips !== undefined && countFields(it) === 2

/** Is this a seat, what it posts and its chips, and nothing else? */
const isPost = (it: Partial<Post> | undefined): boolean =>
  it?.seat !== undefined && it.kind !== undefined && it.amount !== undefined && countFields(it) === 3

/** Is nothing said but the game, its book, the button and who plays? Most deals start like that, and are looked at no further. */
const isUsual = (command: StartDeal): boolean =>
  isRecord(command) &&
  command.button !== undefined &&
  countFields(command) === (command.book === undefined ? 5 : 6) &&
  command.type !== undefined &&
  command.form !== undefined &&
  command.stakes !== undefined &&
  command.seats !== undefined

const checkUnusual = (command: StartDeal): void => {
  onlyFields('play', command, FIELDS)
  const { posts, barred, realCards, fantasyland } = command
  if (posts !== undefined && !Array.isArray(posts)) throw wrongArgument('posts', posts, A_LIST)
  if (posts !== undefined) for (const post of posts) if (!isPost(post)) onlyFields('posts', post, POST)
  if (fantasyland !== undefined && !Array.isArray(fantasyland)) throw wrongArgument('fantasyland', fantasyland, A_LIST)
  if (fantasyland !== undefined) for (const it of fantasyland) onlyFields('fantasyland', it, ['seat', 'cards'])
  if (barred !== undefined && !Array.isArray(barred)) throw wrongArgument('barred', barred, A_LIST)
  if (realCards !== undefined && typeof realCards !== 'boolean')
    throw wrongArgument('realCards', realCards, 'true or false')
}

// the stakes looked at last, since a game deals again and again for the same ones
let lastStakes: Stakes | undefined
const STAKES: readonly string[] = [
  'structure',
  'unit',
  'chips',
  'lower',
  'upper',
  'blinds',
  'ante',
  'antes',
  'bringIn',
  'point',
  'potUnit',
] satisfies (keyof Stakes)[]
const SEATED: readonly string[] = ['seat', 'chips', 'denominations', 'matched'] satisfies (keyof Seated)[]
const POST: readonly string[] = ['seat', 'kind', 'amount'] satisfies (keyof Post)[]
const A_LIST = 'a list'
const FIELDS: readonly string[] = [
  'type',
  'form',
  'stakes',
  'book',
  'button',
  'seats',
  'posts',
  'straddleOnPlacard',
  'carried',
  'dealtInBefore',
  'passed',
  'barred',
  'realCards',
  'mixed',
  'setting',
  'finalTwo',
  'timed',
  'fantasyland',
  'buttonPlaysTwo',
] satisfies (keyof StartDeal)[]

/** A deal begins: the players in order, the forced bets in; or the reason why it cannot. */
export const start = (order: StartDeal, byMoments = false): Work | Refusal => {
  checkStart(order)
  const command = withItsDeck(order)
  const off = commandOff(command)
  if (off) return off
  const players = handsOf(command)
  const posts = postsMade(command, players)
  if (isRefusal(posts)) return posts
  const book = command.book ?? 'rrp'
  const game = {
    form: command.form,
    stakes: stakesPlayed(command),
    book,
    setting: command.setting ?? 'cash',
    finalTwo: command.finalTwo ?? false,
  }
  const event: DealStarted & Cited = {
    type: 'DealStarted',
    form: game.form,
    stakes: game.stakes,
    book,
    law: lawOf(game, posts.some(isStraddle)),
    button: command.button,
    players,
    carried: command.carried ?? 0,
    matched: matchedBy(command),
    passed: command.passed ?? 0,
    barred: command.barred ?? NO_SEATS,
    realCards: command.realCards ?? false,
    mixed: command.mixed ?? false,
    setting: game.setting,
    finalTwo: game.finalTwo,
    timed: command.timed ?? false,
    rules: formRules(command.form, book),
  }
  const work = workIn(begun(event), [event])
  if (byMoments) beginMoments(work)
  setSmallChipsAside(work, command)
  for (const post of posts) makePost(work, post)
  setOddChipsAside(work)
  if (event.realCards) takeOver(work)
  forward(work)
  return work
}

const isStraddle = ({ kind }: MadePost): boolean => kind === 'straddle'

/** Why a deal cannot begin like this, or null; it is not begun. */
export const startOff = (order: StartDeal): Refusal | null => {
  const command = withItsDeck(order)
  const off = commandOff(command)
  if (off || isPlain(command)) return off
  const posts = postsMade(command, handsOf(command))
  return isRefusal(posts) ? posts : null
}

/** The joker is in or out as the book has it (wsop/281); an unknown book is refused later. */
const withItsDeck = (command: StartDeal): StartDeal => {
  const { form, book = 'rrp' } = command
  if (form.joker === undefined || bookOff(command) !== null) return command
  const posted = asPosted(form, rulebookOf(book))
  return posted === form ? command : { ...command, form: posted }
}

const NO_SEATS: readonly Seat[] = []

/** Hands in the order of dealing, from the button's left; Chinese poker deals its four stacks to however many play. */
export const handsOf = ({ form, button, seats, buttonPlaysTwo, fantasyland }: StartDeal): DealStarted['players'] => {
  const first = leftOf(button, seats)
  const hands = new Array<DealStarted['players'][number]>(seats.length)
  let away = 0
  let clockwise = true
  for (let n = 0; n < seats.length; n++) {
    const { seat, chips } = seats[first + n < seats.length ? first + n : first + n - seats.length]!
    const cards = fantasyland === undefined ? 0 : (fantasyland.find(it => it.seat === seat)?.cards ?? 0)
    hands[n] = { seat, hand: 0, chips, fantasyland: cards }
    const turns = turnsAway(seat, button)
    if (turns <= away) clockwise = false
    away = turns
  }
  // mostly they are named clockwise
  if (!clockwise) hands.sort((one, other) => turnsAway(one.seat, button) - turnsAway(other.seat, button))
  if (form.stacks === undefined) return hands
  const second = (hand: (typeof hands)[number]) => ({ ...hand, hand: 1 as const, chips: 0 })
  if (hands.length > form.stacks) return hands.slice(0, form.stacks) // wsop/341c: the button sits out
  if (hands.length * 2 === form.stacks) return [...hands, ...hands.map(second)] // wsop/341a
  return buttonPlaysTwo && hands.length + 1 === form.stacks ? [...hands, second(hands.at(-1)!)] : hands // wsop/341b
}

/** The first player to the button's left, by their place among the seats. */
const leftOf = (button: Seat, seats: StartDeal['seats']): number => {
  let first = 0
  let least = SEAT_NUMBERS_END * 2
  for (let i = 0; i < seats.length; i++) {
    const turns = turnsAway(seats[i]!.seat, button)
    if (turns >= least) continue
    first = i
    least = turns
  }
  return first
}

const turnsAway = (seat: number, button: number): number =>
  seat > button ? seat - button : seat - button + SEAT_NUMBERS_END
