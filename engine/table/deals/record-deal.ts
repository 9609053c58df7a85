import { NO_RULES } from '../../deal/work.ts'
import { tellLegs } from '../agreed/legs.ts'
import { paySevenDeuce } from '../agreed/play-seven-deuce.ts'
import { bringInHeld } from '../chips/held.ts'
import { returnButtonDrop } from '../collections/button-drop.ts'
import { takeRake } from '../collections/rake.ts'
import { payFromPool } from '../collections/time-pool.ts'
import { cashOut } from '../leaving/leave.ts'
import { refused } from '../refusal.ts'
import type { CalledDeal } from '../table.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import type { DealsOrder } from './deals.ts'
import { chipsAt, type DealOutcome } from './outcome.ts'

/** The deal is over: its chips are in the stacks, the house takes its part, and players who wanted to leave go. */
export const recordDeal: Handler<Extract<DealsOrder, { readonly type: 'RecordDeal' }> & { readonly at: number }> = (
  work,
  { outcome, at },
) => {
  const { state: table } = work
  const { deal } = table
  if (deal === null) return refused('no-deal-is-on')
  if (!isOutcomeOf(deal, outcome)) return refused('not-this-deal')
  tell(work, { type: 'DealRecorded', number: deal.number, outcome, at, rules: NO_RULES })
  takeRake(work, deal.start.form, outcome, at)
  returnButtonDrop(work, deal, outcome.voided, at)
  payFromPool(work, outcome, at)
  payWinners(work, deal, outcome, at)
  tellLegs(work, deal, outcome, at)
  bringInHeld(work, at)
  for (const { player, leaving } of table.members) if (leaving) cashOut(work, player, 'left', at)
  return null
}

/** Players who won with a seven and a deuce are paid; usually nobody has, and no list is made. */
const payWinners = (
  work: TableWork,
  { number, players }: CalledDeal,
  { sevenDeuce, voided }: DealOutcome,
  at: Time,
): void => {
  if (voided || sevenDeuce === undefined || sevenDeuce.length === 0) return
  const winners = players.filter(({ seat }) => sevenDeuce.includes(seat)).map(({ player }) => player)
  const dealtIn = players.map(({ player }) => player)
  paySevenDeuce(work, number, winners, dealtIn, at)
}

/** Are these the chips of that deal, and has everybody who was in it a stack again? */
const isOutcomeOf = ({ start, players }: CalledDeal, { stacks, carried }: DealOutcome): boolean => {
  let missing = start.carried ?? 0
  const { seats } = start
  for (let i = 0; i < seats.length; i++) missing += seats[i]!.chips
  for (let i = 0; i < stacks.length; i++) missing -= stacks[i]!.chips
  if (missing !== carried) return false
  for (let i = 0; i < players.length; i++) if (chipsAt(stacks, players[i]!.seat, i) === undefined) return false
  return true
}
