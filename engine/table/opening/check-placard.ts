import { type Refusal as DealRefusal, isRefusal } from '../../deal/refusal.ts'
import { start } from '../../deal/start.ts'
import { checkForm } from '../../forms/check.ts'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { heldIn } from '../../kinds/held-in.ts'
import { type Problem, within } from '../../kinds/problem.ts'
import { houseProblem } from '../../rulebooks/house-check.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { isKillable, killGameOf } from '../kills/kill-game.ts'
import { killAmount } from '../kills/kill-legs.ts'
import type { Collection, GamePart, Placard } from '../placard.ts'
import { wrong } from './problems.ts'

/** What is wrong with a placard, each with its field; empty if a table can open with it. */
export const checkPlacard = (placard: Placard): readonly Problem[] => {
  const first = [...checkName(placard), ...checkBook(placard)]
  // stakes are read by the book, so that one comes first
  if (first.length > 0) return first
  if (placard.parts.length === 0) return [wrong('parts', 'no-forms')]
  const off = placard.parts.flatMap(({ form }, i) =>
    formProblems(form).map(problem => within(`${at(i)}.form`, problem)),
  )
  if (off.length > 0) return off
  return [
    ...placard.parts.flatMap((part, i) => [...checkStakes(placard, part, at(i))]),
    ...checkTurn(placard),
    ...checkChairs(placard),
    ...checkBuyIn(placard),
    ...checkKill(placard),
    ...checkStraddle(placard),
    ...checkCollection(placard),
    ...(isCount(placard.money) ? [] : [wrong('money', 'money-from-1')]),
    ...placard.apart.flatMap(([a, b], i) => (a === b ? [wrong(`apart[${i}]`, 'same-player-twice')] : [])),
  ]
}

/** The forms that come with Cardroom make sense. */
const formProblems = (form: Form): readonly Problem[] => (heldIn(forms, form.id) === form ? [] : checkForm(form))

const at = (part: number): string => `parts[${part}]`
const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 1

const checkName = function* ({ name }: Placard): Generator<Problem> {
  if (name.trim() === '' || name.length > 80) yield wrong('name', 'table-name')
}

const checkBook = function* ({ book, setting }: Placard): Generator<Problem> {
  const problem = typeof book === 'object' ? houseProblem(book) : null
  if (problem !== null) yield within('book', problem)
  if (typeof book === 'string' && !BOOKS.includes(book)) yield wrong('book', 'no-such-book', { book })
  if (setting !== 'cash' && setting !== 'tournament') yield wrong('setting', 'no-such-setting')
}

/** Could a deal of it begin for the fewest players, each with plenty of chips? */
const checkStakes = function* (placard: Placard, { form, stakes }: GamePart, where: string): Generator<Problem> {
  const { book, setting } = placard
  const seats = Array.from({ length: form.seats.least }, (_, i) => ({ seat: i + 1, chips: PLENTY }))
  const begun = start({ type: 'StartDeal', form, stakes, book, setting, button: 1, seats })
  if (isRefusal(begun)) return yield stakesProblem(begun, `${where}.stakes`)
  if (form.opening !== 'blinds') return
  const { blinds, ante } = stakes
  if (blinds.length === 0 && ante === 0) yield wrong(`${where}.stakes`, 'nothing-goes-in')
  if (blinds.some((blind, i) => !isCount(blind) || blind < (blinds[i - 1] ?? 0))) {
    yield wrong(`${where}.stakes.blinds`, 'blinds-fall')
  }
}
const PLENTY = 1_000_000_000

const checkTurn = function* ({ turn }: Placard): Generator<Problem> {
  if (typeof turn === 'object' && !isCount(turn.deals)) {
    yield wrong('turn.deals', 'deals-from-1')
  }
  if (typeof turn === 'string' && turn !== 'orbit' && turn !== 'dealers-choice') {
    yield wrong('turn', 'no-such-turn')
  }
}

/** There may be more chairs than a form deals to: those for whom there is no hand sit a deal out, as the book has it. */
const checkChairs = function* ({ chairs, parts }: Placard): Generator<Problem> {
  const least = Math.max(...parts.map(({ form }) => form.seats.least))
  if (!Number.isSafeInteger(chairs) || chairs < least || chairs > MOST_CHAIRS) {
    yield wrong('chairs', 'whole-number', { least, most: MOST_CHAIRS })
  }
}
const MOST_CHAIRS = 12

const checkBuyIn = function* ({ buyIn: { least, most } }: Placard): Generator<Problem> {
  for (const [name, chips] of Object.entries({ least, most })) {
    if (chips !== undefined && !isCount(chips)) yield wrong(`buyIn.${name}`, 'chips-from-1')
  }
  if (least !== undefined && most !== undefined && least > most) yield wrong('buyIn', 'least-over-most')
}

/** rrp/13/intro: a kill raises fixed limits, and half a kill must come out in whole chips. */
const checkKill = function* (placard: Placard): Generator<Problem> {
  if (placard.kill === null) return
  const killable = placard.parts.filter(isKillable)
  if (killable.length === 0) return yield wrong('kill', 'nothing-to-kill')
  const book = rulebookOf(placard.book)
  for (const part of killable) {
    const amount = killAmount(killGameOf(placard, part)!, book)
    const { lower, upper, unit } = part.stakes
    const times = book.killSize.is[placard.kill.size]
    if ([amount, lower * times, upper * times].some(chips => !Number.isSafeInteger(chips) || chips % unit !== 0)) {
      yield wrong('kill', 'kill-not-whole', { size: placard.kill.size, form: part.form.name })
    }
  }
}

const checkStraddle = function* ({ straddle, parts, book: name }: Placard): Generator<Problem> {
  if (!straddle) return
  const book = rulebookOf(name)
  if (book.straddleMandatory.is.when === 'never') yield wrong('straddle', 'no-mandatory-straddle', { book: book.name })
  else if (!parts.some(({ form, stakes }) => form.opening === 'blinds' && stakes.blinds.length > 0)) {
    yield wrong('straddle', 'straddle-without-blinds')
  }
}

const checkCollection = function* ({ collection, parts }: Placard): Generator<Problem> {
  const off = collectionOff(collection)
  if (off !== null) yield within('collection', off)
  if (collection.way === 'rake' && parts.every(({ form }) => form.pot.length === 0)) {
    yield wrong('collection', 'no-pot-to-rake')
  }
}

const collectionOff = (collection: Collection): Problem | null => {
  switch (collection.way) {
    case 'none':
      return null
    case 'rake':
      if (!(collection.percent > 0 && collection.percent <= 100)) return wrong('percent', 'percent-of-rake')
      return collection.cap === null || isCount(collection.cap) ? null : wrong('cap', 'chips-from-1')
    case 'time':
      if (!isCount(collection.everyMinutes)) return wrong('everyMinutes', 'whole-number', { least: 1 })
      return isCount(collection.amount) ? null : wrong('amount', 'chips-from-1')
    case 'drop':
      return isCount(collection.amount) ? null : wrong('amount', 'chips-from-1')
    default:
      return wrong('way', 'no-such-collection')
  }
}

/** Why no deal of these stakes begins, as a problem of theirs: at the amount that is off, or with what is played. */
const stakesProblem = (refusal: DealRefusal, at: string): Problem => {
  const isAmount = refusal.why === 'stakes-not-whole' || refusal.why === 'stakes-missing'
  return wrong(isAmount && refusal.about ? `${at}.${refusal.about}` : at, 'stakes-do-not-play', { refusal })
}
