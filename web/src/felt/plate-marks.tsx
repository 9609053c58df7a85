import { texts } from '../words/texts.ts'
import styles from './plate-marks.module.css'

/** A bot is marked as such. */
export const BotMark = () => (
  <svg className={styles.bot} viewBox="0 0 16 16" width="13" height="13" role="img" aria-label={texts.felt.bot}>
    <title>{texts.felt.bot}</title>
    <path d="M8 1v3M3.5 4.5h9v8h-9zM1.5 7v3M14.5 7v3" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="6" cy="8.3" r="1.1" />
    <circle cx="10" cy="8.3" r="1.1" />
  </svg>
)

/** The dealer's button. */
export const ButtonDisc = ({ className }: { readonly className: string }) => (
  <span className={`${styles.disc} ${className}`} role="img" aria-label={texts.felt.hasButton} data-button="">
    {texts.felt.dealerMark}
  </span>
)
