import { type CameFrom, type PlayerId, timePaidUntil } from '@cardroom/engine/table'
import { nameOf, runOf } from '../floor/hosted-floor.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import { type SeatRefusal, seatRefusal } from '../floor/seat-refusal.ts'
import { heldIn } from '../held-in.ts'
import type { Temper } from '../protocol/named.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { personOf } from './floor-reports.ts'
import { seatsPlayer } from './floor-seats.ts'

type FindsTables = { readonly find: (id: string) => Promise<HostedTable | undefined> }

/** Whom a player is at the tables: a person of the room, or a bot, which has no screen and needs none. */
export type Who = { readonly person: PlayerId; readonly bot: Temper | null; readonly from: From | null }
/** A table that software keeps, and whom the player is there. */
export type From = { readonly table: HostedTable; readonly person: PlayerId }

/** Whom the tables know a player as; null for somebody without a screen of their own, whom no table can seat. */
export const playerAtTables = async (host: FloorHost, { find }: FindsTables, player: PlayerId): Promise<Who | null> => {
  const hosted = host.state()
  const person = personOf(hosted, player)
  const sitting = hosted.floor?.tables.find(({ chairs }) =>
    chairs.some(chair => chair.is === 'taken' && chair.player === player),
  )
  const id = sitting === undefined ? null : runOf(hosted, sitting.id).hosted
  const table = id === null ? undefined : await find(id)
  if (person !== null) return { person, bot: null, from: table === undefined ? null : { table, person } }
  if (table === undefined) return null
  const there = botAt(table.hosted(), id!, player)
  return there === null ? null : { person: player, bot: there.bot, from: { table, person: there.person } }
}

/** A bot at the table it plays at: one that has moved before is known there by its id of the floor. */
const botAt = (
  { people }: Hosted,
  id: string,
  player: PlayerId,
): { readonly person: PlayerId; readonly bot: Temper } | null => {
  for (const person of [player, player.replace(`${id}-`, '')]) {
    const bot = heldIn(people, person)?.bot ?? null
    if (bot !== null) return { person, bot }
  }
  return null
}

/** Seats somebody, or says why the table didn’t; null while it is under way. */
export const seatsAt = async (
  host: FloorHost,
  here: HostedTable,
  { player, person, bot, from, seat }: Who & { readonly player: PlayerId; readonly seat: number },
): Promise<SeatRefusal | null> => {
  const stack = from === null ? null : stackFrom(from)
  if (stack === 'still-there') return null
  const name = nameOf(host.state(), player)
  const outcome = await here.does((course, at) => seatsPlayer(course, { person, name, bot, seat, from: stack }, at))
  return 'why' in outcome ? seatRefusal(outcome) : null
}

/** What somebody had at the table they come from; they sit nowhere new before they have got up there. */
const stackFrom = ({ table, person }: From): Pick<CameFrom, 'how' | 'stack' | 'timeUntil'> | null | 'still-there' => {
  const { night } = table.hosted()
  if (!hasLeft({ table, person })) return 'still-there'
  const left = night?.table.members.find(it => it.player === person)?.left
  if (left == null || left.chips === 0) return null
  const timeUntil = timePaidUntil(night!.table, person)
  return { how: 'must-move', stack: left.chips, ...(timeUntil !== null && { timeUntil }) }
}

/** Has somebody got up where they played? */
export const hasLeft = ({ table, person }: From): boolean =>
  table.hosted().night?.table.chairs.includes(person) !== true
