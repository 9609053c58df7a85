import type { Frame } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { order } from '../line/table-line.ts'
import styles from './actions.module.css'
import { Said } from './said.tsx'

type Report = NonNullable<Frame['common']['report']>

/** Play waits for a report: who says what, what it would mean, who has to agree, and the buttons of one who is asked. */
export const ReportAsked = ({ report, own }: { readonly report: Report; readonly own: Frame['own'] }) => {
  const { by, say, ruling, asks } = report
  const waiting = asks.filter(({ agrees }) => !agrees).map(({ name }) => name)
  return (
    <section className={styles.bar} aria-label="A report waits for an answer" aria-live="polite">
      <p>
        <strong>{by} reports:</strong> <Said say={say} />.{' '}
        {ruling !== null && (
          <>
            The ruling would be: <Said say={ruling} />.{' '}
          </>
        )}
        {own.answers === 'agree'
          ? 'You have a stake in this hand: it changes only if everybody who has one agrees.'
          : waitingWords(waiting)}{' '}
        <TimeLeft until={report.until} />
      </p>
      {own.answers === 'take-back' ? (
        <button type="button" onClick={() => answer(false)}>
          Take it back
        </button>
      ) : (
        own.answers !== null && (
          <>
            <button type="button" className="strong" onClick={() => answer(false)}>
              {own.answers === 'rule' ? 'Turn it down' : 'Refuse'}
            </button>
            <button type="button" onClick={() => answer(true)}>
              {own.answers === 'rule' ? 'Accept it' : 'Agree'}
            </button>
          </>
        )
      )}
    </section>
  )
}

const answer = (agrees: boolean): void => order({ type: 'report-answer', agrees })

const waitingWords = (names: readonly string[]): string =>
  names.length === 0
    ? 'Somebody in office without a stake in this hand has to rule.'
    : `Waiting for ${names.join(', ')} to agree.`

const TimeLeft = ({ until }: { readonly until: number }) => (
  <span role="timer" aria-live="off">
    {Math.max(0, Math.ceil((until - useRoomTime()) / 1000))} s
  </span>
)
