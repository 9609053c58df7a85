import type { Chips, Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { ChipMove } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import { oddChip, parts } from '../../deal/pots/odd-chip.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Option, type Ruling } from '../ruling.ts'

/** A pot was pushed to a player who should not have had it, or not all of it. */
export type PotAwardedWrongly = {
  readonly from: Seat
  /** Whose it was; several share it, among them perhaps the one who has it. */
  readonly to: readonly Seat[]
  /** Which pot, 0 for the main pot; left out, all that they were given. */
  readonly pot?: number
  /** What the house took out of it. */
  readonly collection?: Chips
  /** What had happened when somebody asked for a ruling, if more than the push of the pot. */
  readonly since?: 'first-riffle' | 'machine-button-pushed' | 'first-card-dealt' | 'game-ended-or-moved'
  /** It was an error of the house. */
  readonly houseError?: boolean
}

/** Whether the chips move. */
export type PotDecision = 'corrected' | 'result-stands'

/** rrp/2/decision-making/6: asked in time, the pot is reckoned from the betting, and that sum moves to whom it belongs. */
export const potAwardedWrongly = (deal: Deal, incident: PotAwardedWrongly): Ruling<PotDecision> => {
  const { rulingDeadline, lateHouseErrorCorrection } = rulebookOf(deal.book)
  const late = isLate(deal, incident)
  const stands: Option<PotDecision> = { decision: 'result-stands', events: [], rules: rulingDeadline.rules }
  // wsop/55-house-error: what the house did wrong is corrected even then
  if (late && !(incident.houseError && lateHouseErrorCorrection.is)) {
    return { ...stands, wouldChange: ['asked-before-next-deal'] }
  }
  const rules = late ? lateHouseErrorCorrection.rules : citesOf(deal.book).potRebuilt
  const corrected: Option<PotDecision> = {
    decision: 'corrected',
    events: [{ type: 'PotCorrected', moves: movesOf(deal, incident), rules }],
    rules,
  }
  return leftTo<PotDecision>('floor', [corrected, stands], ['next-deal-begun'])
}

/** rrp/2/decision-making/5: until when a ruling on a pot may be asked for. */
const isLate = (deal: Deal, { since }: PotAwardedWrongly): boolean => {
  const { manualShuffle, machineShuffle, gameEndsOrMoves } = rulebookOf(deal.book).rulingDeadline.is
  if (since === undefined) return manualShuffle === 'pot-pushed' && machineShuffle === 'pot-pushed'
  switch (since) {
    case 'first-riffle':
      return manualShuffle !== 'first-card-dealt'
    case 'machine-button-pushed':
      return machineShuffle !== 'first-card-dealt'
    case 'first-card-dealt':
      return true
    case 'game-ended-or-moved':
      return gameEndsOrMoves
  }
}

/** What they were given of that pot. */
const given = (deal: Deal, { from, pot }: PotAwardedWrongly): Chips =>
  deal.awards
    .filter(award => pot === undefined || award.pot === pot)
    .flatMap(award => award.to)
    .reduce((sum, { seat, amount }) => (seat === from ? sum + amount : sum), 0)

/** Each has their part, odd chips from the button's left. */
const movesOf = (deal: Deal, incident: PotAwardedWrongly): readonly ChipMove[] => {
  const { from, collection = 0 } = incident
  const inOrder = deal.players.flatMap(({ seat, hand }) => (hand === 0 && incident.to.includes(seat) ? [seat] : []))
  const { each, left } = parts(given(deal, incident) - collection, inOrder.length, deal.stakes.unit)
  return inOrder
    .map((to, place) => ({ from, to, amount: each + oddChip(left, deal.stakes.unit, place) }))
    .filter(({ to, amount }) => to !== from && amount > 0)
}

/** A pot that went to the wrong player. */
export const potAwardedRuler = {
  impossible: (deal, incident) => {
    const { from, to, collection = 0 } = incident
    if (deal.phase !== 'ended') return cannot('no-pot-pushed')
    const stranger = [from, ...to].find(seat => placeOf(deal, seat) < 0)
    if (stranger !== undefined) return cannot('no-hand', { seat: stranger })
    if (to.every(seat => seat === from)) return cannot('no-other-claim')
    const amount = given(deal, incident)
    if (amount <= collection) return cannot('won-no-such-pot', { seat: from })
    return deal.players[placeOf(deal, from)]!.stack < amount ? cannot('has-less', { seat: from }) : null
  },
  rule: potAwardedWrongly,
} satisfies Ruler<PotAwardedWrongly>
