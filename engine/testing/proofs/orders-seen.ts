import type { BookId } from '../../rulebooks/rule-id.ts'
import { placardFor } from '../../table/opening/placard-for.ts'
import type { Placard } from '../../table/placard.ts'
import { minutes } from '../../table/time.ts'
import { placardOf, tableScene, type Untimed } from '../table-scene.ts'
import { type Course, courseSeen } from './course.ts'
import { nightTables } from './nights-seen.ts'
import type { Witness } from './witness.ts'

/** Everything that may be ordered at a table that has run for a while: what comes of it, and of the deal that follows. */
export const ordersSeen = (name: string): Witness => ({
  name: `orders at ${name}`,
  under: book => {
    const placard: Placard = { ...tables[name]!(), book }
    const start = tableScene({ ...placardOf('rrp' as BookId), ...placard }, FIVE).deals(6)
    const base = minutes(30)
    return COURSES.map(course => courseSeen(start.table, base, course))
  },
})

/** The tables by their names. */
export const orderTables = (): readonly string[] => Object.keys(tables)

const time = { way: 'time', amount: 7, everyMinutes: 30 } as const

const tables: Readonly<Record<string, () => Placard>> = {
  ...nightTables,
  'no-limit holdem, timed': () => placardFor({ game: 'holdem', structure: 'no-limit', collection: time }),
  'holdem with cash': () => ({ ...placardFor({ game: 'holdem', structure: 'no-limit' }), cash: true }),
}

const FIVE = { p1: 1, p2: 2, p3: 3, p4: 4, p5: 5 } as const

const sits = (seat: number, more: object = {}): Untimed =>
  ({ type: 'TakeSeat', player: 'new', seat, ...more }) as Untimed
const moved = { how: 'must-move', stack: 700 }

