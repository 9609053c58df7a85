import type { DealOutcome } from '../deals/outcome.ts'
import { bookOf } from '../draft.ts'
import { legOnGettingUp } from '../kills/kill-absence.ts'
import { killGameOf } from '../kills/kill-game.ts'
import { afterDeal } from '../kills/kill-legs.ts'
import type { PlayerId } from '../player.ts'
import type { CalledDeal } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'

/** After a deal: who has won, kept or lost a leg, and who must kill the next pot. */
export const tellLegs = (work: TableWork, deal: CalledDeal, outcome: DealOutcome, at: Time): void => {
  const { state: table } = work
  if (table.placard.kill === null) return
  const { form } = deal.start
  const part = table.placard.parts.find(it => it.form.id === form.id)
  const game = deal.bombPot || part === undefined ? null : killGameOf(table.placard, part)
  if (game === null) return
  const who = new Map(deal.players.map(({ seat, player }) => [seat, player]))
  const { pot, beyondBlinds, kill, lower } = outcome
  const winners = outcome.won.flatMap(({ seat }) => who.get(seat) ?? [])
  const dealtIn = deal.players.map(({ player }) => player)
  const events = afterDeal(table.kills, { dealtIn, winners, pot, beyondBlinds, kill, lower }, game, bookOf(table))
  for (const event of events) tell(work, { ...event, at })
}

/** What happens to the leg of a player who gets up. */
export const tellLegAfterLeaving = (work: TableWork, player: PlayerId, leaves: 'break' | 'quit', at: Time): void => {
  const { state: table } = work
  if (table.placard.kill === null) return
  for (const event of legOnGettingUp(table.kills, player, leaves, bookOf(table))) tell(work, { ...event, at })
}
