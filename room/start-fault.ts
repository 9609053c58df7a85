import type { Settings } from './settings.ts'
import { isLaterStore } from './store/later-store.ts'

/**
 * Why the room did not open, in a sentence with what to do about it; null for a fault of our own, which is printed with
 * its trace.
 */
export const startFault = (
  cause: unknown,
  { host, port, file, databaseUrl }: Pick<Settings, 'host' | 'port' | 'file' | 'databaseUrl'>,
): string | null => {
  const fault = innermost(cause)
  const code = fault?.code ?? ''
  const listens = fault?.syscall === 'listen' || fault?.syscall === 'getaddrinfo'
  if (isAbout(cause, BUS_IS_AWAY))
    return `Can’t reach NATS at the addresses of CARDROOM_BUS (${code || shown(fault!.message)}): check them, and that it is running.`
  if (isLaterStore(fault))
    return 'This store was written by a later version of Cardroom: use that version, or a later one.'
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken: close what runs there, or start with another port, such as PORT=${port + 1}.`
  if (listens && code === 'EACCES') return `You may not open port ${port}: use one from 1024 up, such as PORT=4000.`
  if (code === 'EADDRNOTAVAIL' || (listens && databaseUrl === undefined))
    return `This machine has no address ${host}: set HOST to 127.0.0.1, or to 0.0.0.0 for all of its addresses.`
  if (databaseUrl !== undefined && /^(?:E[A-Z]+|[0-9A-Z]{5})$/.test(code))
    return `Can’t reach the database of DATABASE_URL (${code}): check the address, and that it is running.`
  if (/^E(?:ACCES|PERM|ROFS|NOTDIR|ISDIR|NOENT|NOSPC|EXIST)$/.test(code) || isFileFault(fault))
    return `Can’t open or write the file ${shown(file)}: set CARDROOM_FILE to a file you may write.`
  return null
}

type Fault = Error & { readonly code?: string; readonly syscall?: string; readonly errcode?: number }

/** The code of a fault whose cause is that nodes can't talk to each other. */
export const BUS_IS_AWAY = 'BUS_IS_AWAY'

/** Has this fault, or one that it caused, a code of ours? */
const isAbout = (cause: unknown, code: string): boolean =>
  cause instanceof Error && (('code' in cause && cause.code === code) || isAbout(cause.cause, code))

/** The cause of what was thrown. */
const innermost = (cause: unknown): Fault | null => {
  if (!(cause instanceof Error)) return null
  return cause.cause instanceof Error ? innermost(cause.cause) : cause
}

/** SQLite says so in words of its own. */
const isFileFault = (fault: Fault | null): boolean =>
  /unable to open database file|file is not a database|readonly database|disk I\/O error/.test(fault?.message ?? '')

const shown = (text: string): string => text.replaceAll(/\p{C}/gu, '?').slice(0, 200)
