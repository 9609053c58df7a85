import type { Frame } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { order } from '../line/table-line.ts'
import { Said } from '../said/said.tsx'
import { readerOf } from '../said/said-words.ts'
import { texts } from '../words/texts.ts'
import { Dock } from './dock/dock.tsx'

type Report = NonNullable<Frame['common']['report']>

/** Play waits for a report: who says what, what it would mean, who has to agree, and the buttons of those who are asked. */
export const ReportAsked = ({ frame, report }: { readonly frame: Frame; readonly report: Report }) => {
  const { own } = frame
  const reader = readerOf(frame)
  const { by, say, ruling, asks } = report
  const waiting = asks.filter(({ agrees }) => !agrees).map(({ name }) => name)
  return (
    <Dock
      role="group"
      aria-label={texts.felt.reportPending}
      aria-live="polite"
      prompt={
        <p>
          <strong>{texts.felt.reports(by)}</strong> <Said say={say} reader={reader} />.{' '}
          {ruling !== null && (
            <>
              {texts.felt.rulingWouldBe}
              <Said say={ruling} reader={reader} />.{' '}
            </>
          )}
          {own.answers === 'agree' ? texts.felt.yourStake : waitingWords(waiting)} <TimeLeft until={report.until} />
        </p>
      }
    >
      {own.answers === 'take-back' ? (
        <button type="button" onClick={() => answer(false)}>
          {texts.felt.takeBack}
        </button>
      ) : (
        own.answers !== null && (
          <>
            <button type="button" className="strong" onClick={() => answer(false)}>
              {own.answers === 'rule' ? texts.felt.turnDown : texts.felt.refuse}
            </button>
            <button type="button" onClick={() => answer(true)}>
              {own.answers === 'rule' ? texts.felt.accept : texts.felt.agree}
            </button>
          </>
        )
      )}
    </Dock>
  )
}

const answer = (agrees: boolean): void => order({ type: 'report-answer', agrees })

const waitingWords = (names: readonly string[]): string =>
  names.length === 0 ? texts.felt.needsStaff : texts.felt.waitingFor(names)

const TimeLeft = ({ until }: { readonly until: number }) => (
  <span role="timer" aria-live="off">
    {texts.felt.seconds(Math.max(0, Math.ceil((until - useRoomTime()) / 1000)))}
  </span>
)
