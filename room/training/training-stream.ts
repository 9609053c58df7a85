import type { PlayerId } from '@cardroom/engine/table'
import type { ExamTaken, Progress } from '../protocol/training.ts'
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

/** An exam that was taken. */
export type KeptExam = { readonly id: string; readonly person: PlayerId; readonly name: string; readonly at: number; readonly exam: ExamTaken } // biome-ignore format: one line

/** The training of the room. */
export type Training = {
  readonly version: number
  readonly groups: readonly Group[]
  readonly people: readonly Trainee[]
  readonly exams: readonly KeptExam[]
}

/** What happens in training. */
export type TrainingEvent = { readonly at: number } & (
  | { readonly type: 'GroupOpened'; readonly id: string; readonly name: string; readonly trainer: PlayerId; readonly trainerName: string } // biome-ignore format: one line
  | { readonly type: 'GroupJoined'; readonly id: string; readonly person: PlayerId; readonly name: string }
  | { readonly type: 'GroupLeft'; readonly id: string; readonly person: PlayerId }
  | { readonly type: 'ProgressReported'; readonly person: PlayerId; readonly name: string; readonly progress: Progress }
  | { readonly type: 'ExamTaken'; readonly id: string; readonly person: PlayerId; readonly name: string; readonly exam: ExamTaken } // biome-ignore format: one line
)

/** A room in which nobody trains. */
export const noTraining: Training = { version: 0, groups: [], people: [], exams: [] }

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
      return { ...training, exams: [...training.exams, { id, person, name, at, exam }] }
    }
  }
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
}

/** How the stream of the training is kept. */
export const trainingStream: StreamKind<Training, TrainingEvent> = {
  initial: noTraining,
  evolve: evolveTraining,
  knows: type => Object.hasOwn(TYPES, type),
  upcast: stored => typeNow(stored, { ProgressTold: 'ProgressReported' }),
  shape: 1,
  isWhole: ({ version, groups, exams }, at) => version === at && Array.isArray(groups) && Array.isArray(exams),
}
