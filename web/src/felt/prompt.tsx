import type { Frame } from '@cardroom/room/protocol'
import { WhyButton } from '../why/why-button.tsx'
import styles from './actions.module.css'
import { promptWords } from './prompt-words.ts'

/** What is asked of one now, and why. */
export const Prompt = ({ frame, keys = '' }: { readonly frame: Frame; readonly keys?: string }) => (
  <p className={styles.prompt}>
    {promptWords(frame)} {keys !== '' && <span className={styles.keys}>Or press {keys}.</span>}{' '}
    <PromptWhy frame={frame} />
  </p>
)

/** The rules behind what is asked. */
export const PromptWhy = ({ frame: { own } }: { readonly frame: Frame }) => (
  <WhyButton rules={own.why} about="this is asked" />
)
