import type { Practice } from '@cardroom/engine/drills'
import type { Certificate, ExamTaken, TrainingShown } from '@cardroom/room/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../line/api.ts'
import { progressTold } from './progress-told.ts'

/** After how many answers the room is told again. */
const EVERY = 5

/** What the room keeps for people with a name: their groups and exams. Without a name or a network nothing is missing here. */
export const useRoomTraining = () => {
  const [shown, setShown] = useState<TrainingShown | null>(null)
  const told = useRef(0)
  useEffect(() => {
    void ask('GET /api/me').then(async me => {
      if (!me.ok || me.data.guest === null) return
      const answer = await ask('GET /api/training')
      if (answer.ok) setShown(answer.data)
    })
  }, [])
  const isMember = (shown?.member.length ?? 0) > 0
  const tell = useCallback(
    (record: Practice, now = false): void => {
      if (!isMember || (!now && record.asked - told.current < EVERY)) return
      told.current = record.asked
      void ask('POST /api/training/progress', { body: progressTold(record) })
    },
    [isMember],
  )
  const takeExam = useCallback(async (exam: ExamTaken): Promise<Certificate | string> => {
    const answer = await ask('POST /api/training/exams', { body: exam })
    if (!answer.ok) return answer.words
    setShown(now => now && { ...now, exams: [answer.data, ...now.exams] })
    return answer.data
  }, [])
  return { shown, setShown, tell, takeExam }
}
