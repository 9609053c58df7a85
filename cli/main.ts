import { readFileSync } from 'node:fs'
import { cardroom } from './cardroom.ts'
import { guardTerminal } from './terminal.ts'

for (const stream of [process.stdout, process.stderr]) guardTerminal(stream)

// The reader of our output may stop reading (`cardroom forms | head -1`): then there is nothing left to do.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(0)
  console.error(`error: the output can’t be written: ${problem.message}`)
  process.exit(1)
})

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
const program = cardroom(version)
if (process.argv.length <= 2) program.outputHelp()
else await program.parseAsync()
