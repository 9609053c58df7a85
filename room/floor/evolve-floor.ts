import { dayAfter, type Floor, type FloorEvent, floorDecider, newDay } from '@cardroom/engine/floor'
import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import { type HostedFloorEvent, isRoomEvent, type RoomFloorEvent } from './events.ts'
import { type HostedFloor, type ListNote, noFloor } from './hosted-floor.ts'

/** How much of the log the screens are shown without asking, and of what moved the lists. */
const RECENT = 100
const NOTES = 400
const UNDONE = 300

/** The floor after an event. */
export const evolveFloor = (before: HostedFloor | undefined, event: HostedFloorEvent): HostedFloor => {
  const hosted = before ?? noFloor
  const version = hosted.version + 1
  const after = isRoomEvent(event) ? aroundAfter(hosted, event) : floorAfter(hosted, event as FloorEvent & Ordered)
  // deals are no news, and would soon be all there is
  const isNews = !QUIET.has(event.type)
  const recent = isNews ? [...after.recent.slice(-RECENT + 1), { place: version, event }] : after.recent
  return { ...after, version, recent }
}

type Ordered = { readonly logged: number }

const QUIET: ReadonlySet<string> = new Set<FloorEvent['type'] | RoomFloorEvent['type']>([
  'DealBegun',
  'DealEnded',
  'PersonMet',
  'FloorInvited',
  'FloorInvitationUsed',
])

const floorAfter = (hosted: HostedFloor, event: FloorEvent & Ordered): HostedFloor => {
  const floor = floorDecider.evolve(hosted.floor ?? undefined, event)
  const day = event.type === 'FloorOpened' ? newDay : dayAfter(hosted.day, hosted.floor, event, floor)
  const note = noteOf(hosted.floor, floor, event)
  const notes =
    event.type === 'OrderUndone'
      ? // what moved names on lists that went back is not known place by place
        hosted.notes.filter(({ game }) => !event.back.games.some(({ id }) => id === game))
      : note === null
        ? hosted.notes
        : [...hosted.notes.slice(-NOTES + 1), note]
  const undone = event.type === 'OrderUndone' ? [...hosted.undone.slice(-UNDONE), event.of] : hosted.undone
  const after = { ...hosted, floor, day, notes, undone }
  if (event.type === 'FloorOpened') return { ...after, runs: {}, ordered: [], leaving: [], notes: [], undone: [] }
  return { ...after, ordered: stillOrdered(after, event), leaving: stillLeaving(after, event) }
}

/** An order to a table is over when the player sits, or the chair is kept for them no longer. */
const stillOrdered = ({ ordered, floor }: HostedFloor, event: FloorEvent): HostedFloor['ordered'] => {
  if (ordered.length === 0 || !CHAIRS.has(event.type)) return ordered
  const left = ordered.filter(({ player, table, seat }) => {
    const chair = floor!.tables.find(({ id, closed }) => id === table && !closed)?.chairs[seat - 1]
    return chair?.is === 'held' && chair.player === player
  })
  return left.length === ordered.length ? ordered : left
}

/** Somebody is to leave a table as long as they sit there. */
const stillLeaving = ({ leaving, floor }: HostedFloor, event: FloorEvent): HostedFloor['leaving'] => {
  if (leaving.length === 0 || !(CHAIRS.has(event.type) || event.type === 'SeatLeft')) return leaving
  return leaving.filter(({ player, table }) =>
    floor!.tables.some(
      ({ id, closed, chairs }) =>
        id === table && !closed && chairs.some(chair => chair.is === 'taken' && chair.player === player),
    ),
  )
}
const CHAIRS: ReadonlySet<string> = new Set<FloorEvent['type']>([
  'SeatTaken',
  'SeatReleased',
  'PlayerMoved',
  'MoveRefused',
  'MoveCancelled',
  'CallEnded',
  'TableClosed',
  'SeatChanged',
  'OrderUndone',
])

/** The place of a name before and after what happened to it. */
const noteOf = (before: Floor | null, after: Floor, event: FloorEvent & Ordered): ListNote | null => {
  if (event.type !== 'NameListed' && event.type !== 'NameDropped' && event.type !== 'NameMovedDown') return null
  const { game, player } = event
  return { event, game, player, from: placeOf(before, game, player), to: placeOf(after, game, player) }
}

const placeOf = (floor: Floor | null, game: string, player: PlayerId): number | null => {
  const list = floor?.games.find(({ id }) => id === game)?.list ?? []
  const found = list.findIndex(name => name.player === player)
  return found < 0 ? null : found + 1
}

const aroundAfter = (hosted: HostedFloor, event: RoomFloorEvent): HostedFloor => {
  const { names, officers, runs, invitations, ordered, leaving } = hosted
  switch (event.type) {
    case 'FloorNamed':
      return { ...hosted, name: event.name }
    case 'BoardSet':
      return { ...hosted, boardNames: event.names }
    case 'NameGiven': {
      const { player, name, person, pin } = event
      const made = person === player ? hosted.made : hosted.made + 1
      return { ...hosted, made, names: { ...names, [player]: { name, person, pin } } }
    }
    case 'NameChanged':
      return { ...hosted, names: { ...names, [event.player]: { ...heldIn(names, event.player)!, name: event.name } } }
    case 'PhoneLinked':
      return {
        ...hosted,
        names: { ...names, [event.player]: { ...heldIn(names, event.player)!, person: event.person } },
      }
    case 'OfficeGiven': {
      const { person, name, office, table } = event
      return { ...hosted, officers: { ...officers, [person]: { name, office, table } } }
    }
    case 'OfficeEnded': {
      const left = Object.entries(officers).filter(([person]) => person !== event.person)
      return { ...hosted, officers: Object.fromEntries(left) }
    }
    case 'FloorInvited':
      return { ...hosted, invitations: [...invitations, event.invitation] }
    case 'FloorInvitationUsed':
      return {
        ...hosted,
        invitations: invitations.flatMap(it => {
          if (it.id !== event.invitation || it.left === null) return [it]
          return it.left > 1 ? [{ ...it, left: it.left - 1 }] : []
        }),
      }
    case 'TableRunSet':
      return { ...hosted, runs: { ...runs, [event.table]: { run: event.run, hosted: event.hosted } } }
    case 'SeatOrdered': {
      const { player, table, seat } = event
      return { ...hosted, ordered: [...ordered.filter(it => it.player !== player), { player, table, seat }] }
    }
    case 'LeaveOrdered': {
      const { player, table } = event
      return { ...hosted, leaving: [...leaving.filter(it => it.player !== player), { player, table }] }
    }
    case 'SeatOrderEnded':
      return { ...hosted, ordered: ordered.filter(it => it.player !== event.player) }
  }
}
