import type { PlayerId } from '@cardroom/engine/table'
import type { Certificate } from '../protocol/exams.ts'
import type { GroupShown, TrainingShown } from '../protocol/training.ts'
import type { Group, KeptExam, Training } from './training-stream.ts'

/** The groups somebody trains or is in, and their exams, the latest first. */
export const trainingShown = ({ groups, exams }: Training, person: PlayerId, room: string): TrainingShown => ({
  trains: groups.filter(it => it.trainer === person).map(listed),
  member: groups.filter(it => it.members.includes(person)).map(listed),
  exams: examsOf(exams, person, room),
})

/** A group: its trainer sees everybody in it, and nobody else does. */
export const groupShown = (training: Training, group: Group, person: PlayerId | null, room: string): GroupShown => ({
  id: group.id,
  name: group.name,
  trainer: group.trainerName,
  joined: person !== null && group.members.includes(person),
  members:
    group.trainer !== person
      ? null
      : group.members.map(member => {
          const known = training.people.find(it => it.person === member)
          return {
            name: known?.name ?? '',
            at: known?.at ?? null,
            progress: known?.progress ?? null,
            exams: examsOf(training.exams, member, room),
          }
        }),
})

/** An exam as a certificate. */
export const certificateOf = ({ id, name, at, marked, exam }: KeptExam, room: string): Certificate => ({
  id,
  room,
  name,
  at,
  passed: exam.right * 100 >= exam.mark * exam.questions,
  marked,
  exam,
})

const examsOf = (exams: readonly KeptExam[], person: PlayerId, room: string): readonly Certificate[] =>
  exams
    .filter(it => it.person === person)
    .map(it => certificateOf(it, room))
    .toReversed()

const listed = ({ id, name, trainerName, members }: Group): TrainingShown['trains'][number] => ({
  id,
  name,
  trainer: trainerName,
  members: members.length,
})
