import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { FormId } from '../../forms/forms.ts'
import { namesOf } from '../../forms/nicknames.ts'
import { EXAMPLE_SEATS, type ExampleCard, type ExampleHand, type ExampleWin } from '../../lessons/example/example.ts'
import type { Lesson } from '../../lessons/lesson.ts'
import type { Trap } from '../../lessons/traps.ts'
import type { CardText, LessonText } from '../lesson-text.ts'
import { text } from '../text.ts'
import { withNames } from '../with-names.ts'
import type { LessonWords } from './lesson-words.ts'
import { type StreetTaught, shortStreets } from './short-streets.ts'
import { tellBooks } from './tell-books.ts'

/** Tells lessons in the words of a language. */
export const tellLesson =
  (words: LessonWords) =>
  ({ form, example, traps, books }: Lesson): LessonText => {
    const id = form.id as FormId
    return {
      form: id,
      name: form.name,
      also: namesOf(id).slice(2, 5),
      goal: words.goals[id],
      facts: factsOf(words, form),
      stakes: words.stakes(form, example.stakes),
      opening: openingWords(words, { form, example }),
      streets: shortStreets(words, form, example.streets).map(street => streetText(words, street)),
      wins: example.wins.map(win => winText(words, form, win)),
      laid: example.laid.map(({ seat, rows }) => ({
        who: nameOf(words, seat),
        rows: rows.map(({ name, cards, holds }) => ({
          name: capital(words.rowName(name)),
          cards: cards.map(plain),
          is: capital(words.handWords(holds)),
        })),
      })),
      scores: [
        ...example.scores.filter(isYours).map(event => newsOf(words, event)),
        ...(form.rows?.forThePot !== undefined ? example.taken.map(taken => takesPot(words, taken)) : []),
      ],
      traps: traps.map(trap => trapText(words, trap)),
      special: words.special[id],
      betting: words.betting(form, example.stakes),
      books: tellBooks(words, books),
    }
  }

/** The players of an example: the reader, and the others. */
const nameOf = ({ voice }: LessonWords, seat: Seat): string =>
  seat === EXAMPLE_SEATS.you ? capital(voice.you) : (NAMES.get(seat) ?? '')
const NAMES: ReadonlyMap<Seat, string> = new Map([
  [EXAMPLE_SEATS.second, 'Ben'],
  [EXAMPLE_SEATS.third, 'Ruth'],
  [EXAMPLE_SEATS.fourth, 'Joe'],
])

const factsOf = ({ facts }: LessonWords, form: Lesson['form']): readonly string[] => {
  const steps = form.streets.flatMap(({ steps: all }) => all)
  const draws = steps.filter(step => step.do === 'draw').length
  const cards = steps.reduce((sum, step) => sum + (step.do === 'deal' ? step.cards : 0), 0)
  return facts(form, cards, draws).filter(it => it !== '')
}

/** An event as the reader hears of it: the cards thrown away are seen, not named. */
const newsOf = (words: LessonWords, happened: DealEvent): string => {
  const event = happened.type === 'Discarded' ? { ...happened, cards: happened.cards.map(() => UNKNOWN) } : happened
  const said = words.dealNews[event.type](event as never, { rows: [] })
  const names = { seat: (seat: Seat) => nameOf(words, seat), player: () => '', you: { seat: EXAMPLE_SEATS.you } }
  return said === null ? '' : text(withNames(said, names), words.voice)
}

const isYours = ({ a, b }: Lesson['example']['scores'][number]): boolean =>
  a.seat === EXAMPLE_SEATS.you || b.seat === EXAMPLE_SEATS.you

/** What goes in before the cards; where the button antes double, that is one sentence. */
const openingWords = (words: LessonWords, { form, example }: Pick<Lesson, 'form' | 'example'>): string => {
  const posts =
    form.opening === 'button-ante' ? words.youAnteDouble(example.stakes.ante) : actsWords(words, example.posts)
  return `${words.button} ${posts}`.trim()
}

/** What the players did, one sentence after the other; antes of everyone are one sentence. */
const actsWords = (words: LessonWords, acts: readonly DealEvent[]): string => {
  const antes = acts.filter(act => act.type === 'Posted' && act.kind === 'ante')
  const [first] = antes
  const all = first?.type === 'Posted' && antes.every(act => act.type === 'Posted' && act.amount === first.amount)
  const rest = all ? acts.filter(act => !antes.includes(act)) : acts
  const ante = all && first.type === 'Posted' ? words.everyoneAntes(first.amount) : ''
  return [ante, ...rest.map(act => newsOf(words, act))].filter(it => it !== '').join(' ')
}

const streetText = (words: LessonWords, street: StreetTaught): LessonText['streets'][number] => {
  const { title, what, own, rows, boards, holds, pot, acts } = street
  return {
    title,
    what,
    own: own.map(shown),
    rows: rows.map(row => row.map(shown)),
    boards: boards.map(board => board.map(shown)),
    holds: words.holdingLines(holds),
    pot: pot > 0 ? pot : null,
    acts: actsWords(words, acts),
  }
}

const shown = ({ card, isNew, isUp, goes }: ExampleCard): CardText => ({
  card,
  mark: goes ? 'goes' : isNew ? 'new' : null,
  up: isUp,
})

const plain = (card: Card): CardText => ({ card, mark: null, up: true })
const played = ({ card, plays }: { readonly card: Card; readonly plays: boolean }): CardText => ({
  card,
  mark: plays ? 'plays' : null,
  up: true,
})

const winText = (
  words: LessonWords,
  form: Lesson['form'],
  { share, hands }: ExampleWin,
): LessonText['wins'][number] => {
  const part = form.pot.find(({ name }) => name === share)!
  return {
    title: words.winTitle(form, part),
    what: [words.rankingTaught[part.ranking], words.fromTaught(form, part)].filter(it => it !== '').join(' '),
    hands: hands.map((hand: ExampleHand) => ({
      who: nameOf(words, hand.seat),
      won: hand.won,
      is: capital(words.handWords(hand.name)),
      own: hand.own.map(played),
      board: hand.board.map(played),
    })),
  }
}

/** Where points take the pot, nobody pays anybody. */
const takesPot = (words: LessonWords, { seat, amount }: Lesson['example']['taken'][number]): string =>
  words.takesPot(seat === EXAMPLE_SEATS.you ? null : nameOf(words, seat), amount)

const trapText = (words: LessonWords, { trap, own, board, rows, name }: Trap): LessonText['traps'][number] => ({
  own: own.map(played),
  board: board.map(played),
  rows: rows.map(row => row.map(plain)),
  is: name === null ? words.fouled : capital(words.handWords(name)),
  words: words.traps[trap],
})

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
