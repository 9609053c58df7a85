import { rulebooks } from '../rulebooks/rulebooks.ts'
import { awardByPoints, scoreRows } from './chinese/award.ts'
import type { Seat } from './chips.ts'
import { type Deal, potTotal } from './deal.ts'
import type { PotAwarded } from './events.ts'
import { type Contribution, potsOf } from './pots.ts'
import { type Contender, type Showing, settle } from './settle.ts'
import { tell, type Work } from './work.ts'

/** The dealer pushes the pots, or the points are paid, and the deal is over. */
export const award = (work: Work): void => {
  const { deal } = work
  const alone = deal.form.rows?.forThePot || !deal.form.rows ? onlyClaimant(deal) : null
  if (alone !== null) tell(work, takesAll(deal, alone))
  else if (deal.form.rows?.forThePot) awardByPoints(work, potsOf(contributions(deal)))
  else if (deal.form.rows) return scoreRows(work)
  else for (const event of settle(showingOf(deal))) tell(work, event)
  tell(work, { type: 'DealEnded' })
}

/** The seat of the only hand left with a claim, null if there are more. */
const onlyClaimant = (deal: Deal): Seat | null => {
  let seat: Seat | null = null
  for (const player of deal.players) {
    if (!hasClaim(player)) continue
    if (seat !== null) return null
    seat = player.seat
  }
  return seat
}

/** The last live hand takes all pots without showing. */
const takesAll = (deal: Deal, seat: Seat): PotAwarded => {
  const amount = potTotal(deal)
  const to = [{ seat, amount }]
  return { type: 'PotAwarded', pot: 0, run: 0, share: 'all', amount, to, oddChips: [], words: '', why: [] }
}

/** The deal as the settling of its pots needs it. */
export const showingOf = (deal: Deal): Showing => {
  const hands: Contender[] = []
  for (const player of deal.players) if (hasClaim(player)) hands.push(player)
  return {
    form: deal.form,
    book: rulebooks[deal.book],
    unit: deal.stakes.unit,
    mixed: deal.mixed,
    order: deal.players.map(player => player.seat),
    pots: potsOf(contributions(deal)),
    hands,
    boards: deal.boards,
    runs: deal.runs,
    struck: deal.struck,
  }
}

/** Has a hand that can still win: neither folded nor thrown away at the showdown. */
export const hasClaim = (player: Deal['players'][number]): boolean =>
  !player.folded && player.shown !== 'mucked' && player.shown !== 'seen'

const contributions = (deal: Deal): readonly Contribution[] =>
  deal.players.map((player, place) => ({
    seat: player.seat,
    paid: player.paid,
    dead: place === 0 ? deal.dead : 0,
    folded: !hasClaim(player),
  }))
