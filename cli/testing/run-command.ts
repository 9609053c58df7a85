import { type Command, CommanderError } from 'commander'

/** What a command wrote, whether it refused its input, and the code with which it would end. */
export type Ran = {
  readonly out: string
  readonly err: string
  readonly failed: boolean
  readonly code: typeof process.exitCode
}

type Make = (write: (text: string) => void, complain: (text: string) => void) => Command

/** Runs a command as a shell would, with these words after its name; what it writes is kept. */
export const runCommand = async (make: Make, words: readonly string[]): Promise<Ran> => {
  const written = { out: '', err: '' }
  const complain = (text: string): void => {
    written.err += text
  }
  const command = make(text => {
    written.out += text
  }, complain)
  for (const one of [command, ...command.commands]) one.exitOverride().configureOutput({ writeErr: complain })
  const before = process.exitCode
  process.exitCode = undefined
  try {
    const failed = await command.parseAsync(words, { from: 'user' }).then(() => false, isRefusal)
    return { ...written, failed, code: process.exitCode }
  } finally {
    process.exitCode = before
  }
}

/** What a command writes that takes these words; what it refuses them with is thrown. */
export const outputOf = async (make: Make, words: readonly string[]): Promise<string> => {
  const { out, err, failed } = await runCommand(make, words)
  if (failed) throw new Error(err)
  return out
}

/** Anything but a refusal is a fault in the command. */
const isRefusal = (problem: unknown): true => {
  if (problem instanceof CommanderError) return true
  throw problem
}
