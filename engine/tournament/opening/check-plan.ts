import { isFormId } from '../../forms/forms.ts'
import { type Problem, within, wrong } from '../../kinds/problem.ts'
import { houseProblem } from '../../rulebooks/house-check.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Level, Plan } from '../plan.ts'

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
  if (typeof book === 'string' && !BOOKS.includes(book))
    yield wrong('book', `there is no book ${book}`, BOOKS.join(', '))
}

const checkName = function* ({ name, game }: Plan): Generator<Problem> {
  if (name.trim() === '' || name.length > 80) yield wrong('name', 'an event has a name of 1 to 80 characters')
  if (!isFormId(game.form)) yield wrong('game', `there is no form ${game.form}`)
}

const checkSeats = function* ({ seats, finalSeats, openSeats, book }: Plan): Generator<Problem> {
  const { most } = rulebookOf(book).tournamentTableMax.is
  if (!isCount(seats) || seats < 2 || seats > most) yield wrong('seats', `a whole number from 2 to ${most}`)
  if (!isCount(finalSeats) || finalSeats < 2 || finalSeats > seats)
    yield wrong('finalSeats', 'from 2 to as many as a table has')
  if (typeof openSeats !== 'boolean') yield wrong('openSeats', 'true or false')
}

const checkBuyIn = function* ({ buyIn, unit, guarantee, prizeUnit, reEntries, entryUntil }: Plan): Generator<Problem> {
  if (!isAmount(buyIn.price)) yield wrong('buyIn.price', 'a whole number, 0 or more')
  if (!isAmount(buyIn.fee)) yield wrong('buyIn.fee', 'a whole number, 0 or more')
  if (!isCount(unit)) yield wrong('unit', 'a whole number of chips, 1 or more')
  else if (!isCount(buyIn.chips) || buyIn.chips % unit !== 0) yield wrong('buyIn.chips', `a whole multiple of ${unit}`)
  if (!isAmount(guarantee)) yield wrong('guarantee', 'a whole number, 0 or more')
  if (!isCount(prizeUnit)) yield wrong('prizeUnit', 'a whole number, 1 or more')
  if (!isAmount(reEntries)) yield wrong('reEntries', 'a whole number, 0 or more')
  if (!isCount(entryUntil)) yield wrong('entryUntil', 'a level, 1 or more')
}

/** What is wrong with a schedule; empty if it can be played with this smallest chip. */
export const checkLevels = (levels: readonly Level[], unit: number): readonly Problem[] => {
  if (levels.length === 0) return [wrong('levels', 'one at least')]
  return levels.flatMap((level, i) => [...checkLevel(level, `levels[${i}]`, unit)])
}

const checkLevel = function* (level: Level, where: string, unit: number): Generator<Problem> {
  const { small, big, ante, lasts, breakAfter, game } = level
  if (!isAmount(small) || !isCount(big) || small > big) yield wrong(where, 'a small blind and a big one not below it')
  if (!isAmount(ante)) yield wrong(`${where}.ante`, 'a whole number, 0 or more')
  if ([small, big, ante].some(chips => chips % unit !== 0))
    yield wrong(where, `${small}-${big} can’t be paid in chips of ${unit}`)
  const length = 'minutes' in lasts ? lasts.minutes : lasts.deals
  if (!isCount(length)) yield wrong(`${where}.lasts`, 'whole minutes or deals, 1 or more')
  if (!isAmount(breakAfter)) yield wrong(`${where}.breakAfter`, 'whole minutes, 0 or more')
  if (game !== undefined && !isFormId(game.form)) yield wrong(`${where}.game`, `there is no form ${game.form}`)
}

const checkExtras = function* ({ rebuys, addOn, bounty, prizes, unit, book }: Plan): Generator<Problem> {
  const law = rulebookOf(book)
  if (rebuys !== null && !law.rebuy.is.allowed) yield wrong('rebuys', `${law.name} knows none`)
  // hpt/buyin/add-on: the home format has none; where a book is silent they are as posted
  if (addOn !== null && !law.addOns.is && (law.addOns.by === law.id || law.addOns.by === 'house'))
    yield wrong('addOn', `${law.name} knows none (${law.addOns.rule})`)
  for (const [name, it] of Object.entries({ rebuys, addOn }))
    if (it !== null && (!isAmount(it.price) || !isCount(it.chips) || it.chips % unit !== 0))
      yield wrong(name, 'a price and chips that the smallest chip can pay')
  if (bounty !== null && !isCount(bounty.worth)) yield wrong('bounty.worth', 'a whole number, 1 or more')
  if (prizes.way === 'percent' && (prizes.percents.length === 0 || Math.round(sum(prizes.percents)) !== 100))
    yield wrong('prizes.percents', 'they add up to 100')
  if (prizes.way === 'curve' && !(prizes.part > 0 && prizes.part <= 1))
    yield wrong('prizes.part', 'more than 0 and at most 1')
  if (prizes.way === 'seats' && !isCount(prizes.worth)) yield wrong('prizes.worth', 'a whole number, 1 or more')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** wsop/1: where the room has a window for its events and holds to it, an event lies in it. */
const checkDays = function* ({ days, book }: Plan): Generator<Problem> {
  const window = rulebookOf(book).eventWindow.is
  for (const day of days) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) yield wrong('days', `${day} is no day such as 2026-05-26`)
    else if (window !== null && !window.subjectToChange && (day < window.from || day > window.to))
      yield wrong('days', `${day} is outside ${window.from} to ${window.to}`)
  }
}
