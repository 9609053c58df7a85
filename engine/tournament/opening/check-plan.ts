import { isFormId } from '../../forms/forms.ts'
import { houseProblem } from '../../rulebooks/house-check.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Level, Plan } from '../plan.ts'

/** What is wrong with the plan of an event, in plain words and beginning with the field; empty if it can open. */
export const checkPlan = (plan: Plan): readonly string[] => {
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

const checkBook = function* ({ book }: Plan): Generator<string> {
  const problem = typeof book === 'object' ? houseProblem(book) : null
  if (problem !== null) yield `book: ${problem}`
  if (typeof book === 'string' && !BOOKS.includes(book)) yield `book: there is no book ${book}; ${BOOKS.join(', ')}`
}

const checkName = function* ({ name, game }: Plan): Generator<string> {
  if (name.trim() === '' || name.length > 80) yield 'name: an event has a name of 1 to 80 characters'
  if (!isFormId(game.form)) yield `game: there is no form ${game.form}`
}

const checkSeats = function* ({ seats, finalSeats, openSeats, book }: Plan): Generator<string> {
  const { most } = rulebookOf(book).tournamentTableMax.is
  if (!isCount(seats) || seats < 2 || seats > most) yield `seats: a whole number from 2 to ${most}`
  if (!isCount(finalSeats) || finalSeats < 2 || finalSeats > seats) yield 'finalSeats: from 2 to as many as a table has'
  if (typeof openSeats !== 'boolean') yield 'openSeats: true or false'
}

const checkBuyIn = function* ({ buyIn, unit, guarantee, prizeUnit, reEntries, entryUntil }: Plan): Generator<string> {
  if (!isAmount(buyIn.price)) yield 'buyIn.price: a whole number, 0 or more'
  if (!isAmount(buyIn.fee)) yield 'buyIn.fee: a whole number, 0 or more'
  if (!isCount(unit)) yield 'unit: a whole number of chips, 1 or more'
  else if (!isCount(buyIn.chips) || buyIn.chips % unit !== 0) yield `buyIn.chips: a whole multiple of ${unit}`
  if (!isAmount(guarantee)) yield 'guarantee: a whole number, 0 or more'
  if (!isCount(prizeUnit)) yield 'prizeUnit: a whole number, 1 or more'
  if (!isAmount(reEntries)) yield 'reEntries: a whole number, 0 or more'
  if (!isCount(entryUntil)) yield 'entryUntil: a level, 1 or more'
}

/** What is wrong with a schedule; empty if it can be played with this smallest chip. */
export const checkLevels = (levels: readonly Level[], unit: number): readonly string[] => {
  if (levels.length === 0) return ['levels: one at least']
  return levels.flatMap((level, i) => [...checkLevel(level, `levels[${i}]`, unit)])
}

const checkLevel = function* (level: Level, where: string, unit: number): Generator<string> {
  const { small, big, ante, lasts, breakAfter, game } = level
  if (!isAmount(small) || !isCount(big) || small > big) yield `${where}: a small blind and a big one not below it`
  if (!isAmount(ante)) yield `${where}.ante: a whole number, 0 or more`
  if ([small, big, ante].some(chips => chips % unit !== 0))
    yield `${where}: ${small}-${big} can’t be paid in chips of ${unit}`
  const length = 'minutes' in lasts ? lasts.minutes : lasts.deals
  if (!isCount(length)) yield `${where}.lasts: whole minutes or deals, 1 or more`
  if (!isAmount(breakAfter)) yield `${where}.breakAfter: whole minutes, 0 or more`
  if (game !== undefined && !isFormId(game.form)) yield `${where}.game: there is no form ${game.form}`
}

const checkExtras = function* ({ rebuys, addOn, bounty, prizes, unit, book }: Plan): Generator<string> {
  const law = rulebookOf(book)
  if (rebuys !== null && !law.rebuy.is.allowed) yield `rebuys: ${law.name} knows none`
  // hpt/buyin/add-on: the home format has none; where a book is silent they are as posted
  if (addOn !== null && !law.addOns.is && (law.addOns.by === law.id || law.addOns.by === 'house'))
    yield `addOn: ${law.name} knows none (${law.addOns.rule})`
  for (const [name, it] of Object.entries({ rebuys, addOn }))
    if (it !== null && (!isAmount(it.price) || !isCount(it.chips) || it.chips % unit !== 0))
      yield `${name}: a price and chips that the smallest chip can pay`
  if (bounty !== null && !isCount(bounty.worth)) yield 'bounty.worth: a whole number, 1 or more'
  if (prizes.way === 'percent' && (prizes.percents.length === 0 || Math.round(sum(prizes.percents)) !== 100))
    yield 'prizes.percents: they add up to 100'
  if (prizes.way === 'curve' && !(prizes.part > 0 && prizes.part <= 1)) yield 'prizes.part: more than 0 and at most 1'
  if (prizes.way === 'seats' && !isCount(prizes.worth)) yield 'prizes.worth: a whole number, 1 or more'
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** wsop/1: where the room has a window for its events and holds to it, an event lies in it. */
const checkDays = function* ({ days, book }: Plan): Generator<string> {
  const window = rulebookOf(book).eventWindow.is
  for (const day of days) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) yield `days: ${day} is no day such as 2026-05-26`
    else if (window !== null && !window.subjectToChange && (day < window.from || day > window.to))
      yield `days: ${day} is outside ${window.from} to ${window.to}`
  }
}
