import type { Card } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { postsOf } from '../deal/betting/posts.ts'
import type { StartDeal } from '../deal/commands.ts'
import type { Form } from '../forms/form.ts'
import { asPosted } from '../forms/joker.ts'
import { problemIn } from '../kinds/check.ts'
import { isProblem, type Problem, problemAt } from '../kinds/problem.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { type Act, actsTold } from './acts/read-acts.ts'
import { cardsIn } from './acts/read-cards.ts'
import { topped } from './acts/read-dealer.ts'
import type { Scenario } from './scenario.ts'
import { oneScenario } from './schema.ts'
import { type NamedCards, namedCards } from './setup/named-cards.ts'
import { bookTold, formTold } from './setup/read-form.ts'
import { postsTold, type SeatWithCards, seatsTold } from './setup/read-seats.ts'
import { stakesTold } from './setup/read-stakes.ts'

/** A scenario as it is played: how the deal starts, the cards that are known, the acts, and the questions. */
export type Setup = {
  readonly start: StartDeal
  readonly named: NamedCards
  /** The order of the cards, where the deck is told. */
  readonly deck: readonly Card[] | undefined
  readonly acts: readonly Act[]
  readonly ask: readonly string[]
}

/** Reads a scenario from outside, or says what is wrong with it, where, and what is accepted instead. */
export const readScenario = (value: unknown): Setup | Problem => {
  const off = problemIn(oneScenario, value)
  if (off !== null) return { ...off, at: off.at === '' ? 'the scenario' : off.at }
  const told = value as Scenario
  const formNamed = formTold(told.form)
  if (isProblem(formNamed)) return problemAt('form', formNamed, told.form)
  const book = bookTold(told.book ?? 'rrp')
  if (typeof book === 'object' && isProblem(book)) return problemAt('book', book)
  const form = asPosted(formNamed, rulebookOf(book))
  const structure = told.structure ?? form.structures[0] ?? 'limit'
  const stakes = stakesTold(form, structure, told.stakes)
  if (isProblem(stakes)) return problemAt('stakes', stakes, told.stakes)
  const seats = seatsTold(told)
  if (isProblem(seats)) return seats
  const named = namedCards(form, seats, told.board)
  if (isProblem(named)) return named
  const deck = told.deck === undefined ? undefined : deckTold(form, told, named)
  if (deck !== undefined && isProblem(deck)) return deck
  const acts = actsTold(told.acts)
  if (isProblem(acts)) return acts
  const button = told.button ?? Math.max(...seats.map(({ seat }) => seat))
  const posts = postsFor(told, form, stakes, button, seats, book)
  if (posts !== undefined && isProblem(posts)) return posts
  const lands = seats.flatMap(({ seat, fantasyland }) => (fantasyland ? [{ seat, cards: fantasyland }] : []))
  const start: StartDeal = {
    type: 'StartDeal',
    form,
    stakes,
    book,
    button,
    seats: seats.map(({ cards: _, fantasyland: __, ...seat }) => seat),
    told: deck === undefined,
    ...(posts === undefined ? {} : { posts }),
    ...(lands.length === 0 ? {} : { fantasyland: lands }),
    ...asTheyAre(told),
  }
  return { start, named, deck, acts, ask: questionsOf(told.ask) }
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

const asTheyAre = (told: Scenario): Partial<StartDeal> =>
  Object.fromEntries(AS_THEY_ARE.flatMap(name => (told[name] === undefined ? [] : [[name, told[name]]])))

/** The questions in words, none if nothing is asked. */
const questionsOf = (ask: Scenario['ask'] = []): readonly string[] => {
  const list = typeof ask === 'string' || 'view' in ask ? [ask] : ask
  return list.map(question => (typeof question === 'string' ? question : `view ${question.view}`))
}

const deckTold = (form: Form, { deck = '' }: Scenario, named: NamedCards): readonly Card[] | Problem => {
  if (named.hands.size + named.boards.length > 0) {
    return problemAt('deck', {
      problem: 'the deck tells all cards',
      accepted: 'either "deck", or cards of seats and board',
    })
  }
  const top = cardsIn(deck)
  if (isProblem(top)) return problemAt('deck', top, deck)
  const strange = top.find((card, i) => !decks[form.deck].includes(card) || top.indexOf(card) !== i)
  if (strange === undefined) return topped(decks[form.deck], top)
  const twice = decks[form.deck].includes(strange)
  return problemAt(
    'deck',
    { problem: twice ? `${strange} is there twice` : `${strange} is not in the deck of ${form.id}` },
    deck,
  )
}

const postsFor = (
  { posts: told = [], usualPosts = true }: Scenario,
  form: Form,
  stakes: StartDeal['stakes'],
  button: number,
  seats: readonly SeatWithCards[],
  book: StartDeal['book'],
): StartDeal['posts'] | Problem => {
  if (told.length === 0 && usualPosts) return undefined
  const posts = postsTold(told)
  if (isProblem(posts) || !usualPosts) return posts
  const clockwise = seats.toSorted((a, b) => turnsAway(a.seat, button) - turnsAway(b.seat, button))
  return [...postsOf(form, stakes, button, clockwise, book), ...posts]
}

const turnsAway = (seat: number, button: number): number => (seat > button ? seat - button : seat - button + 1_000_000)
