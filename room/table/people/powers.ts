import type { PersonOrder } from '../../protocol/person-orders.ts'
import { type Refused, simply } from '../../refusal.ts'
import { ROLES, type Role } from '../state/hosted.ts'

const ALL = ROLES
/** Those who may play: everybody but who looks on. */
const PLAY = ['host', 'dealer', 'floor', 'player'] as const
const STAFF = ['host', 'dealer', 'floor'] as const
/** Those who tell what happens where cards are real. */
const DEALS = ['host', 'dealer'] as const
const HOST = ['host'] as const

/** Who may order what. What one does in one's own seat is open to all: the seat itself is asked for elsewhere. */
const POWERS: Readonly<Record<PersonOrder['type'], readonly Role[]>> = {
  sit: PLAY,
  buy: PLAY,
  leave: ALL,
  away: ALL,
  back: PLAY,
  entry: PLAY,
  straddle: PLAY,
  kill: PLAY,
  form: PLAY,
  runs: PLAY,
  chops: PLAY,
  'ask-to-show': PLAY,
  'bomb-pot': PLAY,
  'bomb-pot-answer': PLAY,
  act: ALL,
  plan: ALL,
  entropy: ALL,
  say: ALL,
  clock: PLAY,
  bot: HOST,
  kick: HOST,
  ban: HOST,
  mute: HOST,
  role: HOST,
  pause: HOST,
  end: HOST,
  // players pay only out of their own pockets
  correct: PLAY,
  door: HOST,
  revoke: HOST,
  report: STAFF,
  'report-answer': ALL,
  live: DEALS,
  decide: STAFF,
}

/** Why somebody in this role may not order that, or null. */
export const mayOrder = (role: Role, type: PersonOrder['type']): Refused | null => {
  const roles = POWERS[type]
  if (roles.includes(role)) return null
  if (role === 'spectator' && roles === PLAY)
    return simply('looks-on', 'You’re watching. The host can make you a player.')
  return simply('not-yours-to-do', `Only the ${roles.join(', the ')} can do that.`)
}
