import type { Chance, DealEvent } from '@cardroom/engine'
import {
  askProblemWords,
  incidentMeant,
  incidentUsage,
  isProblem,
  type Misread,
  QUESTIONS,
  questionNamed,
  readIncidentWords,
  type WrittenAct,
} from '@cardroom/engine/ask'
import { placeOf } from '@cardroom/engine/deal'
import type { LedgerRow } from '@cardroom/engine/rulebooks'
import { movesCards } from '@cardroom/engine/rulings'
import { acceptedWords, citedNews, type SaidProblem } from '@cardroom/engine/words'
import { ink } from '../ink.ts'
import { wrapped } from '../prose.ts'
import { exampleWords } from './example.ts'
import { helpLines } from './help.ts'
import { nextDeal } from './next-deal.ts'
import { gists, rulingLines } from './ruling-lines.ts'
import { asScenario, done, type Sitting } from './sitting.ts'
import { tableLines, viewLines } from './table-lines.ts'

/** What a line leads to: the table after it, what is read out, a file to write, or the end. */
export type Reply = {
  readonly sitting: Sitting
  readonly lines: readonly string[]
  readonly save?: { readonly file: string; readonly text: string }
  readonly quit?: true
}

/** What the table needs beside its own state: chance for shuffles, and what the rules say. */
export type Around = { readonly chance: Chance; readonly rows: readonly LedgerRow[] }

/** Answers one line that somebody says at the table. */
export const answerLine = (sitting: Sitting, line: string, around: Around): Reply => {
  const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? []
  const said = Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined
  return said?.(sitting, rest, around) ?? act(sitting, line.trim(), around)
}

type Said = (sitting: Sitting, rest: string, around: Around) => Reply | undefined

const WORDS: Readonly<Record<string, Said>> = {
  '': sitting => ({ sitting, lines: [nextWords(sitting)] }),
  table: (sitting, rest) => (rest === '' ? { sitting, lines: tableLines(sitting.course.deal) } : undefined),
  look: sitting => ({ sitting, lines: tableLines(sitting.course.deal) }),
  view: (sitting, rest) => ({ sitting, lines: seen(sitting, rest) }),
  log: sitting => ({ sitting, lines: logLines(sitting.course.events) }),
  undo: sitting => undone(sitting),
  ask: (sitting, rest) => ({ sitting, lines: asked(sitting, rest) }),
  rule: (sitting, rest, { rows }) => ruleSaid(sitting, rest, rows),
  save: (sitting, rest) => saved(sitting, rest),
  next: (sitting, _, { chance }) => next(sitting, chance),
  help: (sitting, rest) => ({ sitting, lines: helpLines(rest, sitting.course.deal.form) }),
  quit: sitting => ({ sitting, lines: [], quit: true }),
  exit: sitting => ({ sitting, lines: [], quit: true }),
}

const act = (sitting: Sitting, line: string, { chance, rows }: Around): Reply => {
  const written = actIn(line)
  const after = isProblem(written) ? written : done(sitting, written, chance)
  if (isProblem(after)) {
    const over = sitting.course.deal.phase === 'ended' && sitting.course.deal.mending.pending === null
    const words = wordsOf(after)
    const problem = problemLines(over ? { ...words, accepted: atTheEnd(after) } : words)
    return { sitting, lines: [...problem, ...reportInstead(line), ...gists(after.rules ?? [], rows)] }
  }
  const { course } = after
  const news = course.events.slice(sitting.course.events.length).map(event => citedNews(event, course.deal))
  const ruled = course.rulings.at(-1)
  const isNew = ruled !== undefined && ruled !== sitting.course.rulings.at(-1)
  const lines = isNew ? rulingLines(ruled, rows) : news.flatMap(text => wrapped(text))
  return { sitting: after, lines: [...lines, ink.bold(nextWords(after))] }
}

/** What is accepted when the deal is over, and how to tell the incident that was meant. */
const atTheEnd = (problem: Misread): string => {
  const incident = incidentMeant(problem)
  return incident === null ? AT_THE_END : `${AT_THE_END}. In words: ${incidentUsage(incident)}`
}

const AT_THE_END = 'next, undo, look, log, save FILE, quit; or an incident found after the hand'

