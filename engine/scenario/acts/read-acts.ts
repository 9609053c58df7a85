import type { Seat } from '../../deal/chips.ts'
import { isProblem, type Misread, type Problem, problemAt } from '../../kinds/problem.ts'
import type { Incident } from '../../rulings/rulers.ts'
import type { Doing, Situation } from '../../wagers/situation.ts'
import { type IncidentTold, readIncident, tellsIncident } from '../incidents/read-incident-facts.ts'
import type { ActTold, PlainAct, Scenario, TableTalk } from '../scenario.ts'
import { actsIn } from './read-act.ts'
import { chipsIn, talkIn } from './read-talk.ts'

/** Something that happened, and where it stands in the scenario. */
export type Act = { readonly at: string; readonly said: unknown } & (
  | { readonly words: string }
  | { readonly talk: Talked }
  | { readonly incident: Incident }
)

/** What a player said and did with their chips, and what else people saw. */
export type Talked = { readonly seat: Seat; readonly did: readonly Doing[]; readonly facts: Partial<Situation> }

/** The acts one by one. */
export const actsTold = (acts: Scenario['acts'] = []): readonly Act[] | Problem => {
  const list = typeof acts === 'string' ? [acts] : acts
  const read: Act[] = []
  for (const [i, told] of list.entries()) {
    const at = typeof acts === 'string' ? 'acts' : `acts[${i}]`
    for (const one of typeof told === 'string' ? actsIn(told) : [told]) {
      const act = actTold(one)
      if (isProblem(act)) return problemAt(at, act, one)
      read.push({ at, said: one, ...act })
    }
  }
  return read
}

type Plain = { readonly words: string } | { readonly talk: Talked } | { readonly incident: Incident }

const actTold = (told: ActTold): Plain | Misread => {
  if (typeof told === 'string') {
    const talk = talkIn(told)
    if (talk === undefined) return { words: `${told.slice(0, 1).toLowerCase()}${told.slice(1)}` }
    return isProblem(talk) ? talk : { talk: { ...talk, facts: {} } }
  }
  if (tellsIncident(told)) return reported(told)
  return 'act' in told ? { words: inWords(told) } : talked(told)
}

const reported = (told: IncidentTold): { readonly incident: Incident } | Misread => {
  const incident = readIncident(told)
  return isProblem(incident) ? { ...incident, problem: `${incident.at}: ${incident.problem}` } : { incident }
}

/** An act in fields as one would say it. */
const inWords = ({ act, seat, hand, to, by, cards, rows, discard, agreed }: PlainAct): string => {
  const who = seat === undefined ? [] : [`${seat}${hand === 2 ? '+' : ''}`]
  const amount = to === undefined ? (by === undefined ? [] : [`by ${by}`]) : [`to ${to}`]
  const laid = rows === undefined ? [] : [rows.join(' / ')]
  const thrown = discard === undefined ? [] : ['-', discard]
  const with_ = agreed === undefined ? [] : [`by ${agreed.join(' ')}`]
  return [...who, act, ...amount, ...(cards === undefined ? [] : [cards]), ...laid, ...thrown, ...with_].join(' ')
}

/** Words come first, then chips, then gestures; where the order matters it is told in `did`. */
const talked = ({ seat, says = [], chips, holds, does, did, ...facts }: TableTalk): { talk: Talked } | Misread => {
  const motions = motionsOf(chips)
  if (isProblem(motions)) return motions
  const all: readonly Doing[] = [
    ...(did ?? []),
    ...(typeof says === 'string' ? [says] : says),
    ...motions,
    ...(holds === undefined ? [] : [{ held: holds }]),
    ...(does === undefined ? [] : [{ does }]),
  ]
  return { talk: { seat, did: all, facts } }
}

const motionsOf = (chips: TableTalk['chips']): readonly (readonly number[])[] | Misread => {
  if (chips === undefined) return []
  if (typeof chips === 'number') return [[chips]]
  if (typeof chips === 'string') {
    const read = chipsIn(chips)
    return isProblem(read) ? read : [read]
  }
  return chips.some(item => Array.isArray(item))
    ? (chips as readonly (readonly number[])[])
    : [chips as readonly number[]]
}
