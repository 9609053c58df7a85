import type { Card } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { postsOf } from '../deal/betting/posts.ts'
import type { StartDeal } from '../deal/commands.ts'
import { ruledBy } from '../floor/limits/ruled-by.ts'
import type { Form } from '../forms/form.ts'
import { asPosted } from '../forms/joker.ts'
import { problemIn } from '../kinds/check.ts'
import { heldIn } from '../kinds/held-in.ts'
import { near } from '../kinds/near.ts'
import { isProblem, type Problem, problemAt } from '../kinds/problem.ts'
import { isRecord } from '../kinds/shown.ts'
import type { House } from '../rulebooks/house.ts'
import { readHouse } from '../rulebooks/house-check.ts'
import { pointNames } from '../rulebooks/point-named.ts'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { type Act, readActs } from './acts/read-acts.ts'
import { cardsIn } from './acts/read-cards.ts'
import { topped } from './acts/read-dealer.ts'
import type { Midway } from './course/reach-street.ts'
import { readIncidentWords } from './incidents/read-incident.ts'
import { misread } from './problems.ts'
import type { Scenario } from './scenario.ts'
import { oneScenario } from './schema.ts'
import { type Declared, type DeclaredHands, readDeclared } from './setup/declared-hands.ts'
import { type CardsInActs, type NamedCards, namedCards } from './setup/named-cards.ts'
import { readBook, readFormNamed } from './setup/read-form.ts'
import { readPosts, readSeats, type SeatWithCards } from './setup/read-seats.ts'
import { readStakes } from './setup/read-stakes.ts'

/** A scenario as it is played: how the deal starts, the cards that are known, the acts, and the questions. */
export type Setup = {
  readonly start: StartDeal
  readonly named: NamedCards
  /** The order of the cards, where the scenario names the deck. */
  readonly deck: readonly Card[] | undefined
  readonly acts: readonly Act[]
  /** Where the deal is taken up in the middle. */
  readonly midway: Midway | null
  readonly hands: DeclaredHands
  /** How many of the posts are written beside the usual ones. */
  readonly ownPosts: number
  readonly ask: readonly string[]
  /** Why the stakes are not those that were agreed on, where the house approved others. */
  readonly limitRules: readonly RuleId[]
}

/** Reads a scenario from outside, or says what is wrong with it, where, and what is accepted instead. */
export const readScenario = (value: unknown): Setup | Problem => {
  const off = problemIn(oneScenario, value)
  if (off !== null) return asMeant(off, value)
  const written = value as Scenario
  const formNamed = readFormNamed(written.form)
  if (isProblem(formNamed)) return problemAt('form', formNamed, written.form)
  const bookNamed = readBook(written.book ?? 'rrp')
  if (typeof bookNamed === 'object' && isProblem(bookNamed)) return problemAt('book', bookNamed)
  const book = readPoints(bookNamed, written.points)
  if (typeof book === 'object' && 'at' in book) return book
  const form = asPosted(formNamed, rulebookOf(book))
  const structure = written.structure ?? form.structures[0] ?? 'limit'
  const played = readStakes(form, structure, written.stakes)
  if (isProblem(played)) return problemAt('stakes', played, written.stakes)
  const approved = written.approved === undefined ? played : readStakes(form, structure, written.approved)
  if (isProblem(approved)) return problemAt('approved', approved, written.approved)
  const { limit: stakes, rules } = ruledBy(rulebookOf(book), played, approved)
  const seats = readSeats(written)
  if (isProblem(seats)) return seats
  const acts = readActs(written.acts)
  if (isProblem(acts)) return acts
  const named = namedCards(form, seats, written.board, cardsInActs(acts))
  if (isProblem(named)) return named
  const deck = written.deck === undefined ? undefined : readDeck(form, written, named)
  if (deck !== undefined && isProblem(deck)) return deck
  const hands = readHands(written, seats)
  if (isProblem(hands)) return hands
  const midway = readMidway(written, form, seats)
  if (midway !== null && 'why' in midway) return midway
  const button = written.button ?? Math.max(...seats.map(({ seat }) => seat))
  const posts = postsFor(written, form, stakes, button, seats, book)
  if (posts !== undefined && isProblem(posts)) return posts
  const lands = seats.flatMap(({ seat, fantasyland }) => (fantasyland ? [{ seat, cards: fantasyland }] : []))
  const start: StartDeal = {
    type: 'StartDeal',
    form,
    stakes,
    book,
    button,
    seats: seats.map(({ cards: _, fantasyland: __, folded: ___, ...seat }) => seat),
    realCards: deck === undefined,
    ...(posts === undefined ? {} : { posts }),
    ...(lands.length === 0 ? {} : { fantasyland: lands }),
    ...asTheyAre(written),
  }
  const limitRules = approved === played ? [] : rules
  const ownPosts = written.posts?.length ?? 0
  return { start, named, deck, acts, hands, midway, ownPosts, ask: questionsOf(written.ask), limitRules }
}

/** What others call the fields of a scenario. */
const OTHER_NAMES: Readonly<Record<string, keyof Scenario>> = {
  game: 'form',
  variant: 'form',
  rulebook: 'book',
  rules: 'book',
  limit: 'structure',
  betting: 'structure',
  blinds: 'stakes',
  players: 'seats',
  chips: 'stacks',
  dealer: 'button',
  community: 'board',
  flop: 'board',
  actions: 'acts',
  events: 'acts',
  question: 'ask',
  questions: 'ask',
}

