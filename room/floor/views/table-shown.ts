import { type Chair, type Floor, type FloorTable, lockUpEnds, owesTime } from '@cardroom/engine/floor'
import { wordsIn } from '@cardroom/engine/languages'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { ChairShown, FloorTableShown } from '../../protocol/floor-tables.ts'
import { type HostedFloor, nameOf, runOf } from '../hosted-floor.ts'

/** A table as staff and its tablet see it. */
export const tableShown = (
  hosted: HostedFloor,
  floor: Floor,
  table: FloorTable,
  at: Time,
  language: Language = 'en',
): FloorTableShown => {
  const { id, game, usual, opened, feeds, deals, inDeal, places, builtUp, proposal, silent, closed } = table
  const owing = new Set(owesTime(floor, id, at))
  const dealer = floor.house.dealers.find(it => it.table === id)
  const withName = <T extends { readonly player: PlayerId }>(it: T) => ({ ...it, name: nameOf(hosted, it.player) })
  return {
    id,
    game,
    ...runOf(hosted, id),
    chairs: table.chairs.map((chair, i) => chairShown(hosted, floor, table, chair, i + 1, { owing, language })),
    usual,
    opened,
    feeds,
    isMain: floor.tables.some(other => !other.closed && other.feeds.includes(id)),
    deals,
    inDeal,
    places,
    builtUp,
    changes: table.changes.map(withName),
    asked: table.asked.map(withName),
    proposal,
    silent,
    closed,
    dealer: dealer === undefined ? null : { name: dealer.name, since: dealer.since },
    collected: floor.house.taken.find(it => it.table === id)?.chips ?? 0,
    timeDue: timeDue(floor, table),
  }
}

/** When the first of those who paid here has to pay again. */
const timeDue = ({ house }: Floor, { id, chairs }: FloorTable): Time | null => {
  if (!house.taken.some(it => it.table === id)) return null
  const here = new Set(chairs.flatMap(chair => (chair.is === 'taken' ? [chair.player] : [])))
  const until = house.paid.flatMap(it => (here.has(it.player) ? [it.until] : []))
  return until.length === 0 ? null : Math.min(...until)
}

const chairShown = (
  hosted: HostedFloor,
  floor: Floor,
  table: FloorTable,
  chair: Chair,
  seat: number,
  { owing, language }: { readonly owing: ReadonlySet<PlayerId>; readonly language: Language },
): ChairShown => {
  const player = chair.is === 'held' || chair.is === 'taken' ? chair.player : null
  const isTaken = chair.is === 'taken'
  return {
    seat,
    is: chair.is,
    player,
    name: player === null ? null : nameOf(hosted, player),
    since: chair.is === 'removed' ? null : chair.since,
    held: chair.is === 'held' ? chair.why : null,
    until: chair.is === 'held' ? heldUntil(floor, table, chair) : null,
    away: isTaken ? chair.away : null,
    missedBlind: isTaken && chair.missedBlind,
    second: isTaken && chair.second === true,
    absentButtons: isTaken ? (chair.absentButtons ?? 0) : 0,
    over: isTaken && chair.over != null ? { ...chair.over, name: nameOf(hosted, chair.over.player) } : null,
    owesTime: isTaken && owing.has(chair.player),
    going: isTaken ? goingShown(chair, language) : null,
  }
}

/** Where somebody is to move, and when. */
export const goingShown = (
  { going }: Extract<Chair, { readonly is: 'taken' }>,
  language: Language,
): ChairShown['going'] =>
  going === null
    ? null
    : { to: going.to, why: going.why, when: [wordsIn(language).moveWhen(going.when)], due: going.due }

const heldUntil = (floor: Floor, table: FloorTable, chair: Extract<Chair, { readonly is: 'held' }>): Time | null => {
  if (chair.why === 'locked-up') return lockUpEnds(floor, table, chair)?.at ?? null
  if (chair.why !== 'called') return null
  const list = floor.games.find(({ id }) => id === table.game)?.list ?? []
  return list.find(({ player }) => player === chair.player)?.called?.until ?? null
}
