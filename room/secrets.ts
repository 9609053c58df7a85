import { hash, randomBytes, randomInt } from 'node:crypto'

/** Chance that nobody can guess: a number below another, and bytes. */
export type Secrets = { readonly below: (most: number) => number; readonly bytes: (count: number) => Uint8Array }

/** Chance from the system, which nobody can guess. */
export const secrets: Secrets = {
  below: most => randomInt(most),
  bytes: count => new Uint8Array(randomBytes(count)),
}

/** A name that nobody else has. */
export const newName = ({ bytes }: Secrets): string => Buffer.from(bytes(8)).toString('hex')

/** SHA-256 as Node has it, which is faster than one in JavaScript. */
export const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')
