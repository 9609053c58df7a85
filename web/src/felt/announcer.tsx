import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { isHidden, useSettings } from '../settings/settings.ts'
import { spokenWords } from './cards-in-words.ts'

/** How many lines are read out at once: what came before them can be read in the list. */
const MOST = 4

/** Tells those who hear the table what has happened since they were last told, and when it is their turn. */
export const Announcer = ({ frame, news }: { readonly frame: Frame; readonly news: Frame['news'] }) => {
  const told = useRef(frame.seq)
  const [words, setWords] = useState('')
  const turn = turnWords(frame)
  useEffect(() => {
    // several frames that come at once are read as one
    const timer = setTimeout(() => {
      const settings = useSettings.getState()
      const fresh = news.filter(({ seq, by }) => seq > told.current && (by === undefined || !isHidden(settings, by)))
      told.current = news.at(-1)?.seq ?? told.current
      if (fresh.length > 0)
        setWords(
          fresh
            .slice(-MOST)
            .map(({ words: said, by }) => (by === undefined ? spokenWords(said) : said))
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

const turnWords = ({ own: { legal, seat } }: Frame): string => {
  if (legal === null || seat === null) return ''
  switch (legal.due) {
    case 'betting':
      return 'It is your turn.'
    case 'draw':
    case 'discard':
      return 'Choose the cards that you throw away.'
    case 'rows':
      return legal.hands.some(hand => hand.seat === seat) ? 'Lay your cards into the rows.' : ''
    case 'turn-up':
      return 'Turn a card up or keep it down.'
    case 'show':
      return 'Show your hand.'
    default:
      return ''
  }
}
