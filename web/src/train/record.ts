import type { Answered, Practice } from '@cardroom/engine/drills'
import { noPractice, practiceAfter, practiceWith } from '@cardroom/engine/drills'
import { MOST_AT_ONCE, type PracticeKept, type PracticeReport } from '@cardroom/room/protocol'

/**
 * The training on this device: what the room keeps of you as last seen, and the answers it doesn't have yet. What you see is
 * both together, so that nothing waits for a network; each answer has its number on this device, and is counted once.
 */
export type Training = {
  readonly device: string
  /** Whose it is in the room; null before there is a name. */
  readonly person: string | null
  readonly base: Practice
  /** How many answers of this device the room has. */
  readonly sent: number
  readonly pending: readonly Answered[]
  /** What was counted here before there was a name, until the room has it. */
  readonly brought: Practice | null
  /** It begins again as soon as it can be sent to the room. */
  readonly forget: boolean
}

/** How somebody stands: what the room has with what it doesn't have yet. */
export const practiceOf = ({ base, brought, pending, forget }: Training): Practice => {
  const start = forget ? noPractice : brought === null ? base : practiceWith(base, brought)
  return pending.reduce(practiceAfter, start)
}

/** The training after an answer. Without a name, old answers are folded together: there is nobody to tell them to. */
export const withAnswer = (training: Training, answer: Answered): Training => {
  const pending = [...training.pending, answer]
  if (training.person !== null || pending.length <= MOST_PENDING) return { ...training, pending }
  const old = pending.slice(0, pending.length - MOST_PENDING)
  return { ...training, base: old.reduce(practiceAfter, training.base), pending: pending.slice(old.length) }
}
const MOST_PENDING = 400

/** It begins again: what was answered before is no longer counted anywhere. */
export const started = (training: Training): Training => ({
  ...training,
  base: noPractice,
  brought: null,
  pending: [],
  forget: training.person !== null,
})

/** What is sent to the room next. */
export const reportToSend = ({ device, sent, pending, brought, forget }: Training): PracticeReport => ({
  device,
  from: sent,
  answers: pending.slice(0, MOST_AT_ONCE),
  brought,
  forget,
})

/** Is there something that the room doesn't have? */
export const isBehind = ({ pending, brought, forget }: Training): boolean =>
  pending.length > 0 || brought !== null || forget

/** The training after the room has answered; what was answered meanwhile is still to be sent. */
export const afterAnswer = (
  training: Training,
  report: PracticeReport,
  { practice, taken }: PracticeKept,
): Training => ({
  ...training,
  base: practice,
  sent: taken,
  pending: training.pending.slice(taken >= report.from + report.answers.length ? report.answers.length : 0),
  brought: report.brought === null ? training.brought : null,
  forget: training.forget && !report.forget,
})

/** The training of the person here now: what was counted without a name becomes theirs, what is another's waits for them. */
export const trainingFor = (training: Training, person: string | null): Training => {
  if (training.person === person) return training
  if (training.person !== null) {
    keep(placeOf(training.person), training)
    return person === null ? newTraining(null) : (readAt(placeOf(person)) ?? newTraining(person))
  }
  const known = readAt(placeOf(person!))
  const own = practiceOf(training)
  if (known !== null) return { ...known, brought: own.asked === 0 ? known.brought : withBrought(known.brought, own) }
  const { base, pending } = training
  return { ...newTraining(person), pending, brought: base.asked === 0 ? null : base }
}

const withBrought = (one: Practice | null, other: Practice): Practice =>
  one === null ? other : practiceWith(one, other)

const PLACE = 'cardroom.training'
const placeOf = (person: string): string => `${PLACE}.${person}`

const newTraining = (person: string | null): Training => ({
  device: crypto.randomUUID(),
  person,
  base: noPractice,
  sent: 0,
  pending: [],
  brought: null,
  forget: false,
})

/** The training on this device; an empty one where there is none that can be read. */
export const readTraining = (): Training => readAt(PLACE) ?? newTraining(null)

/** Changes the training on this device as it is now, whatever another window has done to it. */
export const changeTraining = (change: (training: Training) => Training): Training => {
  const next = change(readTraining())
  keep(PLACE, next)
  return next
}

const keep = (place: string, training: Training): void => localStorage.setItem(place, JSON.stringify(training))

const readAt = (place: string): Training | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (isTraining(kept)) return kept
    // before the room kept it, it was the practice alone
    return isPractice(kept) ? { ...newTraining(null), base: { ...noPractice, ...kept } } : null
  } catch {
    // what cannot be read is no record
    return null
  }
}

const isObject = (it: unknown): it is object => typeof it === 'object' && it !== null

const isPractice = (value: unknown): value is Practice => {
  const { areas, known, lately, streak, asked } = (value ?? {}) as Partial<Practice>
  return [areas, known, lately].every(isObject) && typeof streak === 'number' && typeof asked === 'number'
}

const isTraining = (value: unknown): value is Training => {
  const { device, base, sent, pending } = (value ?? {}) as Partial<Training>
  return typeof device === 'string' && isPractice(base) && typeof sent === 'number' && Array.isArray(pending)
}
