import { spawn } from 'node:child_process'
import type { SlowBot } from '@cardroom/engine/arena'
import { onlyFields, wrongArgument } from '@cardroom/engine/kinds'
import { type LineBotOptions, lineBot } from './line-bot.ts'
import { linesIn } from './lines-in.ts'

/** A bot in another program, and a way to end it. */
export type ProcessBot = { readonly bot: SlowBot; readonly stop: () => Promise<void> }

/** Starts a program and plays with it: a JSON line each way at its turn, as `lineBot` says. */
export const processBot = (
  command: string,
  args: readonly string[] = [],
  options: LineBotOptions & { readonly cwd?: string } = {},
): ProcessBot => {
  if (typeof command !== 'string' || command === '')
    throw wrongArgument('command', command, "a program such as 'python3'")
  if (!Array.isArray(args) || !args.every(arg => typeof arg === 'string'))
    throw wrongArgument('args', args, "a list such as ['bot.py']")
  onlyFields('options', options, ['name', 'sends', 'cwd'])
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(options.cwd !== undefined && { cwd: options.cwd }),
  })
  const lines = linesIn()
  child.stdout.setEncoding('utf8').on('data', lines.take)
  const name = options.name ?? command
  // a program that is gone does not read: what is sent to it then is lost, and `exit` says so
  child.stdin.on('error', cause => lines.end(cause))
  child.on('error', cause => lines.end(cause))
  const gone = new Promise<void>(resolve => {
    child.on('close', code => {
      lines.end(new Error(`${name} ended with code ${code}`))
      resolve()
    })
  })
  return {
    bot: lineBot({ say: line => child.stdin.write(`${line}\n`), hear: lines.hear }, { ...options, name }),
    stop: async () => {
      child.stdin.end()
      child.kill()
      await gone
    },
  }
}
