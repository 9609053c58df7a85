import type { Chips } from '../chips.ts'
import type { Deal } from '../deal.ts'
import type { DealEvent } from '../events.ts'

/** What a forced bet counts in the pot for more than was put in, until the last blind has acted. */
export const phantomOfPost = (
  deal: Game,
  post: Pick<Extract<DealEvent, { type: 'Posted' }>, 'kind' | 'due' | 'amount'>,
): Chips => {
  const { structure, blinds } = deal.stakes
  if (blinds.length === 0 || (structure !== 'pot-limit' && structure !== 'half-pot')) return 0
  const { smallAsBig, deadAsBig } = deal.law.blinds!
  const big = Math.max(...blinds)
  // wsop/192a-dead-sb
  if (post.kind === 'dead') return isDeadSmallBlind(deal, post.due, big) && deadAsBig ? big - post.amount : 0
  if (post.kind !== 'blind') return 0
  // rrp/4/1: what the opener may raise is the same over a blind that was posted short
  return (post.due < big && smallAsBig ? big : post.due) - post.amount
}

type Game = Pick<Deal, 'stakes' | 'law'>

/** Dead money of the size of a smaller blind is one that is made up, unless it is the ante for all. */
const isDeadSmallBlind = ({ stakes }: Game, due: Chips, big: Chips): boolean =>
  due < big && stakes.blinds.includes(due) && !(stakes.antes !== 'each' && due === stakes.ante)
