import type { Betting } from '../forms/form.ts'
import { canAct, type Deal } from './deal.ts'
import { bringInPlace, showingPlace } from './upcards.ts'

/** The place of the player who opens a round, and whether he owes the forced bet. */
export const firstToAct = (deal: Deal, betting: Betting): { readonly place: number; readonly bringInDue: boolean } => {
  const start = startingPlace(deal, betting)
  // rrp/8/4: one who is all-in is passed over for the first active player on his left, who owes nothing for him
  const place = from(deal, start, canAct)
  return { place, bringInDue: betting.first === 'bring-in' && place === start && !betsOrFolds(deal) }
}

/** Who would open the round if everybody had chips: the one who shows first when nobody wagered. */
export const startingPlace = (deal: Deal, betting: Betting): number => {
  switch (betting.first) {
    case 'after-the-blinds':
      return from(deal, deal.lastBlind + 1, isLive)
    case 'left-of-the-button':
      return from(deal, 0, isLive)
    case 'bring-in':
      return bringInPlace(deal, deal.form.bringIn!, betsOrFolds(deal) ? 'highest' : undefined)
    case 'high-hand-showing':
      return showingPlace(deal, 'high')
    case 'low-hand-showing':
      return showingPlace(deal, 'low')
    case 'the-opener':
      return from(deal, Math.max(deal.opener, 0), isLive)
  }
}

/** uspa/3.2.5.3.1: at big-bet stud of this kind nothing is forced; the high card bets or folds. */
export const betsOrFolds = (deal: Deal): boolean =>
  deal.form.bringIn?.bigBet === 'highest-bets-or-folds' &&
  deal.stakes.structure !== 'limit' &&
  deal.stakes.structure !== 'spread'

const isLive = (player: Deal['players'][number]): boolean => !player.folded

/** The first place clockwise from this one whose player will do. */
const from = (deal: Deal, start: number, willDo: (player: Deal['players'][number]) => boolean): number => {
  const { players } = deal
  for (let n = 0; n < players.length; n++) {
    const place = (start + n) % players.length
    if (willDo(players[place]!)) return place
  }
  return -1
}
