import { isRefusal } from '../../decider/refusal.ts'
import { nextName } from '../../floor/calls/next-name.ts'
import { bookOf, gameOf, tableOf } from '../../floor/draft.ts'
import { dueNow } from '../../floor/due-now.ts'
import { maySitAt } from '../../floor/kept-off.ts'
import { limitForRulings } from '../../floor/limits/limits.ts'
import { nextMover } from '../../floor/moves/next-mover.ts'
import { entryInto, mustMoveWhen } from '../../floor/moves/when.ts'
import { nextTime } from '../../floor/pass-time.ts'
import type { FloorRefusal } from '../../floor/refusal.ts'
import { speaking } from '../../floor/speaking.ts'
import type { Misread } from '../../kinds/problem.ts'
import { dueSay } from '../../words/english/floor-due.ts'
import { floorNews } from '../../words/english/floor-news.ts'
import { floorRefusal } from '../../words/english/floor-refusals.ts'
import { english } from '../../words/english/voice.ts'
import { text } from '../../words/text.ts'
import { type Answered, distinct, listed } from '../answers/answer.ts'
import { misread } from '../problems.ts'
import type { FloorCourse } from './play-floor.ts'

type FloorQuestion = (course: FloorCourse, about: string) => Answered | Misread

/** What can be asked of a floor; most questions name the game, the table or the player they are about. */
const questions: Readonly<Record<string, { readonly about: string | null; readonly answer: FloorQuestion }>> = {
  happened: {
    about: null,
    answer: ({ happened }) => ({
      happened: happened.map(({ order, events, refusal }) => ({
        order: order.type,
        ...(refusal === null ? { events } : { refused: refusal }),
      })),
      words: happened.map(saidOf).join(' '),
      rules: distinct(
        happened.flatMap(({ events, refusal }) => [...events.flatMap(({ rules }) => rules), ...(refusal?.rules ?? [])]),
      ),
    }),
  },
  due: {
    about: null,
    answer: ({ floor }) => {
      const due = dueNow(floor, floor.at)
      return {
        due,
        words: due.length === 0 ? 'Nothing is due.' : due.map(it => text(dueSay(it), english)).join(' '),
        rules: distinct(due.flatMap(({ rules }) => rules)),
      }
    },
  },
  next: {
    about: 'a game',
    answer: ({ floor }, game) => {
      const next = nextName(floor, game, floor.at)
      if (isRefusal(next)) return no(next)
      const { rules, ...data } = next
      return {
        ...data,
        words: `${next.player} is called next for ${game}: table ${next.table}, seat ${next.seat}.`,
        rules,
      }
    },
  },
  main: {
    about: 'a table',
    answer: ({ floor }, id) => {
      const table = tableOf(floor, id)
      if (table === undefined) return misread('no-such-table', { name: id, tables: floor.tables.map(it => it.id) })
      const mover = nextMover(floor, table, floor.at)
      if (mover === null) return { player: null, words: `Nobody moves to table ${id}.`, rules: [] }
      const from = tableOf(floor, mover.from.table)!
      const when = mustMoveWhen(bookOf(floor), gameOf(floor, from.game)!, from, mover.from.seat)
      const { rules: entryRules, ...entry } = entryInto(bookOf(floor), gameOf(floor, table.game)!)
      const { rules, ...data } = mover
      return {
        ...data,
        when,
        entry,
        words: `${mover.player} moves from table ${mover.from.table} seat ${mover.from.seat} to table ${id} seat ${mover.to.seat}.`,
        rules: distinct(
          speaking([...rules, ...bookOf(floor).mustMoveTiming.rules, ...entryRules], gameOf(floor, from.game)!),
        ),
      }
    },
  },
  may: {
    about: 'a player and a table',
    answer: ({ floor }, about) => {
      const table = floor.tables.find(({ id }) => about.endsWith(` ${id}`))
      if (table === undefined) return misread('table-not-named', { text: about })
      const off = maySitAt(floor, about.slice(0, -table.id.length - 1), table, floor.at)
      return off === null ? { may: true, words: 'Yes.', rules: [] } : { may: false, ...no(off) }
    },
  },
  limit: {
    about: 'a table and the limit played there',
    answer: ({ floor }, about) => {
      const [, id = '', small, big] = /^(.+) (\d+)-(\d+)$/.exec(about) ?? []
      const table = tableOf(floor, id)
      if (table === undefined) return misread('limit-not-named', { text: about })
      const { limit } = gameOf(floor, table.game)!
      const ruled = limitForRulings(floor, id, { ...limit, small: Number(small), big: Number(big) })
      const words = `Rulings at table ${id} go by ${ruled.small}-${ruled.big}.`
      return { limit: ruled, words, rules: ['wsop/73-unapproved'] }
    },
  },
  list: {
    about: 'a game',
    answer: ({ floor }, id) => {
      const game = gameOf(floor, id)
      if (game === undefined) return misread('no-such-game', { name: id, games: floor.games.map(it => it.id) })
      const order = game.list.map(({ player }) => player)
      return {
        order,
        words: order.length === 0 ? 'Nobody is waiting.' : `Waiting: ${listed(order)}.`,
        rules: bookOf(floor).listPriorityTiers.rules,
      }
    },
  },
  seats: {
    about: 'a table',
    answer: ({ floor }, id) => {
      const table = tableOf(floor, id)
      if (table === undefined) return misread('no-such-table', { name: id, tables: floor.tables.map(it => it.id) })
      const { chairs, feeds, closed } = table
      const taken = chairs.flatMap((chair, i) => (chair.is === 'taken' ? [`${chair.player} in seat ${i + 1}`] : []))
      return { chairs, feeds, closed, words: `${taken.length === 0 ? 'Nobody sits there' : listed(taken)}.`, rules: [] }
    },
  },
  until: {
    about: null,
    answer: ({ floor }) => {
      const at = nextTime(floor)
      const clock = at === null ? null : clockOf(at)
      return {
        at: clock,
        words: clock === null ? 'Nothing runs out.' : `Something runs out at ${clock}.`,
        rules: distinct([...bookOf(floor).newGameLockupMinutes.rules, ...bookOf(floor).maxLockupMinutes.rules]),
      }
    },
  },
}

