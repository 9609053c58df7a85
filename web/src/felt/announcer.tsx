import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { onceLanded } from '../motion/flights.ts'
import { readerOf, spokenWords } from '../said/said-words.ts'
import { isHidden, useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import { heardLines } from './heard-lines.ts'
import { promptWords } from './prompt-words.ts'

/** Tells those who hear the table what has happened since the last announcement, and when it is their turn. */
export const Announcer = ({ frame, news }: { readonly frame: Frame; readonly news: Frame['news'] }) => {
  const announced = useRef(frame.seq)
  const [words, setWords] = useState('')
  const turn = turnWords(frame)
  const reader = useRef(readerOf(frame))
  reader.current = readerOf(frame)
  const latest = useRef(news)
  latest.current = news
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    // several frames that come at once are read as one; however fast they come, nobody waits for longer than this
    if (timer.current !== null || (news.at(-1)?.seq ?? 0) <= announced.current) return
    const announce = (): void => {
      const settings = useSettings.getState()
      const all = latest.current
      const fresh = all.filter(
        ({ seq, by }) => seq > announced.current && (by === undefined || !isHidden(settings, by)),
      )
      announced.current = all.at(-1)?.seq ?? announced.current
      if (fresh.length > 0)
        setWords(
          heardLines(fresh)
            .map(({ say }) => spokenWords(say, reader.current))
            .join(' '),
        )
    }
    timer.current = setTimeout(() => {
      timer.current = null
      onceLanded(announce)
    }, TOGETHER)
  }, [news])
  useEffect(
    () => () => {
      clearTimeout(timer.current ?? undefined)
      timer.current = null
    },
    [],
  )
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {words}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {turn}
      </p>
    </>
  )
}

/** What happens within this many milliseconds is read out together. */
const TOGETHER = 400

const turnWords = (frame: Frame): string => {
  const words = promptWords(frame)
  return words === '' ? '' : texts.felt.yourTurn(words)
}
