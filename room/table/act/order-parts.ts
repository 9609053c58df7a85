import type { Incident, PlayerCommand } from '@cardroom/engine'
import { type Problem, readIncident } from '@cardroom/engine/scenario'
import type { PlayerAct } from '../../protocol/person-orders.ts'

/** What a player does, with their seat. */
export const withSeat = (given: PlayerAct, at: number): PlayerCommand => ({ ...given, seat: at }) as PlayerCommand

/** An incident as it was reported, or which of its facts is wrong or missing. */
export const incidentOf = ({ type, ...facts }: { readonly type: string }): Incident | Problem =>
  readIncident({ incident: type, ...facts })
