import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { readerOf, spokenWords } from '../said/said-words.ts'
import { isHidden, useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import { heardLines } from './heard-lines.ts'
import { promptWords } from './prompt-words.ts'

/** Tells those who hear the table what has happened since they were last told, and when it is their turn. */
export const Announcer = ({ frame, news }: { readonly frame: Frame; readonly news: Frame['news'] }) => {
  const told = useRef(frame.seq)
  const [words, setWords] = useState('')
  const turn = turnWords(frame)
  const reader = useRef(readerOf(frame))
  reader.current = readerOf(frame)
  useEffect(() => {
    // several frames that come at once are read as one
    const timer = setTimeout(() => {
      const settings = useSettings.getState()
      const fresh = news.filter(({ seq, by }) => seq > told.current && (by === undefined || !isHidden(settings, by)))
      told.current = news.at(-1)?.seq ?? told.current
      if (fresh.length > 0)
        setWords(
          heardLines(fresh)
            .map(({ say }) => spokenWords(say, reader.current))
            .join(' '),
        )
    }, 400)
    return () => clearTimeout(timer)
  }, [news])
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

const turnWords = (frame: Frame): string => {
  const words = promptWords(frame)
  return words === '' ? '' : texts.felt.yourTurn(words)
}
