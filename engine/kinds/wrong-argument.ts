import { isRecord, shown } from './shown.ts'

/** What a program was given that it can't take, as plain JavaScript lets it happen: where, what, and what is accepted. */
export const wrongArgument = (at: string, given: unknown, accepted: string): TypeError =>
  new TypeError(`${at}: ${shown(given)} isn't accepted; give ${accepted}`)

/** Throws unless this is an object with no other fields than these. */
export const onlyFields = (at: string, value: unknown, known: readonly string[]): void => {
  if (!isRecord(value)) throw wrongArgument(at, value, `an object with ${known.join(', ')}`)
  const unknown = Object.keys(value).find(name => !known.includes(name))
  if (unknown !== undefined) throw new TypeError(`${at}: there is no ${unknown}; accepted: ${known.join(', ')}`)
}
