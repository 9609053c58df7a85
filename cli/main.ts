import { Command } from 'commander'
import { checkCommand } from './commands/check.ts'
import { compareCommand } from './commands/compare.ts'
import { formsCommand } from './commands/forms.ts'
import { settleCommand } from './commands/settle.ts'
import { simulateCommand } from './commands/simulate.ts'

const program = new Command('cardroom')
  .description('The poker rulebook, executable.')
  .version('0.1.0')
  .showHelpAfterError('(cardroom --help shows what there is)')
for (const command of [formsCommand, checkCommand, compareCommand, settleCommand, simulateCommand]) {
  program.addCommand(command())
}
await program.parseAsync()
