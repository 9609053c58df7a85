import { Command } from 'commander'
import { arenaCommand } from './commands/arena.ts'
import { askCommand } from './commands/ask.ts'
import { checkCommand } from './commands/check.ts'
import { compareCommand } from './commands/compare.ts'
import { convertCommand } from './commands/convert.ts'
import { drillCommand } from './commands/drill.ts'
import { equityCommand } from './commands/equity.ts'
import { floorCommand } from './commands/floor.ts'
import { formsCommand } from './commands/forms.ts'
import { houseCommand } from './commands/house.ts'
import { icmCommand } from './commands/icm.ts'
import { nightCommand } from './commands/night.ts'
import { outsCommand } from './commands/outs.ts'
import { replayCommand } from './commands/replay.ts'
import { roomCommand } from './commands/room.ts'
import { ruleCommand } from './commands/rule.ts'
import { rulesCommand } from './commands/rules.ts'
import { settleCommand } from './commands/settle.ts'
import { showCommand } from './commands/show.ts'
import { simulateCommand } from './commands/simulate.ts'
import { statsCommand } from './commands/stats.ts'
import { tableCommand } from './commands/table.ts'
import { tournamentCommand } from './commands/tournament.ts'
import { verifyCommand } from './commands/verify.ts'

/** The command line as a whole. */
export const cardroom = (version: string): Command => {
  const program = new Command('cardroom')
    .description('The poker rulebook, executable.')
    .usage('<command> [options]')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'help for a command')
    .showHelpAfterError('(cardroom --help lists the commands)')
    .addHelpText('after', HELP)
  const commands = [
    formsCommand(),
    checkCommand(),
    ruleCommand(),
    rulesCommand(),
    houseCommand(),
    askCommand(),
    drillCommand(),
    tableCommand(),
    compareCommand(),
    replayCommand(),
    convertCommand(),
    statsCommand(),
    showCommand(),
    settleCommand(),
    simulateCommand(),
    nightCommand(),
    floorCommand(),
    tournamentCommand(),
    equityCommand(),
    outsCommand(),
    icmCommand(),
    arenaCommand(),
    verifyCommand(),
    roomCommand(),
  ]
  for (const command of commands) {
    command
      .helpOption('-h, --help', 'show this help')
      .showHelpAfterError(`(cardroom ${command.name()} --help shows what is accepted)`)
    program.addCommand(command)
  }
  return program
}

const HELP = `
Try these first:
  cardroom forms                       every game it can deal
  cardroom forms razz                  one game, street by street
  cardroom simulate --form holdem      a thousand random hands, with every chip and card counted
  cardroom settle --help               who wins what
  cardroom equity AhKh QdQc            how hands do against each other
  cardroom rule --search "odd chip"    search the rules of the five books
  cardroom ask --example               an example for "cardroom ask"
  cardroom table                       a table to deal at, with incidents and rulings
`
