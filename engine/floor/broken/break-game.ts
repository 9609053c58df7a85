import { codeOf, isCard } from '../../cards/card.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { hasSeatKept } from '../calls/next-name.ts'
import { bookOf, gameOf, playersAt, seatOf, tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable, HeldChair, TakenChair } from '../floor-table.ts'
import { maySitAt } from '../kept-off.ts'
import { placeOnList } from '../lists/place-on-list.ts'
import { endOver } from '../overs/play-over.ts'
import { refused } from '../refusal.ts'
import { sameKind } from '../same-kind.ts'
import { closeNow } from '../tables/close-now.ts'
import { type At, type FloorWork, type Handler, tell } from '../work.ts'
import type { BrokenOrder } from './broken.ts'

type Break = Extract<BrokenOrder, { readonly type: 'BreakGame' }>

/**
 * A game breaks. Everybody draws, the floor for those who are away; by their cards they take the open seats of games of the
 * same kind, and the others stand first on the list. A player who missed a blind and is away goes last, where the book says so.
 */
export const breakGame: Handler<Break> = (work, order) => {
  const { table: id, cards, at, by } = order
  const table = tableOf(work.state, id)
  if (table === undefined || table.closed) return refused('no-such-table', { table: id })
  if (table.inDeal) return refused('deal-is-on', { table: id })
  const { is, rules } = bookOf(work.state).brokenGameSeatHold
  const players = table.chairs.flatMap(chair => (chair.is === 'taken' ? [chair] : []))
  const draws = players.filter(chair => !losesDraw(chair, is.absent))
  const off = is.order === 'draw-card' ? cardsOff(draws, cards) : null
  if (off !== null) return off
  const ordered = is.order === 'draw-card' ? byCard(draws, cards) : [...draws].sort((a, b) => a.number - b.number)
  const last = players.filter(chair => losesDraw(chair, is.absent))

  for (const { player, going } of players) {
    if (going === null) continue
    tell(work, {
      type: 'MoveCancelled',
      player,
      from: { table: id, seat: seatOf(work.state, player)!.seat },
      to: going.to,
      at,
      by,
      rules: [],
    })
  }
  for (const [i] of table.chairs.entries()) endOver(work, id, i + 1, 'owner-left', { at, by })
  tell(work, {
    type: 'GameBroken',
    table: id,
    order: ordered.map(({ player, away }) => ({
      player,
      card: cards.find(it => it.player === player)?.card ?? null,
      absent: away !== null,
    })),
    at,
    by,
    rules,
  })
  for (const chair of ordered) placeDrawn(work, order, table, chair, rules)
  for (const { player } of last) {
    // wsop/100-missed: behind everybody who waits
    tell(work, {
      type: 'NameListed',
      game: table.game,
      player,
      way: 'broken-game',
      place: gameOf(work.state, table.game)!.list.length + 1,
      number: work.state.numbered + 1,
      brokenGame: false,
      checkInBy: null,
      at,
      by,
      rules,
    })
  }
  closeNow(work, id, { at, by }, rules)
  return null
}

/** wsop/100-missed: a player with a missed-blind button draws no card, where the book says so. */
const losesDraw = ({ missedBlind }: TakenChair, absent: 'all' | 'without-missed-blind-button'): boolean =>
  absent === 'without-missed-blind-button' && missedBlind

const cardsOff = (draws: readonly TakenChair[], cards: Break['cards']) => {
  for (const { player } of draws) {
    if (!cards.some(it => it.player === player)) return refused('card-missing', { player })
  }
  const seen = new Set<string>()
  for (const { player, card } of cards) {
    if (!isCard(card) || seen.has(card)) return refused('card-twice', { player })
    if (!draws.some(it => it.player === player)) return refused('not-at-this-table', { player })
    seen.add(card)
  }
  return null
}

/** The highest card first, by rank and then by suit: no book says which, and it is announced. */
const byCard = (draws: readonly TakenChair[], cards: Break['cards']): readonly TakenChair[] => {
  const worth = ({ player }: TakenChair): number => codeOf(cards.find(it => it.player === player)!.card)
  return [...draws].sort((a, b) => worth(b) - worth(a))
}

/** The next in the order has a seat in a like game, the one they want if they may choose, or a place on the list. */
const placeDrawn = (
  work: FloorWork,
  order: Break,
  from: FloorTable,
  { player, away, number }: TakenChair,
  rules: readonly RuleId[],
): void => {
  const { at, by, wants = [], addChair = false } = order as Break & At
  // a player with a seat kept elsewhere draws no second one
  const open = hasSeatKept(work.state, player) ? [] : likeOpen(work.state, from, player, at)
  const wanted = wants.find(it => it.player === player)?.table
  const to = open.find(({ id }) => id === wanted) ?? open[0]
  const { is } = bookOf(work.state).brokenGameSeatHold
  if (to !== undefined) {
    const seat = to.chairs.findIndex(chair => chair.is === 'open') + 1
    const until = away === null ? null : holdFor(work.state, to, is)
    tell(work, { type: 'SeatDrawn', player, from: from.id, table: to.id, seat, until, added: false, at, by, rules })
    return
  }
  const roomy =
    addChair && is.addedChair && !hasSeatKept(work.state, player)
      ? likeFull(work.state, from, player, at)[0]
      : undefined
  if (roomy !== undefined) {
    const until = away === null ? null : holdFor(work.state, roomy, is)
    const seat = roomy.chairs.length + 1
    tell(work, { type: 'SeatDrawn', player, from: from.id, table: roomy.id, seat, until, added: true, at, by, rules })
    return
  }
  const game = gameOf(work.state, from.game)!
  const { place } = placeOnList(work.state, game, player, true)
  tell(work, {
    type: 'NameListed',
    game: game.id,
    player,
    way: 'broken-game',
    place,
    number,
    brokenGame: true,
    checkInBy: null,
    at,
    by,
    rules,
  })
}

const likeTables = (floor: Floor, from: FloorTable, player: string, at: number): readonly FloorTable[] => {
  const game = gameOf(floor, from.game)!
  return floor.tables.filter(
    table =>
      table.id !== from.id &&
      !table.closed &&
      table.silent === null &&
      sameKind(gameOf(floor, table.game)!, game, bookOf(floor)) &&
      maySitAt(floor, player, table, at) === null,
  )
}

/** Like games with a chair free, the one with the fewest players first. */
const likeOpen = (floor: Floor, from: FloorTable, player: string, at: number): readonly FloorTable[] =>
  likeTables(floor, from, player, at)
    .filter(table => table.chairs.some(({ is }) => is === 'open'))
    .sort((a, b) => playersAt(a) - playersAt(b))

/** Like games that have no chair more than usual yet. */
const likeFull = (floor: Floor, from: FloorTable, player: string, at: number): readonly FloorTable[] =>
  likeTables(floor, from, player, at).filter(
    table => table.chairs.filter(({ is }) => is !== 'removed').length === table.usual,
  )

/** rrp/2/seating/14: until the big blind is due there, or for two hands at stud. */
const holdFor = (
  floor: Floor,
  to: FloorTable,
  is: { readonly buttonGames: string; readonly studHands: number },
): HeldChair['until'] => {
  if (gameOf(floor, to.game)!.order === 'stud') return { deal: to.deals + is.studHands }
  return is.buttonGames === 'until-big-blind' ? { bigBlind: true } : null
}
