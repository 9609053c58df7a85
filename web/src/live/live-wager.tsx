import type { DealShown } from '@cardroom/room/protocol'
import { useWager } from '../felt/use-wager.ts'
import { TypedSize, UsualSizes } from '../felt/wager-size.tsx'
import styles from './live.module.css'
import type { BettingDue } from './live-betting.tsx'
import { useKeys } from './use-keys.ts'

/** A bet or raise: the usual sizes, what was said by typing it, and the button that makes it. */
export const LiveWager = ({
  legal,
  deal,
  player,
  onWager,
}: {
  readonly legal: BettingDue
  readonly deal: DealShown
  readonly player: DealShown['players'][number] | undefined
  readonly onWager: (to: number) => void
}) => {
  const set = useWager(legal, deal, player)
  const to = set?.isAllowed === true ? set.typed : null
  useKeys({ r: to !== null && (() => onWager(to)) })
  if (legal.wager === null || set === null) return null
  const { least, most } = legal.wager
  return (
    <>
      {least < most && (
        <div className={styles.sizes}>
          <UsualSizes wager={set} />
        </div>
      )}
      <div className={styles.wager}>
        {least < most && <TypedSize wager={set} {...legal.wager} />}
        <button
          type="button"
          className={`${styles.big} ${styles.raise}`}
          disabled={to === null}
          onClick={() => to !== null && onWager(to)}
          aria-keyshortcuts="r"
        >
          {set.words}
        </button>
      </div>
    </>
  )
}
