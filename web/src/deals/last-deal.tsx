import type { Frame } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { texts } from '../words/texts.ts'

/** The number of the last deal that is over; 0 if there is none. */
export const lastDeal = ({ deal, deals, live }: Frame['common']): number => {
  if (live !== null) return 0
  if (deal === null) return deals
  return deal.phase === 'ended' ? deal.number : deal.number - 1
}

/** From the felt to the last deal. */
export const LastDealLink = ({
  frame: { common },
  className,
}: {
  readonly frame: Frame
  readonly className?: string | undefined
}) => {
  const number = lastDeal(common)
  return number === 0 ? null : (
    <Link href={`/t/${common.table}/deal/${number}`} className={className}>
      {texts.deals.look(number)}
    </Link>
  )
}
