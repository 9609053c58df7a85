import { createWriteStream } from 'node:fs'
import { Command } from 'commander'
import { serveStdio } from '../arena/stdio.ts'

type Options = { readonly stdio?: true }

/** `cardroom arena`: the arena for programs of any language. */
export const arenaCommand = (): Command =>
  new Command('arena')
    .summary('the arena, for programs in any language')
    .description('Step deals of any game with numbered actions, over standard input and output.')
    .option('--stdio', 'read requests from standard input and answer on standard output')
    .addHelpText('after', HELP)
    .action(async ({ stdio }: Options, command: Command) => {
      if (!stdio) return command.error('error: say how to connect: cardroom arena --stdio')
      // frames aren't text: they bypass the terminal guard, and never go to a terminal
      const output = process.stdout.isTTY ? process.stdout : createWriteStream('', { fd: 1, autoClose: false })
      await serveStdio(process.stdin, output, !process.stdout.isTTY)
    })

const HELP = `
One JSON object per line, and one line for each answer:
  {"do":"open","count":2,"options":{"game":"leduc","seed":7}}   actions, seats, layout, and the state of the deals
  {"do":"step","actions":[1,1],"want":["tensors","keys"]}       an action for each deal
  {"do":"look","want":["keys"]}                                 the state of the deals
  {"do":"binary"}                                               frames from now on, without JSON

Answers have turns (the seat to act in each deal), masks (a row for each deal), ended and returns (of deals that ended with
the last step; the next one starts right away). A wrong line changes nothing; the answer is {"ok":false,"refusal":{"why":...,"words":...}}.
Frames are little-endian: two bytes for each action. You get back a zero byte, a byte for each turn, the masks, ended, then
returns as 64-bit floats and tensors as 32-bit floats; or a byte 1, the length of an error in two bytes, and its text. The Python package in
python/ speaks both. The options are those of the arena (docs/arena.md).

Example:
  echo '{"do":"open","count":1,"options":{"game":"kuhn","seed":7}}' | cardroom arena --stdio
`
