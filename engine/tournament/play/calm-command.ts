import type { Chance } from '../../cards/shuffle.ts'
import type { Command, StartDeal } from '../../deal/commands.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { randomCommand } from '../../deal/random-play.ts'

/** A legal act at random by players who think twice before much of a stack goes in: events last as long as they do at a table. */
export const calmCommand = (deal: Deal, chance: Chance): Exclude<Command, StartDeal> => {
  let command = randomCommand(deal, chance)
  for (let again = 0; again < THINKS && isHeavy(deal, command); again++) command = randomCommand(deal, chance)
  return command
}
const THINKS = 6

const isHeavy = (deal: Deal, command: Exclude<Command, StartDeal>): boolean => {
  if (command.type !== 'Wager' && command.type !== 'Call') return false
  const { stack, bet } = deal.players[placeOf(deal, command.seat)]!
  const to = command.type === 'Wager' ? command.to : Math.max(...deal.players.map(it => it.bet))
  return to - bet > stack / 4
}
