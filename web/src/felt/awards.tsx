import type { DealShown, SeatShown } from '@cardroom/room/protocol'
import type { ReactNode } from 'react'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { awardsTold, awardWords, type Named } from './award-words.ts'
import styles from './awards.module.css'
import { scoreWords } from './score-words.ts'

/** Who has won what with which hand, share by share, each with its rule; what there is no room for is scrolled to. */
export const Awards = ({
  deal,
  seats,
  own = null,
  children,
  low = false,
}: {
  readonly deal: DealShown
  readonly seats: readonly SeatShown[]
  /** The reader's own seat. */
  readonly own?: number | null
  /** What can be done with a hand that is over. */
  readonly children?: ReactNode
  /** Something else is asked for under them: they take less room. */
  readonly low?: boolean
}) => {
  const who = (seat: number): Named => ({
    name: seats[seat - 1]?.name || texts.table.seat(seat),
    you: seat === own,
  })
  return (
    <>
      <ul className={`${styles.awards} ${low ? styles.low : ''}`} aria-label={texts.winners.label}>
        {awardsTold(deal.awards).map((award, i) => (
          <li key={i}>
            {awardWords(award, deal, who)} <WhyButton rules={award.rules} about={texts.winners.thisShare} />
          </li>
        ))}
        {deal.scores.map((score, i) => (
          <li key={`score ${i}`}>
            {scoreWords(score, deal.rowsOf, who)} <WhyButton rules={score.rules} about={texts.winners.thesePoints} />
          </li>
        ))}
      </ul>
      {children !== undefined && children !== false && <p className={styles.after}>{children}</p>}
    </>
  )
}
