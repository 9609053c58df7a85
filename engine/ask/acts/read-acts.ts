import type { Seat } from '../../deal/chips.ts'
import { isProblem, type Misread, type Problem, problemAt } from '../../kinds/problem.ts'
import type { Incident } from '../../rulings/rulers.ts'
import type { Doing, Situation } from '../../wagers/situation.ts'
import { isWrittenIncident, readIncident, type WrittenIncident } from '../incidents/read-incident-facts.ts'
import { wrapped } from '../problems.ts'
import type { PlainAct, Scenario, TableTalk, WrittenAct } from '../scenario.ts'
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
export const readActs = (acts: Scenario['acts'] = []): readonly Act[] | Problem => {
  const list = typeof acts === 'string' ? [acts] : acts
  const read: Act[] = []
  for (const [i, written] of list.entries()) {
    const at = typeof acts === 'string' ? 'acts' : `acts[${i}]`
    for (const one of typeof written === 'string' ? actsIn(written) : [written]) {
      const act = readAct(one)
      if (isProblem(act)) return problemAt(at, act, one)
      read.push({ at, said: one, ...act })
    }
  }
  return read
}

type Plain = { readonly words: string } | { readonly talk: Talked } | { readonly incident: Incident }

const readAct = (written: WrittenAct): Plain | Misread => {
  if (typeof written === 'string') {
    const talk = talkIn(written)
    if (talk === undefined) return { words: `${written.slice(0, 1).toLowerCase()}${written.slice(1)}` }
    return isProblem(talk) ? talk : { talk: { ...talk, facts: {} } }
  }
  if (isWrittenIncident(written)) return reported(written)
  return 'act' in written ? { words: inWords(written) } : talked(written)
}

const reported = (written: WrittenIncident): { readonly incident: Incident } | Misread => {
  const incident = readIncident(written)
  return isProblem(incident) ? wrapped('incident-off', incident, {}) : { incident }
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

/** Words come first, then chips, then gestures; where the order matters it is written in `did`. */
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
