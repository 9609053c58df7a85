import { isFormId } from '../../forms/forms.ts'
import { type Problem, within } from '../../kinds/problem.ts'
import { houseProblem } from '../../rulebooks/house-check.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Level, Plan } from '../plan.ts'
import { wrong } from './problems.ts'

/** What is wrong with the plan of an event, each with its field; empty if it can open. */
export const checkPlan = (plan: Plan): readonly Problem[] => {
  const first = [...checkBook(plan)]
  // the rest is read by the book, so that one comes first
  if (first.length > 0) return first
  return [
    ...checkName(plan),
    ...checkSeats(plan),
    ...checkBuyIn(plan),
    ...checkLevels(plan.levels, plan.unit),
    ...checkExtras(plan),
    ...checkDays(plan),
  ]
}

const isCount = (number: unknown): number is number => Number.isSafeInteger(number) && (number as number) >= 1
const isAmount = (number: unknown): number is number => Number.isSafeInteger(number) && (number as number) >= 0

const checkBook = function* ({ book }: Plan): Generator<Problem> {
  const problem = typeof book === 'object' ? houseProblem(book) : null
  if (problem !== null) yield within('book', problem)
  if (typeof book === 'string' && !BOOKS.includes(book)) yield wrong('book', 'no-such-book', { book })
}

const checkName = function* ({ name, game }: Plan): Generator<Problem> {
  if (name.trim() === '' || name.length > 80) yield wrong('name', 'event-name')
  if (!isFormId(game.form)) yield wrong('game', 'no-such-form', { form: game.form })
}

const checkSeats = function* ({ seats, finalSeats, openSeats, book }: Plan): Generator<Problem> {
  const { most } = rulebookOf(book).tournamentTableMax.is
  if (!isCount(seats) || seats < 2 || seats > most) yield wrong('seats', 'whole-number', { most, least: 2 })
  if (!isCount(finalSeats) || finalSeats < 2 || finalSeats > seats) yield wrong('finalSeats', 'final-seats')
  if (typeof openSeats !== 'boolean') yield wrong('openSeats', 'not-a-flag')
}

const checkBuyIn = function* ({ buyIn, unit, guarantee, prizeUnit, reEntries, entryUntil }: Plan): Generator<Problem> {
  if (!isAmount(buyIn.price)) yield wrong('buyIn.price', 'whole-number', { least: 0 })
  if (!isAmount(buyIn.fee)) yield wrong('buyIn.fee', 'whole-number', { least: 0 })
  if (!isCount(unit)) yield wrong('unit', 'chips-from-1')
  else if (!isCount(buyIn.chips) || buyIn.chips % unit !== 0) yield wrong('buyIn.chips', 'not-a-multiple', { unit })
  if (!isAmount(guarantee)) yield wrong('guarantee', 'whole-number', { least: 0 })
  if (!isCount(prizeUnit)) yield wrong('prizeUnit', 'whole-number', { least: 1 })
  if (!isAmount(reEntries)) yield wrong('reEntries', 'whole-number', { least: 0 })
  if (!isCount(entryUntil)) yield wrong('entryUntil', 'level-from-1')
}

/** What is wrong with a schedule; empty if it can be played with this smallest chip. */
export const checkLevels = (levels: readonly Level[], unit: number): readonly Problem[] => {
  if (levels.length === 0) return [wrong('levels', 'no-levels')]
  return levels.flatMap((level, i) => [...checkLevel(level, `levels[${i}]`, unit)])
}

const checkLevel = function* (level: Level, where: string, unit: number): Generator<Problem> {
  const { small, big, ante, lasts, breakAfter, game } = level
  if (!isAmount(small) || !isCount(big) || small > big) yield wrong(where, 'blinds-of-level')
  if (!isAmount(ante)) yield wrong(`${where}.ante`, 'whole-number', { least: 0 })
  if ([small, big, ante].some(chips => chips % unit !== 0))
    yield wrong(where, 'blinds-not-payable', { small, big, unit })
  const length = 'minutes' in lasts ? lasts.minutes : lasts.deals
  if (!isCount(length)) yield wrong(`${where}.lasts`, 'level-length')
  if (!isAmount(breakAfter)) yield wrong(`${where}.breakAfter`, 'minutes-from-0')
  if (game !== undefined && !isFormId(game.form)) yield wrong(`${where}.game`, 'no-such-form', { form: game.form })
}

const checkExtras = function* (plan: Plan): Generator<Problem> {
  const { rebuys, addOn, bounty, prizes, unit, book } = plan
  const law = rulebookOf(book)
  yield* checkRebuy(plan)
  if (rebuys !== null && !law.rebuy.is.allowed) yield wrong('rebuys', 'not-in-book', { book: law.name })
  // hpt/buyin/add-on: the home format has none; where a book is silent they are as posted
  if (addOn !== null && !law.addOns.is && (law.addOns.by === law.id || law.addOns.by === 'house'))
    yield wrong('addOn', 'not-in-book', { book: law.name, rule: law.addOns.rule })
  for (const [name, it] of Object.entries({ rebuys, addOn }))
    if (it !== null && (!isAmount(it.price) || !isCount(it.chips) || it.chips % unit !== 0))
      yield wrong(name, 'price-and-chips')
  if (bounty !== null && !isCount(bounty.worth)) yield wrong('bounty.worth', 'whole-number', { least: 1 })
  if (prizes.way === 'percent' && (prizes.percents.length === 0 || Math.round(sum(prizes.percents)) !== 100))
    yield wrong('prizes.percents', 'percents-not-whole')
  if (prizes.way === 'curve' && !(prizes.part > 0 && prizes.part <= 1)) yield wrong('prizes.part', 'not-a-part')
  if (prizes.way === 'seats' && !isCount(prizes.worth)) yield wrong('prizes.worth', 'whole-number', { least: 1 })
}

/** hpt/buyin/rebuy: a rebuy costs what the buy-in does, and brings as many chips; elsewhere it is as posted. */
const checkRebuy = function* ({ rebuys, buyIn, book }: Plan): Generator<Problem> {
  if (rebuys === null) return
  const { is, rule } = rulebookOf(book).rebuy
  if (is.price === 'same-as-buy-in' && rebuys.price !== buyIn.price)
    yield wrong('rebuys.price', 'rebuy-price', { price: buyIn.price, rule })
  if (is.chips === 'same-as-buy-in' && rebuys.chips !== buyIn.chips)
    yield wrong('rebuys.chips', 'rebuy-chips', { chips: buyIn.chips, rule })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** wsop/1: where the room has a window for its events and holds to it, an event lies in it. */
const checkDays = function* ({ days, book }: Plan): Generator<Problem> {
  const window = rulebookOf(book).eventWindow.is
  for (const day of days) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) yield wrong('days', 'not-a-day', { day })
    else if (window !== null && !window.subjectToChange && (day < window.from || day > window.to))
      yield wrong('days', 'day-outside-window', { day, from: window.from, to: window.to })
  }
}
