import { type Refusal as DealRefusal, isRefusal } from '../../deal/refusal.ts'
import { start } from '../../deal/start.ts'
import { checkForm } from '../../forms/check.ts'
import { type Problem, within, wrong } from '../../kinds/problem.ts'
import { houseProblem } from '../../rulebooks/house-check.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { isKillable, killGameOf } from '../kills/kill-game.ts'
import { killAmount } from '../kills/kill-legs.ts'
import type { Collection, GamePart, Placard } from '../placard.ts'

/** What is wrong with a placard, each with its field; empty if a table can open with it. */
export const checkPlacard = (placard: Placard): readonly Problem[] => {
  const first = [...checkName(placard), ...checkBook(placard)]
  // stakes are read by the book, so that one comes first
  if (first.length > 0) return first
  if (placard.parts.length === 0) return [wrong('parts', 'a table has one form at least')]
  const forms = placard.parts.flatMap(({ form }, i) => checkForm(form).map(problem => within(`${at(i)}.form`, problem)))
  if (forms.length > 0) return forms
  return [
    ...placard.parts.flatMap((part, i) => [...checkStakes(placard, part, at(i))]),
    ...checkTurn(placard),
    ...checkChairs(placard),
    ...checkBuyIn(placard),
    ...checkKill(placard),
    ...checkStraddle(placard),
    ...checkCollection(placard),
    ...(isCount(placard.money) ? [] : [wrong('money', 'a unit of money is a whole number of chips, 1 or more')]),
    ...placard.apart.flatMap(([a, b], i) => (a === b ? [wrong(`apart[${i}]`, 'names the same player twice')] : [])),
  ]
}

const at = (part: number): string => `parts[${part}]`
const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 1

const checkName = function* ({ name }: Placard): Generator<Problem> {
  if (name.trim() === '' || name.length > 80) yield wrong('name', 'a table has a name of 1 to 80 characters')
}

const checkBook = function* ({ book, setting }: Placard): Generator<Problem> {
  const problem = typeof book === 'object' ? houseProblem(book) : null
  if (problem !== null) yield within('book', problem)
  if (typeof book === 'string' && !BOOKS.includes(book))
    yield wrong('book', `there is no book ${book}`, BOOKS.join(', '))
  if (setting !== 'cash' && setting !== 'tournament') yield wrong('setting', 'cash or tournament')
}

/** Could a deal of it begin for the fewest players, each with plenty of chips? */
const checkStakes = function* (placard: Placard, { form, stakes }: GamePart, where: string): Generator<Problem> {
  const { book, setting } = placard
  const seats = Array.from({ length: form.seats.least }, (_, i) => ({ seat: i + 1, chips: PLENTY }))
  const begun = start({ type: 'StartDeal', form, stakes, book, setting, button: 1, seats })
  if (isRefusal(begun)) return yield stakesProblem(begun, `${where}.stakes`)
  if (form.opening !== 'blinds') return
  const { blinds, ante } = stakes
  if (blinds.length === 0 && ante === 0)
    yield wrong(`${where}.stakes`, 'nothing goes in before the cards: a blind or an ante does')
  if (blinds.some((blind, i) => !isCount(blind) || blind < (blinds[i - 1] ?? 0))) {
    yield wrong(`${where}.stakes.blinds`, 'each is 1 or more, and none is smaller than the one before it')
  }
}
const PLENTY = 1_000_000_000

const checkTurn = function* ({ turn }: Placard): Generator<Problem> {
  if (typeof turn === 'object' && !isCount(turn.deals)) {
    yield wrong('turn.deals', 'a form is played for a whole number of deals, 1 or more')
  }
  if (typeof turn === 'string' && turn !== 'orbit' && turn !== 'dealers-choice') {
    yield wrong('turn', 'orbit, dealers-choice, or a number of deals')
  }
}

