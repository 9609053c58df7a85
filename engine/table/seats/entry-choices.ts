import { memberOf } from '../draft.ts'
import { whoCanPlay } from '../people/who-can-play.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'
import type { Entering, EntryChoice } from './entry-choice.ts'
import { isPassed, lineOf } from './line.ts'
import { lettingPass } from './ways-for-mover.ts'
import { waysIn } from './ways-in.ts'

/** The ways in that are open to a player with a seat: none if they're in the next deal anyway. */
export const entryChoices = (table: Table, player: PlayerId): readonly EntryChoice[] => {
  const member = memberOf(table, player)
  if (member === undefined || member.seat === null) return []
  // what they chose so far doesn't limit what they can choose now, unless they let the big blind go by for it
  const isBound = member.dealtOff && table.places !== null && isPassed(table.places, member.seat)
  const open: Table = {
    ...table,
    members: table.members.map(it =>
      it.player === player && it.wish === 'let-button-pass' && !isBound ? { ...it, wish: 'post' } : it,
    ),
  }
  const part = table.placard.parts[table.rotation.part]!
  const present = new Set([...whoCanPlay(open).players, player])
  const players = table.chairs.filter(it => it !== null && present.has(it)) as readonly PlayerId[]
  if (players.length < 2) return []
  const entering: Entering = {
    table: open,
    part,
    line: lineOf(open, part, players),
    member: memberOf(open, player)!,
  }
  return entering.member.wish === 'let-button-pass' ? lettingPass(entering) : waysIn(entering)
}
