import { isRecord, shown } from './shown.ts'

/** What a program was given that it can't take, as plain JavaScript lets it happen: where, what, and what is accepted. */
export const wrongArgument = (at: string, given: unknown, accepted: string): TypeError =>
  new TypeError(`${at}: ${shown(given)} isn't accepted; give ${accepted}`)

/** Throws unless this is an object with no other fields than these. */
export const onlyFields = (at: string, value: unknown, known: readonly string[]): void => {
  if (!isRecord(value)) throw wrongArgument(at, value, `an object with ${known.join(', ')}`)
  for (const name in value)
    if (!known.includes(name)) throw new TypeError(`${at}: there is no ${name}; accepted: ${known.join(', ')}`)
}

/** How many fields an object has: whether it has others than those that are known shows sooner in their number than in their names. */
export const countFields = (value: object): number => {
  let count = 0
  for (const _ in value) count++
  return count
}

/** Throws unless this could be an event: plain JavaScript lets logs hold anything. */
export const checkedEvent = (event: { readonly type: string }): void => {
  if (typeof event?.type !== 'string') throw wrongArgument('event', event, 'an event such as those of a log')
}
