import type { Betting } from '../../forms/form.ts'
import { canAct, type Deal } from '../deal.ts'
import { bringInPlace, showingPlace, type WillDo } from '../dealing/upcards.ts'
import { isFixed } from '../law.ts'
import { isPassedOver, NOTHING_WRONG } from '../mending.ts'
import { bettingAt } from '../program.ts'

/** The place of the player who opens a round, and whether they owe the forced bet. */
export const firstToAct = (deal: Deal, betting: Betting): { readonly place: number; readonly bringInDue: boolean } => {
  // rrp/8/4: a player who is all-in is passed over for the first active player on their left, who owes nothing for them
  // uspa/3.2.9.5.5: save where they may open with nothing but their ante in
  const able = betting.unopened === undefined ? canAct : isLive
  if (!goesByCards(betting)) {
    const place = from(deal, startingPlace(deal, betting), able)
    return { place: opensFirst(deal, place, betting), bringInDue: false }
  }
  const start = passingOver(deal, startingPlace(deal, betting), betting)
  const place = opensFirst(deal, inHisPlace(deal, start, betting, able), betting)
  const forced = betting.first === 'bring-in' && !betsOrFolds(deal) && !opensLeftOfKill(deal)
  return { place, bringInDue: forced && place === start }
}

/** rrp/8/1: a lowcard that the dealer dealt up by mistake does not open; the next to its left does. */
const passingOver = (deal: Deal, start: number, betting: Betting): number => {
  if (deal.mending === NOTHING_WRONG || betting.first !== 'bring-in' || start < 0) return start
  return isPassedOver(deal.mending, deal.players[start]!.seat) ? from(deal, start + 1, isLive) : start
}

/** Is the forced bet one that its player may pass on by folding, because the lowcard came up by mistake? */
export const mayFoldBringIn = (deal: Deal): boolean => {
  if (deal.mending === NOTHING_WRONG || deal.round?.bringInDue !== true) return false
  const lowcard = startingPlace(deal, bettingAt(deal.form, deal.step))
  return lowcard >= 0 && isPassedOver(deal.mending, deal.players[lowcard]!.seat)
}

/** Who opens for a player who cannot: the next clockwise, or where a house goes by the cards the next of these. */
const inHisPlace = (deal: Deal, start: number, betting: Betting, able: WillDo): number => {
  const isSkipped = deal.law.stud?.nextByCards && !able(deal.players[start]!)
  return isSkipped ? startingPlace(deal, betting, able) : from(deal, start, able)
}

const goesByCards = ({ first }: Betting): boolean =>
  first === 'bring-in' || first === 'high-hand-showing' || first === 'low-hand-showing'

/** rrp/13/10: a player who is kept for last on the first round opens it only if nobody else can act. */
const opensFirst = (deal: Deal, place: number, betting: Betting): number => {
  const isFirstRound = betting.first === 'after-the-blinds' || betting.first === 'bring-in'
  if (place < 0 || place !== deal.keptForLast || !isFirstRound) return place
  return from(deal, place + 1, canAct)
}

/** wsop/194-stud: a killed stud pot has no bring-in, and the action starts at the left of the kill. */
export const opensLeftOfKill = (deal: Deal): boolean => deal.killer >= 0 && deal.law.stud?.killOpens === true

/** Who would open the round if everybody had chips: the one who shows first when nobody wagered. */
export const startingPlace = (deal: Deal, betting: Betting, willDo: WillDo = isLive): number => {
  switch (betting.first) {
    case 'after-the-blinds':
      return from(deal, deal.lastBlind + 1, isLive)
    // uspa/3.2.2.3.4
    case 'left-of-the-button':
      return from(deal, 0, isLive)
    case 'bring-in':
      if (opensLeftOfKill(deal)) return from(deal, deal.killer + 1, isLive)
      return bringInPlace(deal, deal.form.bringIn!, betsOrFolds(deal) ? 'highest' : undefined, willDo)
    case 'high-hand-showing':
      return showingPlace(deal, 'high', willDo)
    case 'low-hand-showing':
      return showingPlace(deal, 'low', willDo)
    case 'the-opener':
      return from(deal, Math.max(deal.opener, 0), isLive)
  }
}

/** uspa/3.2.5.3.1, uspa/3.2.5.5.1.1: at big-bet stud, by form or by book, nothing is forced; the high card bets or folds. */
export const betsOrFolds = ({ form: { bringIn }, stakes, law }: Pick<Deal, 'form' | 'stakes' | 'law'>): boolean => {
  if (bringIn === undefined || isFixed(stakes.structure)) return false
  if (bringIn.bigBet === 'highest-bets-or-folds') return true
  // Mexican poker has a forced bet of its own (wsop/255)
  return bringIn.size === 'bring-in' && law.stud?.highCardOpens === true
}

const isLive = (player: Deal['players'][number]): boolean => !player.folded

/** The first place clockwise from this one whose player will do. */
const from = (deal: Deal, start: number, willDo: (player: Deal['players'][number]) => boolean): number => {
  const { players } = deal
  let place = start % players.length
  for (let n = 0; n < players.length; n++) {
    if (willDo(players[place]!)) return place
    place = place + 1 < players.length ? place + 1 : 0
  }
  return -1
}