/** Answers a question about a floor, or says what can be asked. */
export const floorAnswer = (course: FloorCourse, asked: string): Answered | Misread => {
  const [name = '', ...rest] = asked.split(' ')
  const question = Object.hasOwn(questions, name) ? questions[name]! : undefined
  if (question === undefined) return misread('no-such-floor-question', { text: asked, questions: FLOOR_QUESTIONS })
  const about = rest.join(' ')
  if ((question.about === null) !== (about === '')) {
    return misread('floor-question-about', { name, about: question.about, questions: FLOOR_QUESTIONS })
  }
  return question.answer(course, about)
}

/** What can be asked about a floor. */
export const FLOOR_QUESTIONS: string = Object.entries(questions)
  .map(([name, { about }]) => (about === null ? name : `${name} (and ${about})`))
  .join(', ')

const no = (refusal: FloorRefusal): Answered => ({
  why: refusal.why,
  ...(refusal.until === undefined ? {} : { until: clockOf(refusal.until) }),
  words: text(floorRefusal(refusal), english),
  rules: refusal.rules ?? [],
})

const saidOf = ({ events, refusal }: FloorCourse['happened'][number]): string =>
  refusal === null
    ? events
        .flatMap(event => {
          const said = (
            floorNews[event.type] as (it: typeof event, scene: object) => ReturnType<(typeof floorNews)['FloorOpened']>
          )(event, {})
          return said === null ? [] : [text(said, english)]
        })
        .join(' ')
    : text(floorRefusal(refusal), english)

const clockOf = (at: number): string => {
  const mins = Math.ceil(at / 60_000)
  return `${`${Math.floor(mins / 60) % 24}`.padStart(2, '0')}:${`${mins % 60}`.padStart(2, '0')}`
}
