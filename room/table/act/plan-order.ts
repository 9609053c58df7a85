import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { Plan } from '../../protocol/named.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Hosted } from '../state/hosted.ts'
import { makePlan, type Plans } from './plans.ts'

/** Somebody plans before their turn what they will do, or takes it back; the version stays what it was. */
export const orderPlan = (
  hosted: Hosted,
  plans: Plans,
  person: PlayerId,
  plan: Plan | null,
): { readonly version: number } | Refused => {
  const own = heldIn(hosted.people, person)
  if (own === undefined) return refusal('not-here', { about: 'you' })
  const dealt = hosted.night?.table.deal?.players.find(({ player }) => player === person)
  if (dealt === undefined) return refusal('not-in-the-deal')
  const planned = plan === null ? null : makePlan(hosted, dealt.seat, plan)
  if (planned !== null && 'why' in planned) return planned
  plans.set(person, planned)
  return { version: hosted.version }
}
