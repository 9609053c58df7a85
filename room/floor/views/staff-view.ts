import { allComps, type Floor, type Game, howGood, papersOff } from '@cardroom/engine/floor'
import { wordsIn } from '@cardroom/engine/languages'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { inEveryLanguage, type Language } from '@cardroom/engine/words'
import { heldIn } from '../../held-in.ts'
import type { DueShown, FloorLogEntry, FloorPersonShown, StaffView } from '../../protocol/floor.ts'
import type { StaffOffice } from '../../protocol/floor-named.ts'
import { type HostedFloorEvent, isRoomEvent } from '../events.ts'
import { type HostedFloor, nameOf } from '../hosted-floor.ts'
import { isReported } from '../undo-order.ts'
import { gameShown } from './games-shown.ts'
import { floorNewsSay } from './say.ts'
import { tableShown } from './table-shown.ts'

/** The whole room, for staff. */
export const staffView = (
  hosted: HostedFloor,
  floor: Floor,
  office: StaffOffice,
  at: Time,
  dues: readonly DueShown[],
  language: Language = 'en',
): StaffView => ({
  screen: 'staff',
  name: hosted.name,
  book: typeof floor.book === 'string' ? floor.book : floor.book.book,
  habits: floor.habits,
  opened: floor.opened,
  closed: floor.closed,
  office,
  boardNames: hosted.boardNames,
  due: floor.closed ? [] : dues,
  games: gamesShown(hosted, floor, at),
  tables: floor.tables.filter(({ closed }) => !closed).map(table => tableShown(hosted, floor, table, at, language)),
  people: peopleShown(hosted, floor, at),
  apart: floor.apart,
  dealers: floor.house.dealers.map(({ name, forms, table, since, downs }) => ({
    name,
    forms,
    table,
    since,
    downs: downs.length,
  })),
  promotions: floor.house.promotions.map(({ id, kind, funds, awards, rules = null, splash = null, eligible }) => ({
    id,
    kind,
    funds,
    awards: awards.map(({ player, chips, at: when }) => ({ name: nameOf(hosted, player), chips, at: when })),
    rules,
    splash,
    eligible:
      eligible === undefined
        ? null
        : {
            players: eligible.players.map(player => ({ player, name: nameOf(hosted, player) })),
            table: eligible.table,
            deal: eligible.deal,
            hand: eligible.hand === null ? null : wordsIn(language).handWords(eligible.hand),
          },
  })),
  staff: Object.entries(hosted.officers).map(([person, officer]) => ({ person, ...officer })),
  estimates: howGood(hosted.day.waited),
  log: logShown(hosted, hosted.recent, language),
})

const gamesShown = (hosted: HostedFloor, floor: Floor, at: Time): StaffView['games'] => {
  const people = new Map(floor.people.map(person => [person.player, person]))
  return floor.games.filter(({ closed }) => !closed).map(game => gameShown(hosted, floor, game, people, at))
}

const peopleShown = (hosted: HostedFloor, floor: Floor, at: Time): readonly FloorPersonShown[] => {
  const seats = seatsOf(floor)
  const lists = listsOf(floor.games)
  const comps = allComps(floor, at)
  return floor.people
    .map(person => {
      const { player, where, awayUntil, deposit, checkInBy, tier, barred, played, papers } = person
      const seat = seats.get(player) ?? null
      return {
        player,
        name: nameOf(hosted, player),
        where,
        awayUntil,
        deposit,
        checkInBy,
        tier,
        barred: barred !== null && (barred.until === null || at < barred.until) ? barred : null,
        seat: seat === null ? null : { table: seat.table, seat: seat.seat },
        lists: lists.get(player) ?? [],
        played: Math.round(played),
        comps: comps.get(player)?.left ?? (floor.habits.compsPerHour > 0 ? 0 : null),
        papers: papers === undefined ? null : { document: papers.document, validUntil: papers.validUntil },
        papersOff: papersOff(floor, person, at)?.why ?? null,
        phone: heldIn(hosted.names, player)?.person != null,
      }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const seatsOf = ({ tables }: Floor): ReadonlyMap<PlayerId, { readonly table: string; readonly seat: number }> =>
  new Map(
    tables.flatMap(({ id, chairs }) =>
      chairs.flatMap((chair, i) => {
        if (chair.is !== 'taken') return []
        const seat = { table: id, seat: i + 1 }
        return [chair.player, ...(chair.over == null ? [] : [chair.over.player])].map(player => [player, seat] as const)
      }),
    ),
  )

const listsOf = (games: readonly Game[]): ReadonlyMap<PlayerId, readonly string[]> => {
  const lists = new Map<PlayerId, string[]>()
  for (const { id, list } of games) for (const { player } of list) lists.set(player, [...(lists.get(player) ?? []), id])
  return lists
}

/** What happened, the newest first, each with its why. */
export const logShown = (
  hosted: HostedFloor,
  entries: readonly { readonly place: number; readonly event: HostedFloorEvent }[],
  language: Language,
): readonly FloorLogEntry[] =>
  entries
    .flatMap(({ place, event }): FloorLogEntry[] => {
      const say = newsOnce(hosted, event, language)
      if (say === null) return []
      const { at, by, logged } = event
      const name = by.office === 'player' ? nameOf(hosted, by.name) : by.name
      const undone = hosted.undone.includes(logged)
      const stays = isReported(hosted, by) || isRoomEvent(event) || logged === 0 || event.type === 'FloorOpened'
      return [
        {
          place,
          at,
          by: { ...by, name },
          say,
          rules: 'rules' in event ? event.rules : [],
          undo: stays || undone ? null : logged,
          undone,
        },
      ]
    })
    .reverse()

/** The sentence about an event, worked out once as long as nobody’s name changes: a log is shown after every order. */
const newsOnce = (
  { names }: HostedFloor,
  event: HostedFloorEvent,
  language: Language,
): ReturnType<typeof floorNewsSay> => {
  const known = sentences[language].get(event)
  if (known?.names === names) return known.say
  const say = floorNewsSay({ names }, event, language)
  sentences[language].set(event, { names, say })
  return say
}
type SaidOnce = { readonly names: HostedFloor['names']; readonly say: ReturnType<typeof floorNewsSay> }
const sentences = inEveryLanguage(() => new WeakMap<HostedFloorEvent, SaidOnce>())
