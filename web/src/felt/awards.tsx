import type { DealShown, SeatShown } from '@cardroom/room/protocol'
import type { ReactNode } from 'react'
import { WhyButton } from '../why/why-button.tsx'
import { awardsTold, awardWords } from './award-words.ts'
import styles from './awards.module.css'
import { scoreWords } from './score-words.ts'

/** Who has taken what with which hand, share by share, each with its rule; what there is no room for is scrolled to. */
export const Awards = ({
  deal,
  seats,
  children,
  low = false,
}: {
  readonly deal: DealShown
  readonly seats: readonly SeatShown[]
  /** What can be done with a deal that is over. */
  readonly children?: ReactNode
  /** Something else is asked for under them: they take less room. */
  readonly low?: boolean
}) => {
  const names = (seat: number): string => seats[seat - 1]?.name || `Seat ${seat}`
  return (
    <>
      <ul className={`${styles.awards} ${low ? styles.low : ''}`} aria-label="Who takes what">
        {awardsTold(deal.awards).map((award, i) => (
          <li key={i}>
            {awardWords(award, deal, names)} <WhyButton rules={award.rules} about="this share" />
          </li>
        ))}
        {deal.scores.map((score, i) => (
          <li key={`score ${i}`}>
            {scoreWords(score, deal.rowsOf, names)} <WhyButton rules={score.rules} about="these points" />
          </li>
        ))}
      </ul>
      {children !== undefined && children !== false && <p className={styles.after}>{children}</p>}
    </>
  )
}
