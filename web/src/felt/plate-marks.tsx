import type { DealShown, SeatShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './plate-marks.module.css'

/** A bot is marked as such. */
export const BotMark = () => (
  <svg className={styles.mark} viewBox="0 0 16 16" role="img" aria-label={texts.felt.bot}>
    <rect x="2.5" y="5" width="11" height="8" rx="2.2" />
    <path d="M8 5V2.500M6 8.500v1M10 8.500v1" />
  </svg>
)

/** The host of the table has its key. */
export const HostMark = () => (
  <svg className={styles.mark} viewBox="0 0 16 16" role="img" aria-label={texts.felt.host}>
    <circle cx="5.5" cy="8" r="3" />
    <path d="M8.5 8H14v2.500M11.5 8v2" />
  </svg>
)

/** Whether a seat has opened the deal that is on, and so has the opener's button. */
export const hasOpened = ({ marks }: SeatShown, deal: DealShown | null): boolean =>
  marks.includes('opener') && deal?.phase !== 'ended'

/** The button of the player who opened, where they act first after the draw. */
export const OpenerDisc = ({ className }: { readonly className: string }) => (
  <span className={`${styles.disc} ${styles.opener} ${className}`} title={texts.felt.opened} data-opener="">
    {texts.felt.openerMark}
  </span>
)

/** The dealer's button. */
export const ButtonDisc = ({ className }: { readonly className: string }) => (
  <span className={`${styles.disc} ${className}`} role="img" aria-label={texts.felt.hasButton} data-button="">
    {texts.felt.dealerMark}
  </span>
)
