import { type Chance, shuffled } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { type EnvelopesOrder, envelopeWorths } from '@cardroom/engine/tournament'
import { envelopeOpening, sealEnvelopes } from '@cardroom/fair'
import type { Refused } from '../refusal.ts'
import { type Course, giveOrder, tell } from './course.ts'
import type { Held } from './held.ts'

type OpenEnvelope = Extract<EnvelopesOrder, { readonly type: 'OpenEnvelope' }>

/** The bounties are shuffled into envelopes and sealed like a deck; only the root of the seals is published. */
export const seals = (course: Course, at: Time, chance: Chance): Refused | null => {
  const worths = shuffled(envelopeWorths(course.held.tournament), chance)
  const sealed = sealEnvelopes(worths, count => Uint8Array.from({ length: count }, () => chance(256)))
  tell(course, { type: 'EnvelopesMade', sealed, at })
  return giveOrder(course, { type: 'SealEnvelopes', root: sealed.root }, at)
}

/** Opens the envelope of this number, or the next that is closed, with what proves that this was always in it. */
export const envelopeOrder = ({ envelopes, tournament }: Held, player: PlayerId, wish?: number): OpenEnvelope => {
  const opened = tournament.envelopes?.opened ?? []
  const next = (envelopes?.worths ?? []).findIndex((_, i) => !opened.some(({ envelope }) => envelope === i + 1)) + 1
  const opening = envelopes === null ? null : envelopeOpening(envelopes, wish ?? next)
  return { type: 'OpenEnvelope', player, ...(opening ?? { envelope: 0, worth: 0, salt: '', path: [] }) }
}
