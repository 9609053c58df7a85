import type { PlayerCommand } from '../deal/commands.ts'
import { citesOf } from '../rulebooks/cites.ts'
import type { TableCommand } from '../rulings/report.ts'
import { bookOf } from './draft.ts'
import type { PlayerId } from './player.ts'
import { refused, type TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'

/** rrp/2/procedures/1, rrp/2/procedures/2: a hand is played by its player alone, and a stack by its owner; else why not. */
export const ownHandOff = (table: Table, command: TableCommand, by: PlayerId): TableRefusal | null => {
  if (!isAct(command)) return null
  const owner = table.deal?.players.find(({ seat }) => seat === command.seat)?.player
  if (owner === undefined || owner === by || !bookOf(table).onePlayerPerHand.is) return null
  const rules = [...citesOf(table.placard.book).ownChipsOnly, ...bookOf(table).onePlayerPerHand.rules]
  return refused('not-their-seat', { player: by, seat: command.seat, about: owner, rules })
}

const isAct = (command: TableCommand): command is PlayerCommand => Object.hasOwn(ACTS, command.type)

const ACTS = {
  Fold: true,
  Check: true,
  Call: true,
  Wager: true,
  BringIn: true,
  Kill: true,
  Discard: true,
  DeclareOpen: true,
  DeclareFalseOpeners: true,
  AskForOpeners: true,
  TurnUp: true,
  Place: true,
  Show: true,
  Muck: true,
  PlayBoard: true,
  ShowTo: true,
  AskToSee: true,
} as const satisfies Readonly<Record<PlayerCommand['type'], true>>
