import { stakesFor } from '../../deal/stakes.ts'
import { limitForRulings } from '../../floor/limits/limits.ts'
import { forms } from '../../forms/forms.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { rakeOfBook, timeOfBook } from '../../table/collections/rake.ts'
import { barredByKill } from '../../table/kills/kill-absence.ts'
import { placardFor } from '../../table/opening/placard-for.ts'
import { ownHandOff } from '../../table/own-hand.ts'
import type { Placard } from '../../table/placard.ts'
import { entryChoices } from '../../table/seats/entry-choices.ts'
import { owedBy } from '../../table/seats/owed-post.ts'
import { floorScene, kindOf, names, withList, withTable } from '../floor-scene.ts'
import { killGame, killNight } from '../kill-night.ts'
import { tableScene, type Untimed } from '../table-scene.ts'
import { type Course, courseSeen } from './course.ts'
import type { Witness } from './witness.ts'

type Under = Witness['under']

/** A table of this game with this many players in seats 1 on, and what comes of a course of orders there. */
const course =
  (placard: Placard, players: number, ...steps: Course): Under =>
  book =>
    courseSeen(tableOf(placard, players, book).table, 0, steps)

const tableOf = (placard: Placard, players: number, book: Parameters<Under>[0]) =>
  tableScene({ ...placard, book }, Object.fromEntries(Array.from({ length: players }, (_, i) => [`p${i + 1}`, i + 1])))

const holdem = placardFor({ game: 'holdem', structure: 'no-limit', size: 10, chairs: 9 })
const badugi = placardFor({ game: 'badugi', size: 10, chairs: 9 })
const lowball = placardFor({ game: 'ace-to-five-lowball', structure: 'limit', size: 10, chairs: 9 })
const tripleDraw = placardFor({ game: 'deuce-to-seven-triple-draw', size: 10, chairs: 9 })
const openFace = placardFor({ game: 'open-face-chinese', size: 1 })
const time = { way: 'time', amount: 7, everyMinutes: 30 } as const
const kill = { size: 'full', required: true } as const
const singleBlind: Placard = {
  ...lowball,
  parts: lowball.parts.map(part => ({ ...part, stakes: { ...part.stakes, blinds: [10] } })),
}
const threeBlinds = stakesFor(forms.holdem, 'no-limit', 5, { blinds: [1, 2, 5] })

const walks = (player: string): Untimed => ({ type: 'WalkAway', player })
const back = (player: string): Untimed => ({ type: 'ComeBack', player })
const leaves = (player: string): Untimed => ({ type: 'Leave', player })
const sits = (seat: number, more: object = {}): Untimed =>
  ({ type: 'TakeSeat', player: 'new', seat, ...more }) as Untimed
const buys = (player: string, chips: number): Untimed => ({ type: 'BuyIn', player, chips })
const moves = (player: string, seat: number): Untimed => ({ type: 'ChangeSeat', player, seat })
const wants = (player: string, wish: string): Untimed => ({ type: 'ChooseEntry', player, wish }) as Untimed
const stacks = (...chips: readonly number[]) => ({ stacks: chips.map((it, i) => ({ seat: i + 1, chips: it })) })
const dealt = (deals: number): Course => Array.from({ length: deals }, () => 'deal')
const draws = (...cards: readonly string[]): Untimed =>
  ({ type: 'DrawForButton', cards: cards.map((card, i) => ({ player: `p${i + 1}`, card })) }) as Untimed

