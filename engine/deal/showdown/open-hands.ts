import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { DealerCommand } from '../commands.ts'
import { countAble, countIn, type Deal, type Player } from '../deal.ts'
import { programOf } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { stepDue } from '../where.ts'
import { NO_RULES, tell, type Work } from '../work.ts'
import { partOff } from './showdown.ts'

type OpenHands = Extract<DealerCommand, { type: 'OpenHands' }>

/** Somebody is all-in, nobody can bet, and the players left agreed to turn their hands up before the rest is dealt. */
export const openHands = (work: Work, { agreed, hands = [] }: OpenHands): Refusal | null => {
  const { state: deal } = work
  if (!mayOpenHands(deal)) return refused('not-the-time', { about: 'OpenHands' })
  const left = deal.players.filter(({ folded }) => !folded)
  const holdout = left.find(({ seat }) => !agreed.includes(seat))
  if (holdout !== undefined) return refused('not-all-agree', { seat: holdout.seat })
  const opening: { readonly seat: number; readonly cards: readonly Card[] }[] = []
  for (const player of left) {
    const cards = deal.realCards
      ? (hands.find(({ seat }) => seat === player.seat)?.cards ?? closedOf(player))
      : closedOf(player)
    if (cards.length === 0) continue
    // with real cards a hand is turned up by telling it
    if (cards.includes(UNKNOWN)) return refused('wrong-number-of-cards', { count: player.down.length })
    const off = partOff(deal, player, cards)
    if (off !== null) return off
    opening.push({ seat: player.seat, cards })
  }
  for (const { seat, cards } of opening) tell(work, { type: 'CardsOpened', seat, cards, rules: NO_RULES })
  return null
}

/**
 * Can the hands left be turned up now, if all agree: somebody is all-in, there is no more betting, nobody has anything
 * more to decide but to show, and some card still lies face down?
 */
export const mayOpenHands = (deal: Deal): boolean =>
  isRunOut(deal) && deal.players.some(player => !player.folded && closedOf(player).length > 0)

/** Is the rest dealt without a decision of anybody: two or more are in, somebody is all-in, and nobody can bet? */
export const isRunOut = (deal: Deal): boolean => {
  if (deal.phase !== 'streets' || deal.round !== null || deal.turn >= 0 || deal.form.rows !== undefined) return false
  if (countIn(deal) < 2 || countAble(deal) > 1) return false
  const { does } = programOf(deal.form)
  const left = does.slice(stepDue(deal))
  return left[0] !== 'bet' && !left.some(step => DECISIONS.has(step))
}

/** Steps at which players decide about their cards. */
const DECISIONS: ReadonlySet<string> = new Set(['draw', 'discard', 'turn-up', 'place', 'set', 'replace'])

const closedOf = ({ down, open }: Player): readonly Card[] => down.filter(card => !open.includes(card))
