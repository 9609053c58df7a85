import type { Frame } from '@cardroom/room/protocol'
import { useTable } from '../line/table-line.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './prompt.module.css'
import { promptAnswer } from './prompt-answer.ts'
import { promptWords } from './prompt-words.ts'

/** What you are asked now, and why. */
export const Prompt = ({ frame, keys = '' }: { readonly frame: Frame; readonly keys?: string }) => (
  <p>
    {promptWords(frame)} {keys !== '' && <span className={styles.keys}>{texts.felt.orPress(keys)}</span>}{' '}
    <PromptWhy frame={frame} />
  </p>
)

/** The rules behind what is asked. */
const PromptWhy = ({ frame }: { readonly frame: Frame }) => (
  <WhyButton
    rules={frame.own.why}
    about={texts.felt.thisIsAsked}
    answer={promptAnswer(frame, useTable.getState().news)}
  />
)
