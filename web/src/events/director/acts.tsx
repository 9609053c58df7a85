import { eventTexts as words } from '../../words/event-texts.ts'
import type { EventAt } from '../use-event.ts'
import styles from './director.module.css'

/** What opens a sheet. */
export type OpenSheet =
  | 'bust'
  | 'entry'
  | 'rebuy'
  | 'clock'
  | 'player'
  | 'deal'
  | 'more'
  | 'schedule'
  | 'bag'
  | 'flight'

/** The director's acts, the next one in brass: start it, then bust. */
export const Acts = ({ at, onOpen }: { readonly at: EventAt; readonly onOpen: (sheet: OpenSheet) => void }) => {
  const { view, send, busy } = at
  const { phase, stopped, players } = view.clock
  const playing = phase === 'playing'
  const sheet = (name: keyof typeof words.acts & OpenSheet, enabled: boolean) => (
    <button
      type="button"
      className={styles.act}
      data-main={(name === 'bust' && playing) || undefined}
      disabled={!enabled}
      onClick={() => onOpen(name)}
    >
      <Icon name={name} />
      {words.acts[name]}
    </button>
  )
  return (
    <div className={styles.acts}>
      {phase === 'entries' ? (
        <button
          type="button"
          className={styles.act}
          data-main
          disabled={busy || players < 2}
          onClick={() => void send({ type: 'StartPlay' })}
        >
          <Icon name="resume" />
          {words.start}
        </button>
      ) : phase === 'bagged' ? (
        <button
          type="button"
          className={styles.act}
          data-main
          disabled={busy}
          onClick={() => void send({ type: 'StartDay' })}
        >
          <Icon name="resume" />
          {words.startDay(view.clock.day + 1)}
        </button>
      ) : (
        // software sees for itself who is out
        sheet('bust', playing && view.tables.some(({ run }) => run !== 'dealt'))
      )}
      {sheet('entry', phase === 'entries' || view.clock.entryUntil !== null)}
      {sheet('rebuy', playing)}
      <button
        type="button"
        className={styles.act}
        disabled={!playing || busy}
        onClick={() => void send(stopped === null ? { type: 'StopClock', why: 'pause' } : { type: 'ResumeClock' })}
      >
        <Icon name={stopped === null ? 'pause' : 'resume'} />
        {stopped === null ? words.acts.pause : words.acts.resume}
      </button>
      {sheet('clock', playing)}
      {sheet('player', phase === 'entries' || playing)}
      {sheet('deal', playing)}
      {sheet('more', true)}
    </div>
  )
}

const PATHS: Readonly<Record<keyof typeof words.acts, string>> = {
  bust: 'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20a7 7 0 0 1 10.500-6M16 16l5 5m0-5-5 5',
  entry: 'M12 5v14M5 12h14',
  rebuy:
    'M4 6c0-1.500 3.600-2.500 8-2.500s8 1 8 2.500-3.600 2.500-8 2.500S4 7.500 4 6zm0 0v12c0 1.500 3.600 2.500 8 2.500s8-1 8-2.500V6M4 12c0 1.500 3.600 2.500 8 2.500s8-1 8-2.500',
  pause: 'M9 5v14M15 5v14',
  resume: 'M7 4.500v15l12-7.500z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2',
  player: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500a7.500 7.500 0 0 1 15 0',
  deal: 'M4 5h16v6c0 5-3.500 8-8 10-4.500-2-8-5-8-10zM8.500 12l2.500 2.500 4.500-5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
}

const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