const COURSES: readonly Course[] = [
  ...[20, 50, 100, 190, 200, 201, 400, 1000, 2000, 3000, 10_000].flatMap((chips): readonly Course[] => [
    [sits(7), { type: 'BuyIn', player: 'new', chips }, 'deal', 'deal'],
    [{ type: 'TopUp', player: 'p2', chips }, 'deal'],
    [sits(7), { type: 'BuyIn', player: 'new', chips: 500 }, { type: 'Leave', player: 'new' }, 'deal', 20, sits(7), { type: 'BuyIn', player: 'new', chips }],
    [sits(7), { type: 'BuyIn', player: 'new', chips: 500, from: 'table' }, { type: 'BuyBehind', player: 'new', chips }, 'deal'],
  ]),
  ...(['wait', 'post', 'kill', 'at-once', 'buy-the-button', 'straddle'] as const).flatMap((wish): readonly Course[] => [
    [sits(7), { type: 'BuyIn', player: 'new', chips: 1000 }, { type: 'ChooseEntry', player: 'new', wish } as Untimed, 'deal', 'deal', 'deal'],
    [{ type: 'WalkAway', player: 'p4' }, 'deal', 'deal', 'deal', { type: 'ComeBack', player: 'p4' }, { type: 'ChooseEntry', player: 'p4', wish } as Untimed, 'deal', 'deal'],
    [{ type: 'ChangeSeat', player: 'p4', seat: 8 }, { type: 'ChooseEntry', player: 'p4', wish } as Untimed, 'deal', 'deal'],
  ]),
  ...[1, 2, 3, 4, 5].flatMap((n): readonly Course[] => [
    [{ type: 'WalkAway', player: `p${n}` }, 'deal', { type: 'ComeBack', player: `p${n}` }, 'deal'],
    [{ type: 'WalkAway', player: `p${n}`, takes: 300 }, 'deal', { type: 'ComeBack', player: `p${n}`, brings: 100 }, 'deal'],
    [{ type: 'ChangeSeat', player: `p${n}`, seat: 7 }, 'deal', 'deal', 'deal'],
    [{ type: 'Leave', player: `p${n}` }, 'deal', 'deal', 'deal'],
    [{ type: 'SayStraddle', player: `p${n}` }, 'deal'],
    [{ type: 'SayStraddle', player: `p${n}`, amount: 40 }, { type: 'SayStraddle', player: `p${1 + (n % 5)}` }, 'deal'],
    [{ type: 'SayKill', player: `p${n}` }, 'deal'],
    ['deal', { type: 'CallClock', player: `p${n}`, by: 'p1', since: 0 } as Untimed, { type: 'EndClock' }],
  ]),
  [{ type: 'WalkAway', player: 'p3' }, 20, 15, { type: 'PickUp', player: 'p3' }],
  [{ type: 'WalkAway', player: 'p3' }, 65, { type: 'PickUp', player: 'p3' }, 200, { type: 'PickUp', player: 'p3' }],
  [{ type: 'WalkAway', player: 'p3' }, { type: 'GiveAbsentButton', player: 'p3' }, 10, { type: 'ChangeDealer', dealer: 'd2' }, 31, { type: 'ChangeDealer', dealer: 'd3' }, 31, { type: 'ChangeDealer', dealer: 'd4' }, { type: 'PickUp', player: 'p3' }],
  [{ type: 'WalkAway', player: 'p3' }, 70, { type: 'AskPlayOver', player: 'new', seat: 3, leave: true, box: true, consent: true }, 'deal', { type: 'ComeBack', player: 'p3' }, 'deal'],
  [{ type: 'WalkAway', player: 'p3' }, { type: 'AskPlayOver', player: 'new', seat: 3, leave: true, box: false }],
  [{ type: 'WalkAway', player: 'p3' }, { type: 'AskPlayOver', player: 'new', seat: 3, leave: false, box: true }],
  [{ type: 'AskPlayOver', player: 'new', seat: 3, leave: true, box: true, consent: false }],
  [{ type: 'SeatGuest', player: 'p1', guest: 'g1', objections: 0 }, { type: 'SeatGuest', player: 'p1', guest: 'g2', objections: 0 }, { type: 'SeatGuest', player: 'p2', guest: 'g3', objections: 1 }, { type: 'GuestGoes', player: 'p1', guest: 'g1', looked: true }],
  [{ type: 'Warn', player: 'p1', about: 'phone' }, { type: 'Warn', player: 'p1', about: 'phone' }, { type: 'Penalize', player: 'p1', deals: 2 }, 'deal', { type: 'Penalize', player: 'p2', minutes: 10 }, 'deal', { type: 'Remove', player: 'p1', bar: true }],
  [{ type: 'ChangeCards', what: 'deck' }, 'deal', { type: 'ChangeCards', what: 'deck' }, 61, { type: 'ChangeCards', what: 'setup' }, 31, { type: 'ChangeCards', what: 'setup' }],
  [{ type: 'LayCash', player: 'p1', bills: [100, 50, 20, 10, 5, 1] }, 'deal'],
  [{ type: 'LayCash', player: 'p1', bills: [100] }, { type: 'CountChips', player: 'p1', by: 'p2', denominations: { 25: 10, 5: 2, 1: 3 } }, 'deal'],
  [{ type: 'FindForeignChips', player: 'p1', chips: 25 }, { type: 'ColourUp', unit: 5 }, 'deal'],
  [{ type: 'OfferChips', player: 'p1', to: 'p2', chips: 10, what: 'post' }, { type: 'OfferChips', player: 'p1', to: 'p2', chips: 100, what: 'stake' }],
  [{ type: 'AllowRack', player: 'p1' }, 'deal'],
  [{ type: 'ProposeBombPot', player: 'p1' }, ...['p2', 'p3', 'p4', 'p5'].map(player => ({ type: 'AnswerBombPot', player, plays: true }) as const), 'deal', 'deal'],
  [{ type: 'ProposeBombPot', player: 'p1', ante: 50 }, { type: 'AnswerBombPot', player: 'p2', plays: false }, 'deal'],
  [{ type: 'TellWaiting', names: 1 }, 31, { type: 'AnnounceTime' }, { type: 'DeclineTime', player: 'p1' }, 'deal', 'deal', { type: 'PayTime', player: 'p2' }, 31, { type: 'AnnounceTime' }, 'deal'],
  [31, { type: 'AnnounceTime' }, { type: 'PayTimeBy', way: 'time-pot', agreed: ['p1', 'p2', 'p3', 'p4', 'p5'] } as Untimed, 'deal'],
  [31, { type: 'AnnounceTime' }, { type: 'OptOut', player: 'p3' }, { type: 'DeclineTime', player: 'p2' }, 'deal', 'deal'],
  [{ type: 'TellWaiting', names: 0 }, 31, { type: 'AnnounceTime' }, { type: 'DeclineTime', player: 'p2' }, 'deal', 'deal'],
  [sits(7, { from: moved, missed: [0] }), { type: 'BuyIn', player: 'new', chips: 100 }, { type: 'BuyIn', player: 'new', chips: 700 }, 'deal', 'deal'],
  ...(['broken', 'must-move', 'by-choice'] as const).flatMap(how =>
    [{}, { brings: 300 }, { adds: 900 }, { otherGame: true }, { otherGame: true, leave: true }, { brings: 500, leave: true }, { stack: 9000 }].map(
      (more): Course => [sits(6, { from: { how, stack: 700, ...more }, missed: [1] }), 'deal', 'deal', 'deal'],
    ),
  ),
  [sits(6, { card: 'none' }), sits(6, { card: 'waived' })],
  [{ type: 'Leave', player: 'p1' }, { type: 'Leave', player: 'p2' }, { type: 'Leave', player: 'p4' }, 'deal', 'deal', sits(7), { type: 'BuyIn', player: 'new', chips: 1000 }, 'deal', 'deal', 'deal'],
  [{ type: 'BreakGame' }],
  [sits(6), { type: 'BuyIn', player: 'new', chips: 1000 }, ...[7, 8, 9].flatMap((seat): Course => [{ type: 'TakeSeat', player: `n${seat}`, seat }, { type: 'BuyIn', player: `n${seat}`, chips: 1000 }]), 'deal', 'deal', { type: 'WalkAway', player: 'p2' }, 'deal', { type: 'ComeBack', player: 'p2' }, 'deal', 'deal', 'deal'],
] // biome-ignore format: courses of a table, one a line
