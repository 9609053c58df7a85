import { useEffect, useRef } from 'react'
import { texts } from '../words/texts.ts'
import styles from './replay.module.css'
import type { StreetMark } from './step-frame.ts'
import type { Replay } from './use-replay.ts'

/** The way through a deal: a step back and on, from street to street, by a slider, or by itself. */
export const ReplayControls = ({
  replay: { at, playing, go, play },
  steps,
  marks,
}: {
  readonly replay: Replay
  readonly steps: number
  readonly marks: readonly StreetMark[]
}) => {
  const last = steps - 1
  const current = marks.findLast(mark => mark.at <= at)
  const place = current?.at
  const shown = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (place !== undefined) shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [place])
  return (
    <section className={styles.controls} aria-label={texts.deals.controls}>
      <div className={styles.streets}>
        {marks.map(mark => (
          <button
            key={mark.at}
            ref={mark === current ? shown : null}
            type="button"
            aria-current={mark === current ? 'step' : undefined}
            onClick={() => go(mark.at)}
          >
            {mark.name}
          </button>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={texts.deals.step}
        aria-valuetext={texts.deals.stepOf(at + 1, steps)}
        onChange={event => go(Number(event.target.value))}
      />
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={texts.deals.first}
          aria-keyshortcuts="Home"
          disabled={at === 0}
          onClick={() => go(0)}
        >
          <Sign path="M6 5v14M19 5 9 12l10 7z" />
        </button>
        <button
          type="button"
          aria-label={texts.deals.back}
          aria-keyshortcuts="ArrowLeft"
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <Sign path="M15 5 7 12l8 7" />
        </button>
        <button
          type="button"
          className="strong"
          aria-label={playing ? texts.deals.stop : texts.deals.play}
          onClick={() => play(!playing)}
        >
          <Sign path={playing ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
        </button>
        <button
          type="button"
          aria-label={texts.deals.next}
          aria-keyshortcuts="ArrowRight"
          disabled={at === last}
          onClick={() => go(at + 1)}
        >
          <Sign path="M9 5l8 7-8 7" />
        </button>
        <button
          type="button"
          aria-label={texts.deals.last}
          aria-keyshortcuts="End"
          disabled={at === last}
          onClick={() => go(last)}
        >
          <Sign path="M18 5v14M5 5l10 7-10 7z" />
        </button>
        <span className={styles.count}>{texts.deals.of(at + 1, steps)}</span>
      </div>
    </section>
  )
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2.400" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)