/** Words as they are, or an act in JSON. */
const actIn = (line: string): WrittenAct | Misread => {
  if (!line.startsWith('{')) return line
  try {
    return JSON.parse(line) as WrittenAct
  } catch (problem) {
    return { why: 'not-json', about: (problem as Error).message }
  }
}

const nextWords = ({ course }: Sitting): string => {
  const { pending } = course.deal.mending
  if (pending !== null) return `${acceptedWords(course.deal)} Say "decide" and the number or the words.`
  if (course.deal.phase === 'ended') return 'The hand is over. "next" deals again, "undo" goes back, "quit" ends.'
  return `${acceptedWords(course.deal)}${exampleWords(course.deal)}`
}

/** A line that isn't JSON and a deal that isn't over are known here alone; the rest are problems of a scenario. */
const wordsOf = (problem: Misread): SaidProblem => {
  if (problem.why === 'not-json') return { problem: `this isn’t JSON: ${problem.about}` }
  if (problem.why === 'hand-not-over') return { problem: 'the hand isn’t over', accepted: 'play on, or undo' }
  return askProblemWords(problem)
}

const problemLines = ({ problem, accepted }: SaidProblem): readonly string[] => [
  ...wrapped(`Not accepted: ${problem}`),
  ...(accepted === undefined || accepted === '' ? [] : wrapped(`Accepted: ${accepted}`)),
]

/** A mistake with the deck is reported in the place of the act that it spoils. */
const reportInstead = (line: string): readonly string[] => {
  const incident = readIncidentWords(line)
  const moves = incident !== undefined && !isProblem(incident) && movesCards(incident.type)
  return moves ? ['Report a dealer’s mistake instead of the act it spoils; undo goes back to it.'] : []
}

const logLines = (events: readonly DealEvent[]): readonly string[] =>
  events.flatMap((event, i) => wrapped(`${i + 1}. ${citedNews(event)}`))

const undone = (sitting: Sitting): Reply => {
  const { before } = sitting
  if (before === undefined) return { sitting, lines: ['Nothing to undo.'] }
  const last = sitting.acts.at(-1)
  const words = typeof last === 'string' ? last : JSON.stringify(last)
  return { sitting: before, lines: [`Undone: ${words}`, ink.bold(nextWords(before))] }
}

const seen = ({ course: { deal } }: Sitting, rest: string): readonly string[] => {
  if (rest === '') return viewLines(deal)
  const seat = Number(/\d+/.exec(rest)?.[0] ?? Number.NaN)
  if (placeOf(deal, seat) >= 0) return viewLines(deal, seat)
  return [
    `Not accepted: there is no seat "${rest}"`,
    `Accepted: view, or view with a seat of ${deal.players.map(it => it.seat).join(', ')}`,
  ]
}

const asked = ({ course }: Sitting, question: string): readonly string[] => {
  if (!QUESTIONS.includes(question))
    return [`Not accepted: there is no question "${question}"`, `Accepted: ${QUESTIONS.join(', ')}`]
  const answer = questionNamed(question)(course)
  if (isProblem(answer)) return problemLines(wordsOf(answer))
  const cited = answer.rules.length === 0 ? [] : wrapped(`Rules: ${answer.rules.join(', ')}`)
  return [...answer.words.split('\n').flatMap(line => wrapped(line)), ...cited]
}

/** `rule rrp/5/1` reads a rule out; `rules hand dead` is a ruling. */
const ruleSaid = (sitting: Sitting, id: string, rows: readonly LedgerRow[]): Reply | undefined => {
  const row = rows.find(it => it.id === id)
  return row === undefined ? undefined : { sitting, lines: gists([row.id], rows) }
}

const saved = (sitting: Sitting, file: string): Reply => {
  if (file === '')
    return { sitting, lines: ['Not accepted: the name of the file is missing', 'Accepted: save mine.json'] }
  const text = `${JSON.stringify(asScenario(sitting), undefined, 2)}\n`
  return { sitting, lines: [], save: { file, text } }
}

const next = (sitting: Sitting, chance: Chance): Reply => {
  const dealt = nextDeal(sitting, chance)
  return isProblem(dealt)
    ? { sitting, lines: problemLines(wordsOf(dealt)) }
    : { sitting: dealt, lines: tableLines(dealt.course.deal) }
}
