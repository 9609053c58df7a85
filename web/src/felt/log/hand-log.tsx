import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Said } from '../../said/said.tsx'
import { type Reader, readBy, spokenWords } from '../../said/said-words.ts'
import { WhyButton } from '../../why/why-button.tsx'
import { texts } from '../../words/texts.ts'
import { promptWords } from '../prompt-words.ts'
import styles from './log.module.css'
import { logLines } from './log-lines.ts'
import { useEnd } from './use-end.ts'

/** What has happened, with the streets as headings and what you are asked at its end; the rules behind it on demand. */
export const HandLog = ({
  frame,
  lines,
  reader,
}: {
  readonly frame: Frame
  readonly lines: Frame['news']
  readonly reader: Reader
}) => {
  const [everything, setEverything] = useState(false)
  const shown = logLines(lines, everything)
  const asked = promptWords(frame)
  const list = useEnd(`${shown.at(-1)?.line.seq} ${asked}`)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={texts.felt.log}>
        {shown.length === 0 && <li>{texts.felt.noNews}</li>}
        {shown.map(({ line, as, why }) => (
          <li key={`${line.seq} ${line.kind}`} className={styles[as]}>
            <span>
              <Said say={line.say} reader={reader} />
            </span>{' '}
            {why && (
              <WhyButton
                rules={line.rules}
                about={spokenWords(line.say, reader)}
                answer={readBy(line.say, reader)
                  .map(({ words }) => words)
                  .join('')}
              />
            )}
          </li>
        ))}
        {asked !== '' && (
          <li className={styles.asked}>
            <span>{asked}</span>
          </li>
        )}
      </ol>
      <label className={styles.demand}>
        <input type="checkbox" checked={everything} onChange={event => setEverything(event.target.checked)} />
        {texts.felt.showRules}
      </label>
    </>
  )
}
