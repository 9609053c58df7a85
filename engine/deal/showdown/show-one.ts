import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { wagerBarred } from '../betting/wager.ts'
import type { Seat } from '../chips.ts'
import type { PlayerCommand } from '../commands.ts'
import { canAct, countAble, type Deal, type Player, placeOf, type ShownToOne } from '../deal.ts'
import type { WhenOthersSee } from '../events.ts'
import { programOf } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { tell, type Work } from '../work.ts'
import { partOff } from './showdown.ts'

/** rrp/3/showdown/6: show one, show all. A player showed cards to one other, and the book says when all see them. */
export const showTo = (work: Work, { seat, to, cards }: Extract<PlayerCommand, { type: 'ShowTo' }>): Refusal | null => {
  const { state: deal } = work
  const player = deal.players[placeOf(deal, seat)]
  if (player === undefined) return refused('not-dealt-in', { seat })
  if (to === seat) return refused('nothing-to-see', { seat })
  const off = partOff(deal, player, cards)
  if (off) return off
  const { showOneShowAll, showOneShowAllPartial } = rulebookOf(deal.book)
  const shown = showOneShowAllPartial.is === 'all' ? player.down.slice() : cards
  tell(work, {
    type: 'CardsShownTo',
    seat,
    to,
    cards: shown,
    others: whenOthersSee(deal, to),
    rules: showOneShowAll.rules,
  })
  return null
}

/** Shows all what they are due to see by now. */
export const openShowings = (work: Work): void => {
  const { rules } = rulebookOf(work.state.book).showOneShowAll
  for (const showing of work.state.showings) {
    if (showing.open || !isDue(work.state, showing)) continue
    tell(work, { type: 'CardsOpened', seat: showing.seat, cards: showing.cards, rules })
  }
}

/** When the others see cards that this person is shown now. */
const whenOthersSee = (deal: Deal, to: Seat): WhenOthersSee => {
  const { is } = rulebookOf(deal.book).showOneShowAll
  if (deal.phase === 'ended') return is.afterTheDeal ? 'at-once' : 'never'
  const use = useTo(deal, to)
  return use === 'now' ? is.usableNow : use === 'later' ? is.usableLater : is.notUsable
}

/** Can this person use what they see: in a decision of this round, on a later one, or not at all? */
const useTo = (deal: Deal, to: Seat): 'now' | 'later' | 'not' => {
  const player = deal.players[placeOf(deal, to)]
  if (player === undefined || player.folded || isBettingOver(deal)) return 'not'
  if (programOf(deal.form).rounds === 0) return 'now' // points are played for, and every card laid is a decision
  if (!canAct(player)) return 'not'
  return deal.round !== null && (isYetToAct(deal, player) || maybeRaised(deal, player)) ? 'now' : 'later'
}

const isYetToAct = ({ round }: Deal, { acted, bet }: Player): boolean => !acted || bet < round!.price

/** rrp/3/showdown/6, wsop/148: a player who has acted decides again if anybody still to act wagers. */
const maybeRaised = (deal: Deal, viewer: Player): boolean =>
  deal.players.some(
    (player, place) =>
      player !== viewer &&
      !player.folded &&
      canAct(player) &&
      isYetToAct(deal, player) &&
      wagerBarred(deal, place) === null,
  )

const isBettingOver = (deal: Deal): boolean => {
  if (deal.phase !== 'streets') return true
  const { rounds, lastRound } = programOf(deal.form)
  return rounds > 0 && deal.round === null && (countAble(deal) < 2 || deal.step > lastRound)
}

const isDue = (deal: Deal, { others, step }: ShownToOne): boolean => {
  switch (others) {
    case 'at-once':
      return true
    case 'when-the-round-ends':
      return deal.round === null || deal.step !== step
    case 'when-betting-is-over':
      return isBettingOver(deal)
    case 'after-the-deal':
      return deal.phase === 'ended'
    case 'never':
      return false
  }
}
