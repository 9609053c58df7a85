import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { ExamTaken, ExamWanted } from '../protocol/exams.ts'
import type { Progress } from '../protocol/training.ts'
import { typeNow } from '../streams/older-names.ts'
import type { StreamKind } from '../streams/stream-kind.ts'

/** Somebody in training: how they are called and how they are doing. */
export type Trainee = {
  readonly person: PlayerId
  readonly name: string
  readonly progress: Progress | null
  readonly at: number | null
}

/** A group and its trainer. */
export type Group = {
  readonly id: string
  readonly name: string
  readonly trainer: PlayerId
  readonly trainerName: string
  readonly members: readonly PlayerId[]
}

/** An exam that was taken, and who marked it: before the room did, the device of the person who took it. */
export type KeptExam = {
  readonly id: string
  readonly person: PlayerId
  readonly name: string
  readonly at: number
  readonly marked: 'room' | 'device'
  readonly exam: ExamTaken
}

/** An exam that the room asks: everything it asks follows from the seed, which nobody outside gets to know. */
export type Sitting = {
  readonly id: string
  readonly person: PlayerId
  readonly name: string
  readonly wanted: ExamWanted
  readonly language: Language
  readonly seed: string
  readonly answers: readonly { readonly key: string; readonly right: boolean }[]
}

/** The training of the room. */
export type Training = {
  readonly version: number
  readonly groups: readonly Group[]
  readonly people: readonly Trainee[]
  readonly exams: readonly KeptExam[]
  /** The last exam of everybody that the room asked, over or not. */
  readonly sittings: readonly Sitting[]
}

/** What happens in training. */
export type TrainingEvent = { readonly at: number } & (
  | { readonly type: 'GroupOpened'; readonly id: string; readonly name: string; readonly trainer: PlayerId; readonly trainerName: string } // biome-ignore format: one line
  | { readonly type: 'GroupJoined'; readonly id: string; readonly person: PlayerId; readonly name: string }
  | { readonly type: 'GroupLeft'; readonly id: string; readonly person: PlayerId }
  | { readonly type: 'ProgressReported'; readonly person: PlayerId; readonly name: string; readonly progress: Progress }
  | ({ readonly type: 'ExamBegun' } & Omit<Sitting, 'answers'>)
  | { readonly type: 'ExamAnswered'; readonly id: string; readonly key: string; readonly right: boolean }
  /** An exam that a device has marked, before the room did. */
  | { readonly type: 'ExamTaken'; readonly id: string; readonly person: PlayerId; readonly name: string; readonly exam: ExamTaken } // biome-ignore format: one line
)

/** A room in which nobody trains. */
export const noTraining: Training = { version: 0, groups: [], people: [], exams: [], sittings: [] }

/** The training after an event. */
export const evolveTraining = (before: Training | undefined, event: TrainingEvent): Training => {
  const training = { ...(before ?? noTraining), version: (before?.version ?? 0) + 1 }
  switch (event.type) {
    case 'GroupOpened': {
      const { id, name, trainer, trainerName } = event
      return { ...training, groups: [...training.groups, { id, name, trainer, trainerName, members: [] }] }
    }
    case 'GroupJoined': {
      const { person, name } = event
      const others = training.people.filter(it => it.person !== person)
      const known = training.people.find(it => it.person === person) ?? { person, progress: null, at: null }
      return {
        ...withGroup(training, event.id, members => [...members.filter(it => it !== person), person]),
        people: [...others, { ...known, name }],
      }
    }
    case 'GroupLeft':
      return withGroup(training, event.id, members => members.filter(it => it !== event.person))
    case 'ProgressReported': {
      const { person, name, progress, at } = event
      return {
        ...training,
        people: [...training.people.filter(it => it.person !== person), { person, name, progress, at }],
      }
    }
    case 'ExamTaken': {
      const { id, person, name, at, exam } = event
      return { ...training, exams: [...training.exams, { id, person, name, at, marked: 'device', exam }] }
    }
    case 'ExamBegun': {
      const { id, person, name, wanted, language, seed } = event
      const others = training.sittings.filter(it => it.person !== person)
      return { ...training, sittings: [...others, { id, person, name, wanted, language, seed, answers: [] }] }
    }
    case 'ExamAnswered':
      return answered(training, event)
  }
}

/** With the last answer an exam is over, and kept. */
const answered = (training: Training, event: Extract<TrainingEvent, { type: 'ExamAnswered' }>): Training => {
  const before = training.sittings.find(({ id }) => id === event.id)!
  const { key, right } = event
  const sitting = { ...before, answers: [...before.answers, { key, right }] }
  const sittings = training.sittings.map(it => (it === before ? sitting : it))
  const { id, person, name, answers, wanted } = sitting
  if (answers.length < wanted.questions) return { ...training, sittings }
  const { questions, mark, book, areas } = wanted
  const exam: ExamTaken = { questions, right: answers.filter(it => it.right).length, mark, book, areas }
  return { ...training, sittings, exams: [...training.exams, { id, person, name, at: event.at, marked: 'room', exam }] }
}

const withGroup = (
  training: Training,
  id: string,
  change: (members: Group['members']) => Group['members'],
): Training => ({
  ...training,
  groups: training.groups.map(group => (group.id === id ? { ...group, members: change(group.members) } : group)),
})

const TYPES: { readonly [T in TrainingEvent['type']]: true } = {
  GroupOpened: true,
  GroupJoined: true,
  GroupLeft: true,
  ProgressReported: true,
  ExamTaken: true,
  ExamBegun: true,
  ExamAnswered: true,
}

/** How the stream of the training is kept. */
export const trainingStream: StreamKind<Training, TrainingEvent> = {
  initial: noTraining,
  evolve: evolveTraining,
  knows: type => Object.hasOwn(TYPES, type),
  upcast: stored => typeNow(stored, { ProgressTold: 'ProgressReported' }),
  shape: 2,
  isWhole: ({ version, groups, exams, sittings }, at) =>
    version === at && [groups, exams, sittings].every(Array.isArray),
}