/** Tables at which one answer of the book decides what comes of an order, or of the next deal. */
export const tableScenes: Readonly<Record<string, Under>> = {
  'one player acts for another': book => {
    const { table } = tableOf(holdem, 3, book).gives({ type: 'CallDeal' })
    return [1, 2, 3].map(seat => ownHandOff(table, { type: 'Fold', seat }, 'p1'))
  },
  'two short buy-ins': course(holdem, 3, 'deal', stacks(0, 2000, 1000), buys('p1', 100), stacks(0, 2100, 1000), buys('p1', 100)),
  'chips in a rack': course(holdem, 3, 'deal', { type: 'Note', kind: 'rack', player: 'p1' }),
  'chips in a rack of one who leaves': course(holdem, 3, { type: 'CallDeal' }, leaves('p1'), { type: 'Note', kind: 'rack', player: 'p1', chips: 500 }),
  'playing over without a word from the owner': course(holdem, 4, walks('p3'), { type: 'AskPlayOver', player: 'new', seat: 3, leave: true, box: true }),
  'absent buttons from two dealers': course(holdem, 4, 'deal', walks('p2'), 'deal', 'deal', 'deal', 'deal', { type: 'ChangeDealer', dealer: 'Eve' }, { type: 'ChangeDealer', dealer: 'Fay' }, { type: 'PickUp', player: 'p2' }),
  'the rake of the book': book => rakeOfBook({ placard: { ...holdem, book } }),
  'a time collection as the book has it': book => timeOfBook({ placard: { ...holdem, book } }, 7),
  'a seat change toward the big blind': course(holdem, 5, ...dealt(7), moves('p4', 9), 'deal', moves('p1', 6), 'deal', moves('p4', 4), 'deal'),
  'a limit played that nobody approved': book => {
    const limit = { structure: 'limit', small: 20, big: 40 }
    const { floor } = withTable(withList(floorScene(book), '20-40', kindOf({ limit })), 'T1', '20-40', names('p', 3))
    return limitForRulings(floor, 'T1', { ...limit, small: 40, big: 80 })
  },
  'a newcomer under the gun where the placard has a straddle': course({ ...holdem, straddle: true }, 5, 'deal', 'deal', sits(6), buys('new', 1000), 'deal'),
  'courtesy play at stud': course(placardFor({ game: 'seven-card-stud', collection: time }), 4, 'deal', 31, { type: 'AnnounceTime' }, { type: 'DeclineTime', player: 'p1' }, 'deal', 'deal'),
  'a bomb pot for which all name an ante': course(holdem, 3, 'deal', { type: 'ProposeBombPot', player: 'p1', ante: 50 }, { type: 'AnswerBombPot', player: 'p2', plays: true, ante: 50 }, { type: 'AnswerBombPot', player: 'p3', plays: true, ante: 50 }, 'deal'),
  'a table that wants to see what would have come': course(holdem, 3, { type: 'AllowRabbit', allowed: true }, 'deal'),
  'a table that plays the 7-2 game': course(holdem, 3, { type: 'SetSevenDeuce', chips: 10, asks: [] }, 'deal'),
  'chips added on the way into Fantasyland': course(openFace, 3, { ...stacks(1000, 1000, 1000), fantasyland: [{ seat: 1, cards: 14 }] }, { type: 'TopUp', player: 'p1', chips: 100 }),
  'the button drawn for at Omaha high-low': course(placardFor({ game: 'omaha-8', structure: 'limit' }), 3, draws('Ks', '9c', '2c')),
  'the clock at open-face': course(openFace, 3, { type: 'CallDeal' }, { type: 'CallClock', player: 'p1', by: 'p2', since: 0 } as Untimed, 1, { type: 'CallClock', player: 'p1', by: 'p2', since: 0 } as Untimed, 2, { type: 'CallClock', player: 'p1', by: 'p2', since: 0 } as Untimed),
  'two are left, of whom one has not had the big blind': course(holdem, 4, ...dealt(4), sits(9), buys('new', 1000), wants('new', 'post'), 'deal', leaves('p1'), leaves('p2'), leaves('p3'), 'deal'),
  'the button to be bought while a kill is in a blind': book => {
    const placard = placardFor({ game: 'holdem', structure: 'limit', size: 10, chairs: 9, kill })
    return [1, 2, 3, 4, 5].map(n => {
      const { table } = tableOf(placard, 5, book).deals(n).gives(sits(6), buys('new', 1000))
      return [1, 2, 3, 4, 5].map(it => {
        const owed = [{ player: `p${it}`, amount: 20, until: 'next-deal', blind: 10 }] as unknown as typeof table.kills.owed
        return entryChoices({ ...table, kills: { ...table.kills, owed } }, 'new')
      })
    })
  },
  'what is owed of three blinds': book =>
    [[0], [0, 1], [1], [2], [0, 1, 2]].map(missed => owedBy({ missed, missedStraddle: false }, threeBlinds, { straddle: false }, rulebookOf(book))),
  'back at badugi with blinds missed': course(badugi, 5, 'deal', walks('p4'), 'deal', 'deal', 'deal', 'deal', 'deal', 'deal', back('p4'), 'deal'),
  'new at badugi': course(badugi, 5, ...dealt(7), sits(7), buys('new', 1000), 'deal'),
  'one who drew for the button walks off': course(holdem, 5, draws('As', '9c', '8c', '7c', '6c'), walks('p4'), 'deal', 'deal', 'deal', 'deal', back('p4')),
  'a seat changed before the blinds have come': course(holdem, 5, 'deal', moves('p4', 8), 'deal', moves('p3', 7), 'deal'),
  'seats changed at lowball': book =>
    [1, 2, 3, 4, 5].map(n => course(lowball, 5, ...dealt(5 + n), moves('p4', 7), 'deal', 'deal')(book)),
  'a full game that one comes back to': book =>
    (['post', 'kill', 'straddle'] as const).map(wish =>
      course(tripleDraw, 6, ...dealt(7), walks('p4'), 'deal', sits(7), buys('new', 1000), ...dealt(2), back('p4'), wants('p4', wish), ...dealt(3))(book)),
  'a stack too short for the single blind': book =>
    [1, 2, 3, 4].map(deals => course(singleBlind, 5, ...dealt(deals), stacks(1996, 1000, 1000, 4, 1000), stacks(1996, 1000, 1000, 24, 980), 'deal')(book)),
  'kills said by players': course(placardFor({ game: 'holdem', structure: 'limit', size: 10, kill: { size: 'full', required: false } }), 4, 'deal', { type: 'SayKill', player: 'p2' }, 'deal'),
  'kills at a high-low game': book => {
    const night = killNight(killGame('omaha-8', 10), rulebookOf(book))
    return [night.deal('P').deal('P'), night.deal('P', { pot: 100 }), night.deal('P', { pot: 120 })].map(({ button, events }) => [button, events])
  },
  'a leg, and a break': book => {
    const night = killNight(killGame('holdem', 10), rulebookOf(book)).deal('P').leaves('P', 'break')
    return [night.button, night.events, night.deal('P').button]
  },
  'a kill owed, and another game': book => {
    const { button } = killNight(killGame('holdem', 10), rulebookOf(book)).deal('P').deal('P')
    return barredByKill(button, 'P', rulebookOf(book))
  },
} // biome-ignore format: a scene a line
