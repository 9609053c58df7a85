import type { LessonShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'

/** The lesson on a form: null while it is on its way, or in words why there is none. */
export const useLesson = (form: string | null): LessonShown | string | null => {
  const [lesson, setLesson] = useState<LessonShown | string | null>(null)
  useEffect(() => {
    let old = false
    setLesson(null)
    if (form === null) return
    void ask('GET /api/lessons/:form', { params: { form } }).then(answer => {
      if (!old) setLesson(answer.ok ? answer.data : answer.words)
    })
    return () => {
      old = true
    }
  }, [form])
  return lesson
}
