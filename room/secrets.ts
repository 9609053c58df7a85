import { randomBytes, randomInt } from 'node:crypto'
import type { Secrets } from './tables/dealer.ts'

/** Chance from the system, which nobody can guess. */
export const secrets: Secrets = {
  below: most => randomInt(most),
  bytes: count => new Uint8Array(randomBytes(count)),
}
