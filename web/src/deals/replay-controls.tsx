import { useEffect, useRef } from 'react'
import { texts } from '../words/texts.ts'
import styles from './replay.module.css'
import type { StreetMark } from './step-frame.ts'
import type { Replay } from './use-replay.ts'

/** The way through a deal: a step back and on, from street to street, by a slider, or by itself. */
export const ReplayControls = ({
  replay,
  steps,
  marks,
}: {
  readonly replay: Replay
  readonly steps: number
  readonly marks: readonly StreetMark[]
}) => {
  const { at, go } = replay
  return (
    <section className={styles.controls} aria-label={texts.deals.controls}>
      <Streets marks={marks} at={at} onGo={go} />
      <input
        type="range"
        min={0}
        max={steps - 1}
        value={at}
        aria-label={texts.deals.step}
        aria-valuetext={texts.deals.stepOf(at + 1, steps)}
        onChange={event => go(Number(event.target.value))}
      />
      <Steps replay={replay} steps={steps} />
    </section>
  )
}

/** The streets of the deal; the one that is shown stays in view. */
const Streets = ({
  marks,
  at,
  onGo,
}: {
  readonly marks: readonly StreetMark[]
  readonly at: number
  readonly onGo: (at: number) => void
}) => {
  const current = marks.findLast(mark => mark.at <= at)
  const place = current?.at
  const shown = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (place !== undefined) shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [place])
  return (
    <div className={styles.streets}>
      {marks.map(mark => (
        <button
          key={mark.at}
          ref={mark === current ? shown : null}
          type="button"
          aria-current={mark === current ? 'step' : undefined}
          onClick={() => onGo(mark.at)}
        >
          {mark.name}
        </button>
      ))}
    </div>
  )
}

const Steps = ({ replay: { at, playing, go, play }, steps }: { readonly replay: Replay; readonly steps: number }) => {
  const last = steps - 1
  return (
    <div className={styles.steps}>
      <Step
        words={texts.deals.first}
        keys="Home"
        path="M6 5v14M19 5 9 12l10 7z"
        isOff={at === 0}
        onStep={() => go(0)}
      />
      <Step
        words={texts.deals.back}
        keys="ArrowLeft"
        path="M15 5 7 12l8 7"
        isOff={at === 0}
        onStep={() => go(at - 1)}
      />
      <button
        type="button"
        className="strong"
        aria-label={playing ? texts.deals.stop : texts.deals.play}
        onClick={() => play(!playing)}
      >
        <Sign path={playing ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
      </button>
      <Step
        words={texts.deals.next}
        keys="ArrowRight"
        path="M9 5l8 7-8 7"
        isOff={at === last}
        onStep={() => go(at + 1)}
      />
      <Step
        words={texts.deals.last}
        keys="End"
        path="M18 5v14M5 5l10 7-10 7z"
        isOff={at === last}
        onStep={() => go(last)}
      />
      <span className={styles.count}>{texts.deals.of(at + 1, steps)}</span>
    </div>
  )
}

const Step = ({
  words,
  keys,
  path,
  isOff,
  onStep,
}: {
  readonly words: string
  readonly keys: string
  readonly path: string
  readonly isOff: boolean
  readonly onStep: () => void
}) => (
  <button type="button" aria-label={words} aria-keyshortcuts={keys} disabled={isOff} onClick={onStep}>
    <Sign path={path} />
  </button>
)

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2.400" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)