/** What is no field of a scenario may be one by another name, or a point of the book, or nearly one: that is said. */
const asMeant = (off: Problem, value: unknown): Problem => {
  const { field, meant } = (off.about ?? {}) as { readonly field?: string; readonly meant?: string | null }
  if (off.why !== 'no-such-field' || field === undefined || off.at !== field || (meant ?? null) !== null) {
    return { ...off, at: off.at === '' ? 'the scenario' : off.at }
  }
  const [point] = isRecord(value) ? near(field, pointNames, 1) : []
  const name = heldIn(OTHER_NAMES, field) ?? (point === undefined ? null : `points.${point}`)
  return name === null ? off : { ...off, about: { ...(off.about as object), meant: name } }
}

/** Points of the book that this scenario sets for itself make a house of it. */
const readPoints = (book: BookId | House, points: Scenario['points']): BookId | House | Problem => {
  if (points === undefined) return book
  const house =
    typeof book === 'string'
      ? { name: 'this table', book, overrides: points }
      : { ...book, overrides: { ...book.overrides, ...points } }
  const read = readHouse(house)
  if (read.ok) return read.house
  const [first] = read.refusal.problems
  return { ...first!, at: first!.at.replace(/^overrides/, 'points') }
}

/** Cards that are said to be there twice, and how many more a hand may get since something goes wrong. */
const cardsInActs = (acts: readonly Act[]): CardsInActs => {
  const incidents = acts.flatMap(act => {
    const incident = 'incident' in act ? act.incident : 'words' in act ? readIncidentWords(act.words) : undefined
    return incident === undefined || isProblem(incident) ? [] : [incident]
  })
  return {
    twice: incidents.flatMap(it => (it.type === 'DuplicateCard' ? [it.card] : [])),
    more: incidents.length,
  }
}

const readHands = ({ hands = {} }: Scenario, seats: readonly SeatWithCards[]): DeclaredHands | Problem => {
  const read = new Map<number, readonly Declared[]>()
  for (const [seat, text] of Object.entries(hands)) {
    const at = `hands.${seat}`
    if (!seats.some(it => it.seat === Number(seat)))
      return problemAt(at, misread('cards-of-nobody', { seat, seats: seats.map(it => it.seat) }))
    const declared = readDeclared(text)
    if (isProblem(declared)) return problemAt(at, declared, text)
    read.set(Number(seat), declared)
  }
  return read
}

/** A deal that is taken up at a later street than the first. */
const readMidway = (written: Scenario, form: Form, seats: readonly SeatWithCards[]): Midway | null | Problem => {
  const { street, pot = null, in: paid = {} } = written
  const folded = seats.filter(seat => seat.folded).map(({ seat }) => seat)
  const names = form.streets.map(({ name }) => name)
  if (street === undefined) {
    const field = pot !== null ? 'pot' : Object.keys(paid).length > 0 ? 'in' : folded.length > 0 ? 'seats' : null
    return field === null ? null : problemAt(field, misread('which-street', { streets: names.slice(1) }))
  }
  const at = names.indexOf(street)
  if (at < 1 && street !== 'showdown')
    return problemAt('street', misread('no-later-street', { streets: [...names.slice(1), 'showdown'] }), street)
  if (pot !== null && Object.keys(paid).length > 0) return problemAt('in', misread('pot-and-in'))
  const stranger = Object.keys(paid).find(seat => !seats.some(it => it.seat === Number(seat)))
  if (stranger !== undefined)
    return problemAt(`in.${stranger}`, misread('cards-of-nobody', { seat: stranger, seats: seats.map(it => it.seat) }))
  return { street, pot, paid: new Map(Object.entries(paid).map(([seat, chips]) => [Number(seat), chips])), folded }
}

/** The fields that the deal takes as they are. */
const AS_THEY_ARE = [
  'setting',
  'straddleOnPlacard',
  'carried',
  'dealtInBefore',
  'passed',
  'barred',
  'mixed',
  'finalTwo',
  'timed',
  'buttonPlaysTwo',
] as const satisfies readonly (keyof StartDeal & keyof Scenario)[]

const asTheyAre = (written: Scenario): Partial<StartDeal> =>
  Object.fromEntries(AS_THEY_ARE.flatMap(name => (written[name] === undefined ? [] : [[name, written[name]]])))

/** The questions in words, none if nothing is asked. */
const questionsOf = (ask: Scenario['ask'] = []): readonly string[] => {
  const list = typeof ask === 'string' || 'view' in ask ? [ask] : ask
  return list.map(question => (typeof question === 'string' ? question : `view ${question.view}`))
}

const readDeck = (form: Form, { deck = '' }: Scenario, named: NamedCards): readonly Card[] | Problem => {
  if (named.hands.size + named.boards.length > 0) {
    return problemAt('deck', misread('deck-and-cards'))
  }
  const top = cardsIn(deck)
  if (isProblem(top)) return problemAt('deck', top, deck)
  const strange = top.find((card, i) => !deckCards(form.deck).includes(card) || top.indexOf(card) !== i)
  if (strange === undefined) return topped(deckCards(form.deck), top)
  const twice = deckCards(form.deck).includes(strange)
  return problemAt(
    'deck',
    twice
      ? misread('card-twice', { card: strange, at: [] })
      : misread('not-in-the-deck', { card: strange, form: form.id }),
    deck,
  )
}

const postsFor = (
  { posts: written = [], usualPosts = true }: Scenario,
  form: Form,
  stakes: StartDeal['stakes'],
  button: number,
  seats: readonly SeatWithCards[],
  book: StartDeal['book'],
): StartDeal['posts'] | Problem => {
  if (written.length === 0 && usualPosts) return undefined
  const posts = readPosts(written)
  if (isProblem(posts) || !usualPosts) return posts
  const clockwise = seats.toSorted((a, b) => turnsAway(a.seat, button) - turnsAway(b.seat, button))
  return [...postsOf(form, stakes, button, clockwise, book), ...posts]
}

const turnsAway = (seat: number, button: number): number => (seat > button ? seat - button : seat - button + 1_000_000)
