import type { Command } from 'commander'

export type Write = (text: string) => unknown
type Answer = Readonly<Record<string, unknown>> & { readonly words?: string }

/** With the name under which it is done, and why. */
export const signed = (command: Command): Command =>
  command
    .requiredOption('--by <name>', 'your name, for the audit')
    .option('--why <words>', 'your reason, for the audit', '')

/** Has the room do something. */
export const order = async (command: Command, write: Write, what: object): Promise<void> => {
  const { by, why } = command.opts<{ readonly by: string; readonly why: string }>()
  const done = await asked<{ readonly password?: string }>(command, '/api/office', { ...what, by, why })
  write(done.password === undefined ? 'Done.\n' : `The new password, shown once: ${done.password}\n`)
}

/** What the room tells its office. */
export const get = <T>(command: Command, path: string): Promise<T> => asked<T>(command, path)

/** Asks the room where it is reached, with the token of its office. */
export const asked = async <T>(command: Command, path: string, body?: object): Promise<T> => {
  const { CARDROOM_URL, CARDROOM_OFFICE_TOKEN, PORT } = process.env
  const room = CARDROOM_URL || `http://127.0.0.1:${PORT || 4000}`
  if (!CARDROOM_OFFICE_TOKEN)
    return command.error('error: set CARDROOM_OFFICE_TOKEN to the token the room was started with')
  const response = await fetch(`${room}${path}`, {
    headers: { authorization: `Bearer ${CARDROOM_OFFICE_TOKEN}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => command.error(`error: no room answers at ${room}; CARDROOM_URL says where it is`))
  const answer = (await response.json().catch(() => ({}))) as Answer
  return response.ok ? (answer as T) : command.error(`error: ${answer.words ?? `the room answered ${response.status}`}`)
}
