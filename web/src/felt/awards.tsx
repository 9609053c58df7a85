import type { DealShown, SeatShown } from '@cardroom/room/protocol'
import { useId, useRef, useState } from 'react'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { awardWords, mergedAwards, type Named, overallWords } from './award-words.ts'
import styles from './awards.module.css'
import { scoreWords } from './score-words.ts'
import { useMore } from './use-more.ts'

/**
 * Who has won what with which hand, share by share, each with its rule. Where there is room for one line only, that is what
 * everybody is up or down, and the shares open over the felt, as does a sentence that is too long.
 */
export const Awards = ({
  deal: ended,
  seats,
  own = null,
  gross = false,
}: {
  readonly deal: DealShown
  readonly seats: readonly SeatShown[]
  /** The reader's own seat. */
  readonly own?: number | null
  /** A dealer who pushes real chips sees what to push, not what winners are up. */
  readonly gross?: boolean
}) => {
  const deal = gross ? { ...ended, nets: [] } : ended
  const who = (seat: number): Named => ({
    name: seats[seat - 1]?.name || texts.table.seat(seat),
    you: seat === own,
  })
  const list = useRef<HTMLUListElement>(null)
  useMore(list)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const overall = overallWords(deal, who)
  const shares = (
    <>
      {mergedAwards(deal.awards).map((award, i) => (
        <li key={i}>
          {awardWords(award, deal, who)}{' '}
          <WhyButton rules={award.rules} about={texts.winners.thisShare} answer={awardWords(award, deal, who)} />
        </li>
      ))}
      {deal.scores.map((score, i) => (
        <li key={`score ${i}`}>
          {scoreWords(score, deal.rowsOf, who)}{' '}
          <WhyButton
            rules={score.rules}
            about={texts.winners.thesePoints}
            answer={scoreWords(score, deal.rowsOf, who)}
          />
        </li>
      ))}
    </>
  )
  const details = <Details of={id} isOpen={isOpen} onOpen={setOpen} />
  if (overall === '')
    return (
      <div className={styles.single}>
        <ul
          ref={list}
          id={id}
          className={`${styles.results} ${styles.awards}`}
          aria-label={texts.winners.label}
          data-open={isOpen ? '' : undefined}
        >
          {shares}
        </ul>
        {details}
      </div>
    )
  return (
    <ul className={styles.results} aria-label={texts.winners.label}>
      <li className={styles.overall}>
        {overall} {details}
      </li>
      <li>
        <ul ref={list} id={id} className={styles.awards} data-several="" data-open={isOpen ? '' : undefined}>
          {shares}
        </ul>
      </li>
    </ul>
  )
}

/** Opens and closes what there is no room for. */
const Details = ({
  of,
  isOpen,
  onOpen,
}: {
  /** The list that it opens. */
  readonly of: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}) => (
  <button
    type="button"
    className={styles.details}
    aria-expanded={isOpen}
    aria-controls={of}
    onClick={() => onOpen(!isOpen)}
  >
    {texts.winners.details}
  </button>
)
