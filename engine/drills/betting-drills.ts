import { deskStreets } from '../ask/desk/desk-case.ts'
import { deskWager } from '../ask/desk/desk-wager.ts'
import { WAGER_CASES } from '../ask/desk/wager-cases.ts'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { DrillWords } from '../words/drill-words.ts'
import { drillWords } from '../words/english/drill-words.ts'
import { rulingsInEnglish } from '../words/english/ruling-words.ts'
import type { RulingWords } from '../words/ruling-words.ts'
import { askedOf } from './asked.ts'
import type { Drill } from './drill.ts'
import { mixed, oneOf } from './mixed.ts'

const FIRST = ['holdem', 'omaha', 'seven-card-stud', 'razz', 'stud-8', 'five-card-stud', 'draw-high', 'badugi'] as const

/** A street begins: who acts first? */
export const firstToActDrill = (
  book: BookId,
  seed: string,
  { firstToAct: words, seat: seatWords }: DrillWords = drillWords,
): Drill | null => {
  const chance = seeded(seed)
  const form: Form = forms[oneOf(FIRST, chance)]
  const count = Math.max(form.seats.least, Math.min(3 + chance(5), form.seats.most))
  const numbers = Array.from({ length: count }, (_, i) => i + 1)
  const street = oneOf(form.streets, chance).name
  const isFirst = street === form.streets[0]!.name
  const button = 1 + chance(count)
  const deck = [...shuffled(decks.standard, chance)]
  const isStud = form.family === 'stud'
  const cards = new Map(numbers.map(seat => [seat, isStud ? deck.splice(0, 7) : []]))
  const scenario = {
    form: form.id,
    book,
    structure: 'limit',
    stakes: '10-20',
    button,
    seats: Object.fromEntries(
      numbers.map(seat => [seat, { chips: 500, ...(isStud ? { cards: cards.get(seat)!.join(' ') } : {}) }]),
    ),
    ...(isFirst ? {} : { street, pot: 40 * count }),
    acts: isFirst ? ['deal'] : [],
  }
  const found = askedOf(scenario, 'legal')
  const seat = found?.due === 'betting' ? (found.seat as number) : null
  const state = seat === null ? null : askedOf(scenario, 'state')
  if (found === null || seat === null || state === null) return null
  const shown = state.players as readonly { readonly seat: number; readonly up: readonly string[] }[]
  return {
    key: `first-to-act ${form.id} ${street} ${count} ${button} ${[...cards.values()].flat().join('')}`,
    area: 'first-to-act',
    about: words.about(form.name, street, count, isStud ? null : button),
    asks: words.asks,
    ...mixed(
      [seatWords(seat)],
      shuffled(
        numbers.filter(it => it !== seat),
        chance,
      ).map(seatWords),
      chance,
    ),
    why: words.why(seat),
    rules: found.rules,
    table: {
      seats: count,
      players: shown.map(it => ({ seat: it.seat, cards: it.up, button: !isStud && it.seat === button })),
      boards: [],
      pot: 0,
    },
  }
}

/** Words and chips: what was that? Of any case, or the one that is named. */
export const wagerDrill = (
  family: Form['family'],
  book: BookId,
  seed: string,
  language: RulingWords = rulingsInEnglish,
  kind?: string,
): Drill | null => {
  const words = language.drillWords.wagers
  const chance = seeded(seed)
  const played = Object.values(forms).filter(it => it.family === family && it.structures.length > 0)
  if (played.length === 0) return null
  const form = oneOf(played, chance) as Form
  const street = oneOf(
    deskStreets(form).filter(it => it !== 'showdown'),
    chance,
  )
  const wanted = oneOf(
    WAGER_CASES.filter(({ id }) => kind === undefined || id === kind),
    chance,
  )
  const players = 3 + chance(5)
  const found = deskWager({ form, book, street, players }, wanted, language)
  if (found === null || found.words === '') return null
  const others = WAGER_CASES.filter(({ id }) => id !== wanted.id).flatMap(other => {
    const read = deskWager({ form, book, street, players }, other, language)
    return read === null || read.seat !== found.seat ? [] : [read.brief]
  })
  // what the floor may rule as well is not wrong, and nobody is asked to tell it from the usual way
  const isLeftOpen = (answer: string): boolean => found.alternatives.some(other => answer.startsWith(other))
  const wrong = [...found.books.map(({ brief }) => brief), ...shuffled(others, chance)].filter(
    it => it !== '' && !isLeftOpen(it),
  )
  return {
    key: `wagers ${form.id} ${street} ${players} ${wanted.id}`,
    area: 'wagers',
    about: words.about(form.name, street, found.told),
    asks: words.asks,
    ...mixed([found.brief], wrong, chance),
    why: found.words,
    rules: found.rules.length > 0 ? found.rules : form.rules,
    others: found.books.flatMap(it => (it.book === book || it.brief === '' ? [] : [{ book: it.book, says: it.brief }])),
    table: {
      seats: players,
      players: [
        ...(found.bettor === null ? [] : [{ seat: found.bettor, bet: found.bet }]),
        { seat: found.seat, hot: true },
      ],
      boards: found.boards,
      pot: found.pot,
    },
  }
}
