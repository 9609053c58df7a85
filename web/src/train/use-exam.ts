import type { Drill } from '@cardroom/engine/drills'
import type { ExamWanted } from '@cardroom/room/protocol'
import { useCallback, useRef, useState } from 'react'
import { drillAsked, drillMarked, type Exam, examAfter, examResult, newExam } from './exam.ts'
import type { useRoomTraining } from './use-room-training.ts'

type Room = Pick<ReturnType<typeof useRoomTraining>, 'beginExam' | 'answerExam'>

/** The exam that is on, if there is one: with a name the room asks and marks it, without one this device does. */
export const useExam = ({ beginExam, answerExam }: Room) => {
  const [exam, setExam] = useState<Exam | null>(null)
  const [wrong, setWrong] = useState('')
  const waiting = useRef(false)
  const [beginning, setBeginning] = useState(false)
  const isOn = exam !== null && examResult(exam) === 'on'

  /** Begins an exam: its first question where the room asks it, null where this device does, nothing if it can't begin. */
  const begin = useCallback(
    async (wanted: ExamWanted, name: string): Promise<Drill | null | undefined> => {
      setBeginning(true)
      const begun = await beginExam(wanted, name)
      setBeginning(false)
      if (typeof begun === 'string') {
        setWrong(begun)
        return
      }
      setWrong('')
      const { questions, mark } = wanted
      const plain = newExam({ questions, mark })
      setExam(begun === null ? plain : { ...plain, room: { id: begun.id, next: null, certificate: null } })
      return begun === null ? null : drillAsked(begun.question!)
    },
    [beginExam],
  )

  /** The question as it is marked; null if the room can't be reached, or an answer is on its way. */
  const answer = useCallback(
    async (drill: Drill, option: number): Promise<Drill | null> => {
      const right = drill.right.includes(option)
      if (!isOn) return drill
      const { room, done } = exam
      if (room === undefined) {
        setExam(examAfter(exam, right, drill.rules[0]))
        return drill
      }
      if (waiting.current) return null
      waiting.current = true
      const marked = await answerExam(room.id, done, option)
      waiting.current = false
      setWrong(typeof marked === 'string' ? marked : '')
      if (typeof marked === 'string') return null
      const { question } = marked.sitting
      const next = question === null ? null : drillAsked(question)
      const after = examAfter(exam, marked.good, marked.rules[0])
      setExam({ ...after, room: { ...room, next, certificate: marked.certificate } })
      return drillMarked(drill, marked)
    },
    [exam, isOn, answerExam],
  )

  return {
    exam,
    /** The room is asked for one: what is on the screen is not a question of it yet. */
    beginning,
    over: exam !== null && !isOn,
    /** The room asks it: what it is about can't be changed any more. */
    inRoom: isOn && exam.room !== undefined,
    next: isOn ? (exam.room?.next ?? null) : null,
    wrong,
    begin,
    answer,
    end: () => setExam(null),
  }
}
