import { chipsWords, type NightShown, netWords } from '@cardroom/room/protocol'
import { useMemo, useState } from 'react'
import { texts } from '../words/texts.ts'
import { Graph } from './graph.tsx'
import { lineStyle } from './line-styles.ts'
import styles from './night.module.css'
import { useDark } from './use-dark.ts'

/** What the lines show. */
export type Shows = 'nets' | 'chips'

/** Everybody's chips over the night, deal by deal, and the pots below; a deal is pointed at, and read off in figures. */
export const StackGraph = ({
  night: { people, points },
  shows,
}: {
  readonly night: NightShown
  readonly shows: Shows
}) => {
  const dark = useDark()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [pointed, setPointed] = useState<number | null>(null)
  const at = Math.min(pointed ?? points.length - 1, points.length - 1)
  const here = points[at]!
  const deals = useMemo(() => points.map(({ deal }) => deal), [points])
  const lines = useMemo(
    () =>
      people.map(({ person, name }, i) => ({
        name,
        ...lineStyle(i, dark),
        shown: !hidden.has(person),
        values: points.map(point => point[shows][i] ?? null),
      })),
    [people, points, shows, hidden, dark],
  )
  const pots = useMemo(
    () => [{ name: texts.night.pot, colour: POT, dash: [], shown: true, values: points.map(({ pot }) => pot) }],
    [points],
  )
  const hide = (person: string): void =>
    setHidden(now => {
      const next = new Set(now)
      if (!next.delete(person)) next.add(person)
      return next
    })
  return (
    <div className={styles.graph}>
      <Graph
        label={shows === 'nets' ? texts.night.netsByHand : texts.night.stacksByHand}
        deals={deals}
        series={lines}
        at={at}
        onAt={setPointed}
      />
      <Graph label={texts.night.potByHand} deals={deals} series={pots} bars at={at} onAt={setPointed} />
      <label className={styles.scrub}>
        <span>
          {here.deal === 0 ? texts.night.beforeFirst : texts.night.handWithPot(here.deal, chipsWords(here.pot))}
        </span>
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={at}
          aria-valuetext={texts.night.hand(here.deal)}
          onChange={event => setPointed(Number(event.target.value))}
        />
      </label>
      <ul className={styles.legend} aria-label={texts.night.lines}>
        {people.map(({ person, name }, i) => (
          <li key={person}>
            <button type="button" aria-pressed={!hidden.has(person)} onClick={() => hide(person)}>
              <svg width="26" height="10" aria-hidden="true">
                <line
                  x1="1"
                  x2="25"
                  y1="5"
                  y2="5"
                  stroke={lines[i]!.colour}
                  strokeWidth="3"
                  strokeDasharray={lines[i]!.dash.join(' ')}
                />
              </svg>
              <span>{name}</span>
              <b>{valueWords(here[shows][i], shows)}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The gold of the pots is seen on both papers. */
const POT = '#b98a1f'

const valueWords = (value: number | null | undefined, shows: Shows): string => {
  if (value == null) return texts.night.none
  return shows === 'nets' ? netWords(value) : chipsWords(value)
}
