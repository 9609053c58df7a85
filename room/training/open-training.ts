import type { Drill } from '@cardroom/engine/drills'
import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ExamAnswer, ExamWanted } from '../protocol/exams.ts'
import type { Progress } from '../protocol/training.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { spoiledIn } from '../store/spoiled.ts'
import type { Store } from '../store/store.ts'
import { openStream } from '../streams/open-stream.ts'
import { questionAt } from './exam-questions.ts'
import {
  evolveTraining,
  noTraining,
  type Sitting,
  type Training,
  type TrainingEvent,
  trainingStream,
} from './training-stream.ts'

/** Somebody with a name. */
export type Named = { readonly person: PlayerId; readonly name: string }

/** The training of the room: groups with their trainers, how people are doing, and exams. */
export type TrainingHost = {
  readonly state: () => Training
  /** The id of a new group, or why there is none. */
  readonly openGroup: (by: Named, name: string) => Promise<Refused | string>
  readonly join: (by: Named, group: string) => Promise<Refused | null>
  readonly leave: (by: Named, group: string) => Promise<Refused | null>
  /** How somebody is doing, for their trainers; it is kept for those alone who are in a group. */
  readonly tell: (by: Named, progress: Progress) => Promise<Refused | null>
  /** Begins an exam, in place of one that somebody hasn't finished. */
  readonly beginExam: (by: Named, wanted: ExamWanted, language: Language) => Promise<Refused | Sitting>
  /** Marks an answer; one that is sent again is marked as it was. */
  readonly answerExam: (by: Named, id: string, answer: ExamAnswer) => Promise<Refused | Answered>
  readonly close: () => Promise<void>
}

/** An exam after an answer, and the question that was answered. */
export type Answered = { readonly sitting: Sitting; readonly number: number; readonly drill: Drill }

type Around = {
  readonly store: Store
  readonly now: () => number
  readonly secrets: Secrets
  readonly onError: (cause: unknown) => void
}

/** How much there may be: enough for any room, too little for a script to fill it. */
const MOST_GROUPS = 20
const MOST_MEMBERS = 200
const MOST_EXAMS = 200

/** Takes up the training where its stream has left it; one that can't be read is set aside. */
export const openTraining = async ({ store, now, secrets, onError }: Around): Promise<TrainingHost> => {
  const stream = await openStream<Training, TrainingEvent, Refused>({
    stream: 'training',
    kind: trainingStream,
    store,
    now,
    onError,
    movedOn: refusal('try-again', { about: 'training' }),
    unplayable: 'can’t be kept, by a fault of the room',
  }).catch((cause: unknown) => {
    if (spoiledIn(cause)?.stream !== 'training') throw cause
    onError(cause)
    return null
  })
  const happens = async (decide: (training: Training) => Refused | Untimed | null): Promise<Refused | null> => {
    if (stream === null) return refusal('set-aside', { about: 'training' })
    const outcome = await stream.run((training, at) => {
      const wanted = decide(training)
      if (wanted === null) return { state: training, events: [] }
      if ('why' in wanted) return wanted
      const event = { ...wanted, at } as TrainingEvent
      return { state: evolveTraining(training, event), events: [event] }
    })
    return 'why' in outcome ? outcome : null
  }
  const newId = (): string => idFrom(secrets)
  return {
    state: () => stream?.state() ?? noTraining,
    openGroup: async ({ person, name: trainerName }, name) => {
      const id = newId()
      const refused = await happens(({ groups }) =>
        groups.filter(it => it.trainer === person).length >= MOST_GROUPS
          ? refusal('too-many-groups', { about: { most: MOST_GROUPS } })
          : { type: 'GroupOpened', id, name: name.trim(), trainer: person, trainerName },
      )
      return refused ?? id
    },
    join: ({ person, name }, id) =>
      happens(({ groups }) => {
        const group = groups.find(it => it.id === id)
        if (group === undefined) return refusal('no-such-group')
        if (group.members.includes(person)) return null
        return group.members.length >= MOST_MEMBERS
          ? refusal('too-many-groups', { about: { most: MOST_MEMBERS } })
          : { type: 'GroupJoined', id, person, name }
      }),
    leave: ({ person }, id) =>
      happens(({ groups }) => {
        const group = groups.find(it => it.id === id)
        if (group === undefined) return refusal('no-such-group')
        return group.members.includes(person) ? { type: 'GroupLeft', id, person } : null
      }),
    tell: ({ person, name }, progress) =>
      happens(({ groups }) =>
        groups.some(({ members }) => members.includes(person))
          ? { type: 'ProgressReported', person, name, progress }
          : null,
      ),
    ...examsIn(happens, secrets),
    close: async () => {
      await stream?.settle()
    },
  }
}

const idFrom = ({ bytes }: Secrets): string => bytesToHex(bytes(9))

/** The exams: the room asks and marks them. */
const examsIn = (
  happens: (decide: (training: Training) => Refused | Untimed | null) => Promise<Refused | null>,
  secrets: Secrets,
): Pick<TrainingHost, 'beginExam' | 'answerExam'> => ({
  beginExam: async ({ person, name }, wanted, language) => {
    const sitting = { id: idFrom(secrets), person, name, wanted, language, seed: bytesToHex(secrets.bytes(16)) }
    const refused = await happens(({ exams }) =>
      exams.filter(it => it.person === person).length >= MOST_EXAMS
        ? refusal('too-many-groups', { about: { most: MOST_EXAMS } })
        : { type: 'ExamBegun', ...sitting },
    )
    return refused ?? { ...sitting, answers: [] }
  },
  answerExam: async ({ person }, id, { number, option }) => {
    let answered: Answered | undefined
    const refused = await happens(training => {
      const sitting = training.sittings.find(it => it.id === id && it.person === person)
      if (sitting === undefined) return refusal('no-such-exam')
      const { answers, wanted } = sitting
      const isAgain = number === answers.length - 1
      if (!isAgain && (number !== answers.length || number === wanted.questions)) return refusal('not-this-question')
      const drill = questionAt(sitting, number)
      answered = { sitting, number, drill }
      // the first answer stands, however often it is sent
      if (isAgain) return null
      if (option >= drill.options.length) return refusal('no-such-answer')
      const right = drill.right.includes(option)
      const event = { type: 'ExamAnswered', id, key: drill.key, right } as const
      answered = { ...answered, sitting: { ...sitting, answers: [...answers, { key: drill.key, right }] } }
      return event
    })
    return refused ?? answered!
  },
})

/** An event but for its time. */
type Untimed = TrainingEvent extends infer E ? (E extends TrainingEvent ? Omit<E, 'at'> : never) : never
