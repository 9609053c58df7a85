import { citesOf } from '../../rulebooks/cites.ts'
import type { Chips } from '../chips.ts'
import type { Deal, Player } from '../deal.ts'
import { programOf } from '../program.ts'
import { tell, type Work } from '../work.ts'

/** All others folded before anybody drew. */
export const isAloneBeforeTheDraw = (deal: Deal): boolean =>
  deal.phase === 'award' && deal.step === programOf(deal.form).firstRound + 1

/** They opened although all they had was their ante, or a part of it. */
export const isInForTheAnte = (deal: Deal, { stack, paid }: Player): boolean => stack === 0 && paid <= deal.stakes.ante

/** uspa/3.2.9.5.2: an opener who was left alone had no openers: their hand is dead, and the opening bet stays in the pot. */
export const alonePlayerHadNone = (work: Work, place: number): void => {
  const { state: deal } = work
  const player = deal.players[place]!
  const cites = citesOf(deal.book)
  const barred = isInForTheAnte(deal, player)
  tell(work, {
    type: 'FalseOpenersShown',
    seat: player.seat,
    potPlays: false,
    back: [],
    barred,
    forfeited: barred ? 0 : openingBetBack(deal, player),
    rules: barred ? cites.falseAllInOpener : cites.falseOpeners,
  })
}

/** The opening bet that nobody called, and that came back when the round closed. */
const openingBetBack = (deal: Deal, { put, actedAt, stack }: Player): Chips =>
  isAloneBeforeTheDraw(deal) && put === 0 ? Math.min(actedAt, stack) : 0
