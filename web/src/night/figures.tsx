import { chipsWords, type NightShown, netWords } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './night.module.css'
import type { Shows } from './stack-graph.tsx'

/** What the graph shows, in figures: a line for each deal. */
export const Figures = ({
  night: { people, points },
  shows,
}: {
  readonly night: NightShown
  readonly shows: Shows
}) => {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.figures} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{texts.night.inFigures}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
        <section className={styles.wide} aria-label={texts.night.inFigures} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.night.handHead}</th>
                <th scope="col">{texts.night.pot}</th>
                {people.map(({ person, name }) => (
                  <th key={person} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(point => (
                <tr key={point.deal}>
                  <th scope="row">{point.deal}</th>
                  <td>{chipsWords(point.pot)}</td>
                  {people.map(({ person }, i) => {
                    const value = point[shows][i]
                    return (
                      <td key={person}>
                        {value == null ? texts.night.none : shows === 'nets' ? netWords(value) : chipsWords(value)}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
