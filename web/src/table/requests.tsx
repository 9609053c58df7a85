import { chipsWords, type Frame, type RequestShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useRoomTime } from '../clock/use-room-time.ts'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './requests.module.css'

/** Where the host approves seats and chips: what the host is asked, and how your own request stands. */
export const Requests = ({ frame: { own } }: { readonly frame: Frame }) => {
  const [read, setRead] = useState<string | null>(null)
  const isHost = own.role === 'host'
  const end = own.requestEnd === 'declined' || own.requestEnd === 'lapsed' ? own.requestEnd : null
  // the same end is shown again when there was a request between
  if (own.requests.length > 0 && read !== null) setRead(null)
  if (own.requests.length === 0 && (end === null || end === read)) return null
  return (
    <section className={styles.requests} aria-label={texts.options.requests} aria-live="polite">
      {own.requests.map(request => (
        <p key={request.person}>
          <span>
            {isHost ? askedWords(request) : waitingWords(request)} <TimeLeft until={request.until} />
          </span>
          {isHost && (
            <button type="button" className="strong" onClick={() => answer(request.person, true)}>
              {texts.options.approve}
            </button>
          )}
          <button type="button" onClick={() => answer(request.person, false)}>
            {isHost ? texts.options.decline : texts.options.withdraw}
          </button>
        </p>
      ))}
      {own.requests.length === 0 && end !== null && (
        <p>
          <span>{texts.options[end]}</span>
          <button type="button" onClick={() => setRead(end)}>
            {texts.options.dismiss}
          </button>
        </p>
      )}
    </section>
  )
}

const answer = (person: string, approves: boolean): void => order({ type: 'request-answer', person, approves })

const askedWords = ({ name, seat, chips }: RequestShown): string =>
  seat === null
    ? texts.options.asksChips(name, chipsWords(chips))
    : texts.options.asksSeat(name, seat, chipsWords(chips))

const waitingWords = ({ seat, chips }: RequestShown): string =>
  seat === null ? texts.options.waitingChips(chipsWords(chips)) : texts.options.waitingSeat(seat, chipsWords(chips))

const TimeLeft = ({ until }: { readonly until: number }) => (
  <span role="timer" aria-live="off" className={styles.left}>
    {texts.felt.seconds(Math.max(0, Math.ceil((until - useRoomTime()) / 1000)))}
  </span>
)
