import type { PlayerId } from '../../table/player.ts'
import type { Entrant } from '../tournament.ts'

/** Somebody who has just entered. */
export const newEntrant = (player: PlayerId): Entrant => ({
  player,
  status: 'entered',
  stack: 0,
  table: null,
  seat: null,
  wish: null,
  entries: 0,
  brought: null,
  rebuys: 0,
  addOns: 0,
  owes: false,
  came: true,
  keepChips: false,
  away: null,
  penalty: null,
  warnings: 0,
  moves: 0,
  waits: false,
  unsold: false,
  bounty: 0,
  bounties: 0,
})
