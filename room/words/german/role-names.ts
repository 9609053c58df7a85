import { heldIn } from '../../held-in.ts'
import type { Role } from '../../protocol/named.ts'

/** What a role at a table is called. */
export const roleName = (role: string): string => heldIn<string>(ROLES, role) ?? role

const ROLES: Readonly<Record<Role, string>> = {
  host: 'Gastgeber',
  dealer: 'Dealer',
  floor: 'Floor',
  player: 'Spieler',
  spectator: 'Zuschauer',
}
