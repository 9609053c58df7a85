import { chipsWords, type EventGraph as GraphShown } from '@cardroom/room/protocol'
import { useMemo, useState } from 'react'
import { Graph } from '../../night/graph.tsx'
import { lineStyle } from '../../night/line-styles.ts'
import { useDark } from '../../night/use-dark.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import styles from './results.module.css'

/** This many lines can be told apart. */
const LINES = 8

/** Everybody's chips who came far, and the average, over time; a moment is pointed at and read off in figures. */
export const EventGraph = ({ graph: { at, average, stacks, players } }: { readonly graph: GraphShown }) => {
  const dark = useDark()
  const [pointed, setPointed] = useState<number | null>(null)
  const here = Math.min(pointed ?? at.length - 1, at.length - 1)
  const moments = useMemo(() => at.map(time => (time - at[0]!) / unitOf(at)), [at])
  const shown = useMemo(() => stacks.slice(0, LINES), [stacks])
  const series = useMemo(
    () => [
      { name: words.average, colour: dark ? '#f4eee0' : '#211e18', dash: [4, 4], shown: true, values: average },
      ...shown.map(({ name, chips }, i) => ({ name, ...lineStyle(i, dark), shown: true, values: chips })),
    ],
    [average, shown, dark],
  )
  return (
    <section className={look.section} aria-labelledby="event-graph">
      <header>
        <h2 id="event-graph">{words.graphTitle}</h2>
        <span className={`${look.small} ${look.dim} ${look.figures}`}>
          {words.time(at[here]!)} · {words.playersAt(players[here] ?? 0)}
        </span>
      </header>
      <div className={`${look.panel} ${look.stack} ${styles.graph}`}>
        <Graph
          label={unitOf(at) === MINUTE ? words.graphMinutes : words.graphSeconds}
          deals={moments}
          series={series}
          at={here}
          onAt={setPointed}
        />
        <label className={look.field}>
          <span className="visually-hidden">{words.graphMoment}</span>
          <input
            type="range"
            min={0}
            max={at.length - 1}
            value={here}
            aria-valuetext={words.time(at[here]!)}
            onChange={({ target }) => setPointed(Number(target.value))}
          />
        </label>
        <ul className={styles.legend} aria-label={words.graphLines}>
          {series.map(({ name, colour, dash, values }, i) => (
            <li key={i}>
              <svg width="26" height="10" aria-hidden="true">
                <line x1="1" x2="25" y1="5" y2="5" stroke={colour} strokeWidth="3" strokeDasharray={dash.join(' ')} />
              </svg>
              <span>{name}</span>
              <b>{values[here] == null ? words.none : chipsWords(values[here])}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const [SECOND, MINUTE] = [1000, 60_000]

/** Time is counted in minutes, and in seconds where the whole event took only a few minutes. */
const unitOf = (at: readonly number[]): number => (at.at(-1)! - at[0]! < 20 * MINUTE ? SECOND : MINUTE)
