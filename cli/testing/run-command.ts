import type { Command } from 'commander'

/** What a command wrote, whether it refused what it was told, and the code with which it would end. */
export type Ran = {
  readonly out: string
  readonly err: string
  readonly failed: boolean
  readonly code: typeof process.exitCode
}

/** Runs a command as a shell would, with these words behind its name; what it writes is kept. */
export const runCommand = async (
  make: (write: (text: string) => void, complain: (text: string) => void) => Command,
  words: readonly string[],
): Promise<Ran> => {
  const written = { out: '', err: '' }
  const complain = (text: string): void => {
    written.err += text
  }
  const command = make(text => {
    written.out += text
  }, complain)
  command.exitOverride().configureOutput({ writeErr: complain })
  const failed = await command.parseAsync([...words], { from: 'user' }).then(
    () => false,
    () => true,
  )
  return { ...written, failed, code: process.exitCode }
}
