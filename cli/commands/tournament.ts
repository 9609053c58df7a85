import { Command } from 'commander'
import { clockCommand } from '../tournament/clock.ts'
import { payoutsCommand } from '../tournament/payouts.ts'
import { raceCommand } from '../tournament/race.ts'
import { simulateTournament } from '../tournament/simulate.ts'
import { structureCommand } from '../tournament/structure.ts'

type Write = (text: string) => unknown

/** `cardroom tournament`: play one out, make a structure, divide a purse, race chips off, and a clock. */
export const tournamentCommand = (write: Write = text => process.stdout.write(text)): Command => {
  const command = new Command('tournament')
    .helpCommand('help [command]', 'help for a command')
    .summary('simulate tournaments, make structures and payouts, race off chips')
    .description(
      'Everything about tournaments: simulate one, make a structure, divide a purse, race chips off, run a clock.',
    )
    .addHelpText('after', HELP)
  const parts = [
    simulateTournament(write),
    structureCommand(write),
    payoutsCommand(write),
    raceCommand(),
    clockCommand(write),
  ]
  for (const part of parts) {
    part
      .helpOption('-h, --help', 'show this help')
      .showHelpAfterError(`(cardroom tournament ${part.name()} --help shows what is accepted)`)
    command.addCommand(part)
  }
  return command
}

const HELP = `
Examples:
  cardroom tournament simulate --entries 45 --seats 9 --seed 3
  cardroom tournament structure --players 10 --minutes 180 --book hpt
  cardroom tournament payouts --players 24 --purse 2400 --book hpt --json
  cardroom tournament clock --book hpt --minutes 20

race is a filter; cardroom tournament race --help shows a line for it.
`
