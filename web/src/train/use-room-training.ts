import type { Practice } from '@cardroom/engine/drills'
import type { ExamWanted, Marked, SittingShown, TrainingShown } from '@cardroom/room/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../line/api.ts'
import { progressOf } from './progress-of.ts'

/** After how many answers the room hears of them again. */
const EVERY = 5

/** What the room keeps for people with a name: their groups and exams. Without a name or a network nothing is missing here. */
export const useRoomTraining = () => {
  const [shown, setShown] = useState<TrainingShown | null>(null)
  const sent = useRef(0)
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
      if (!isMember || (!now && record.asked - sent.current < EVERY)) return
      sent.current = record.asked
      void ask('POST /api/training/progress', { body: progressOf(record) })
    },
    [isMember],
  )
  /** An exam that the room asks; null without a name or a network, and words where the room refuses. */
  const beginExam = useCallback(async (wanted: ExamWanted, name: string): Promise<SittingShown | string | null> => {
    if (name !== '') {
      const guest = await ask('POST /api/guest', { body: { name } })
      if (!guest.ok) return guest.words
    }
    const me = await ask('GET /api/me')
    if (!me.ok || me.data.guest === null) return null
    const begun = await ask('POST /api/training/exams', { body: wanted })
    return begun.ok ? begun.data : begun.words
  }, [])
  const answerExam = useCallback(async (id: string, number: number, option: number): Promise<Marked | string> => {
    const answer = await ask('POST /api/training/exams/:id/answers', { params: { id }, body: { number, option } })
    if (!answer.ok) return answer.words
    const { certificate } = answer.data
    if (certificate !== null) setShown(now => now && { ...now, exams: [certificate, ...now.exams] })
    return answer.data
  }, [])
  return { shown, setShown, tell, beginExam, answerExam }
}
