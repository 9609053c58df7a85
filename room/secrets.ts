import { randomBytes, randomInt } from 'node:crypto'

/** Chance that nobody can guess: a number below another, and bytes. */
export type Secrets = { readonly below: (most: number) => number; readonly bytes: (count: number) => Uint8Array }

/** Chance from the system, which nobody can guess. */
export const secrets: Secrets = {
  below: most => randomInt(most),
  bytes: count => new Uint8Array(randomBytes(count)),
}
