import {
  compsOf,
  estimatesOf,
  type Floor,
  floorSeatOf,
  type Game,
  joinRefusal,
  mustPlay,
  papersOff,
  seatPlayedOver,
} from '@cardroom/engine/floor'
import { wordsIn } from '@cardroom/engine/languages'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { FloorOffer, OwnFloorView, OwnList, OwnSeat } from '../../protocol/floor-screens.ts'
import { type HostedFloor, type ListNote, nameOf, runOf } from '../hosted-floor.ts'
import { floorNewsSay, sayOnFloor } from './say.ts'
import { goingShown } from './table-shown.ts'

/** How many steps of your way up a list are shown. */
const STEPS = 12

/** Somebody’s own lists and seat, and which of the offers they can take; nobody’s who hasn’t said a name. */
export const ownFloorView = (
  hosted: HostedFloor,
  floor: Floor,
  player: PlayerId | null,
  at: Time,
  offers: readonly FloorOffer[],
  language: Language = 'en',
  way: 'online' | 'kiosk' = 'online',
): OwnFloorView => {
  const person = floor.people.find(it => it.player === player)
  const lists = floor.games.flatMap(game =>
    player === null ? [] : ownLists(hosted, floor, game, player, at, language),
  )
  const isOn = new Set(lists.map(({ game }) => game))
  const seat = player === null ? null : ownSeat(hosted, floor, player, language)
  const open = offers.filter(({ game }) => !isOn.has(game) && game !== seat?.game)
  const asked = { way, language }
  return {
    screen: 'own',
    name: hosted.name,
    closed: floor.closed,
    you: player === null ? null : { player, name: nameOf(hosted, player) },
    lists,
    seat,
    offers: open.map(it => ({
      ...it,
      ...(player === null ? null : refusalSay(hosted, floor, player, it.game, at, asked)),
    })),
    where: person?.where ?? null,
    checkInBy: person?.checkInBy ?? null,
    comps: ownComps(floor, player, at),
    papers: player === null ? null : (papersOff(floor, person, at)?.why ?? null),
  }
}

const ownComps = (floor: Floor, player: PlayerId | null, at: Time): number | null => {
  if (player === null) return null
  const { earned, left } = compsOf(floor, player, at)
  return floor.habits.compsPerHour > 0 || earned > 0 ? left : null
}

const ownLists = (
  hosted: HostedFloor,
  floor: Floor,
  game: Game,
  player: PlayerId,
  at: Time,
  language: Language,
): readonly OwnList[] => {
  const place = game.list.findIndex(name => name.player === player) + 1
  const name = game.list[place - 1]
  if (name === undefined) return []
  const called = name.called
  const chair = floor.tables.find(({ id }) => id === called?.table)?.chairs[(called?.seat ?? 0) - 1]
  const mustSit = called !== null && mustPlay(floor, called.table, player).is
  return [
    {
      game: game.id,
      place,
      of: game.list.length,
      since: name.since,
      estimate: estimatesOf(hosted.day, floor, game.id, at)(place),
      called: called === null ? null : { ...called, coming: chair?.is === 'held' && chair.why === 'locked-up' },
      moved: movedBy(hosted, game.id, player, place, language),
      pass: mustSit ? 'dropped' : floor.habits.pass,
    },
  ]
}

/** What moved a name to where it is, the newest first: read back from its place now. */
const movedBy = (
  hosted: HostedFloor,
  game: string,
  player: PlayerId,
  place: number,
  language: Language,
): OwnList['moved'] => {
  const moved: OwnList['moved'][number][] = []
  let now = place
  for (const note of hosted.notes.toReversed()) {
    if (note.game !== game) continue
    const before = note.player === player ? note.from : placeBefore(note, now)
    if (before !== now) {
      const { event } = note
      const say = floorNewsSay(hosted, event, language, player)
      if (say !== null)
        moved.push({ at: event.at, say, from: before, to: now, rules: 'rules' in event ? event.rules : [] })
    }
    if (before === null || moved.length === STEPS) break
    now = before
  }
  return moved
}

/** Where somebody stood before another name came, went or moved. */
const placeBefore = ({ from, to }: ListNote, now: number): number => {
  const without = to !== null && to <= now ? now - 1 : now
  return from !== null && from <= without ? without + 1 : without
}

const ownSeat = (hosted: HostedFloor, floor: Floor, player: PlayerId, language: Language): OwnSeat | null => {
  const over = seatPlayedOver(floor, player)
  const sitting = floorSeatOf(floor, player) ?? over
  if (sitting === undefined) return null
  const { table, seat, chair } = sitting
  const asked = table.changes.find(it => it.player === player)
  return {
    game: table.game,
    table: table.id,
    seat,
    since: sitting === over ? chair.over!.since : chair.since,
    over: sitting === over ? { name: nameOf(hosted, chair.player), goes: chair.over!.goes } : null,
    hosted: runOf(hosted, table.id).hosted,
    going: sitting === over ? null : goingShown(chair, language),
    asked: asked === undefined ? null : (asked.seat ?? 'any'),
    rules: chair.going?.entry?.rules ?? [],
  }
}

const refusalSay = (
  hosted: HostedFloor,
  floor: Floor,
  player: PlayerId,
  game: string,
  at: Time,
  { way, language }: { readonly way: 'online' | 'kiosk'; readonly language: Language },
): Pick<FloorOffer, 'off' | 'rules'> | null => {
  const when = Math.max(at, floor.at)
  const off = joinRefusal(floor, { player, game, way, at: when, by: { name: player, office: 'player' } })
  return off === null
    ? null
    : { off: sayOnFloor(hosted, wordsIn(language).floorRefusal(off), player), rules: off.rules ?? [] }
}
