import type { Frame } from '@cardroom/room/protocol'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './actions.module.css'
import { promptWords } from './prompt-words.ts'

/** What you are asked now, and why. */
export const Prompt = ({ frame, keys = '' }: { readonly frame: Frame; readonly keys?: string }) => (
  <p className={styles.prompt}>
    {promptWords(frame)} {keys !== '' && <span className={styles.keys}>{texts.felt.orPress(keys)}</span>}{' '}
    <PromptWhy frame={frame} />
  </p>
)

/** The rules behind what is asked. */
export const PromptWhy = ({ frame: { own } }: { readonly frame: Frame }) => (
  <WhyButton rules={own.why} about={texts.felt.thisIsAsked} />
)
