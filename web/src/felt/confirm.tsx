import { texts } from '../words/texts.ts'
import styles from './actions.module.css'

/** Asks once more before something that looks like a mistake; the focus is on the way back. */
export const Confirm = ({
  words,
  onYes,
  onNo,
}: {
  readonly words: string
  readonly onYes: () => void
  readonly onNo: () => void
}) => (
  <div className={styles.bar} role="alertdialog" aria-label={words}>
    <p>{words}</p>
    <button type="button" className="strong" ref={button => button?.focus()} onClick={onNo}>
      {texts.felt.goBack}
    </button>
    <button type="button" className={styles.fold} onClick={onYes}>
      {texts.felt.goAhead}
    </button>
  </div>
)