/** There may be more chairs than a form deals to: those for whom there is no hand sit a deal out, as the book has it. */
const checkChairs = function* ({ chairs, parts }: Placard): Generator<Problem> {
  const least = Math.max(...parts.map(({ form }) => form.seats.least))
  if (!Number.isSafeInteger(chairs) || chairs < least || chairs > MOST_CHAIRS) {
    yield wrong('chairs', `a whole number from ${least} to ${MOST_CHAIRS}`)
  }
}
const MOST_CHAIRS = 12

const checkBuyIn = function* ({ buyIn: { least, most } }: Placard): Generator<Problem> {
  for (const [name, chips] of Object.entries({ least, most })) {
    if (chips !== undefined && !isCount(chips)) yield wrong(`buyIn.${name}`, 'a whole number of chips, 1 or more')
  }
  if (least !== undefined && most !== undefined && least > most) yield wrong('buyIn', 'the least is more than the most')
}

/** rrp/13/intro: a kill raises fixed limits, and half a kill must come out in whole chips. */
const checkKill = function* (placard: Placard): Generator<Problem> {
  if (placard.kill === null) return
  const killable = placard.parts.filter(isKillable)
  if (killable.length === 0)
    return yield wrong('kill', 'no form here has limits and blinds or a bring-in, which a kill raises')
  const book = rulebookOf(placard.book)
  for (const part of killable) {
    const amount = killAmount(killGameOf(placard, part)!, book)
    const { lower, upper, unit } = part.stakes
    const times = book.killSize.is[placard.kill.size]
    if ([amount, lower * times, upper * times].some(chips => !Number.isSafeInteger(chips) || chips % unit !== 0)) {
      yield wrong('kill', `a ${placard.kill.size} kill at ${part.form.name} does not come out in whole chips`)
    }
  }
}

const checkStraddle = function* ({ straddle, parts, book: name }: Placard): Generator<Problem> {
  if (!straddle) return
  const book = rulebookOf(name)
  if (book.straddleMandatory.is.when === 'never') yield wrong('straddle', `${book.name} knows no mandatory straddle`)
  else if (!parts.some(({ form, stakes }) => form.opening === 'blinds' && stakes.blinds.length > 0)) {
    yield wrong('straddle', 'no form here has blinds')
  }
}

const checkCollection = function* ({ collection, parts }: Placard): Generator<Problem> {
  const { name, words } = collectionOff(collection)
  if (name !== '') yield wrong(`collection.${name}`, words)
  if (collection.way === 'rake' && parts.every(({ form }) => form.pot.length === 0)) {
    yield wrong('collection', 'no form here has a pot to take a part of')
  }
}

const collectionOff = (collection: Collection): { readonly name: string; readonly words: string } => {
  const amount = 'a whole number of chips, 1 or more'
  switch (collection.way) {
    case 'none':
      return { name: '', words: '' }
    case 'rake':
      if (!(collection.percent > 0 && collection.percent <= 100))
        return { name: 'percent', words: 'above 0, at most 100' }
      return collection.cap === null || isCount(collection.cap)
        ? { name: '', words: '' }
        : { name: 'cap', words: amount }
    case 'time':
      if (!isCount(collection.everyMinutes)) return { name: 'everyMinutes', words: 'a whole number, 1 or more' }
      return isCount(collection.amount) ? { name: '', words: '' } : { name: 'amount', words: amount }
    case 'drop':
      return isCount(collection.amount) ? { name: '', words: '' } : { name: 'amount', words: amount }
    default:
      return { name: 'way', words: 'none, rake, time or drop' }
  }
}

/** Why no deal of these stakes begins, as a problem of theirs: at the amount that is off, or with what is played. */
const stakesProblem = (no: DealRefusal, at: string): Problem => {
  const words = no.why.replaceAll('-', ' ')
  if (no.why === 'stakes-not-whole' || no.why === 'stakes-missing')
    return wrong(no.about ? `${at}.${no.about}` : at, words)
  return wrong(at, words, no.why === 'structure-not-played' ? no.about?.join(', ') : undefined)
}
