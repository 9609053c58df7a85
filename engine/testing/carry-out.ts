import { audit } from '../deal/audit.ts'
import type { StartDeal } from '../deal/commands.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import { decide } from '../rulings/decide.ts'
import type { TableCommand } from '../rulings/report.ts'
import { refusalWords } from '../words/english/print.ts'

/** Carries out a command, or rules on an incident, that must be accepted; chips and cards are counted after each event. */
export const carriedOut = (
  before: Deal | undefined,
  command: StartDeal | TableCommand,
): { readonly deal: Deal; readonly events: readonly DealEvent[] } => {
  const decision = decide(before, command)
  if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${refusalWords(decision.refusal, before)}`)
  let deal = before
  for (const event of decision.events) {
    deal = evolve(deal, event)
    const off = audit(deal)
    if (event.type !== 'DealStarted' && off.length > 0) throw new Error(`after ${event.type}: ${off.join('; ')}`)
  }
  return { deal: deal!, events: decision.events }
}
