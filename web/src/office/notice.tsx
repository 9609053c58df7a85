import type { NoticeShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'

/** How often a page looks for what the operator has to say, in milliseconds. */
const LOOKS_EVERY = 25_000

/** What the operator tells everybody, on every page. */
export const Notice = () => {
  const [read, setRead] = useState<string | null>(null)
  const [notice, setNotice] = useState<NoticeShown | null>(null)
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return
      const answer = await ask('GET /api/notice')
      if (answer.ok) setNotice(answer.data)
    }
    void look()
    const looking = setInterval(() => void look(), LOOKS_EVERY)
    return () => clearInterval(looking)
  }, [])
  const words = notice === null ? null : wordsOf(notice)
  return words === null || words === read ? null : (
    <div role="status" className={styles.notice}>
      {words}
      <button type="button" onClick={() => setRead(words)}>
        {texts.office.gotIt}
      </button>
    </div>
  )
}

const wordsOf = ({ notice, stopped, readOnly }: NoticeShown): string | null => {
  if (notice !== null) return notice
  if (readOnly) return texts.office.readOnlyForAll
  return stopped ? texts.office.stoppedForAll : null
}
