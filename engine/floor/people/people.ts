import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { removeSpareChair } from '../chairs/spare-chair.ts'
import { ruleBy } from '../cite.ts'
import { bookOf, changePerson, type FloorDraft, personOf, playersIn, seatOf, seatPlayedOver } from '../draft.ts'
import { type Barred, isBarred, newPerson, type Person } from '../person.ts'
import { refused } from '../refusal.ts'
import { type At, type FloorWork, subject, tell } from '../work.ts'
import { dayOf, type FloorPapers, isDay } from './papers.ts'

/** What is ordered about people. */
export type PeopleOrder =
  /** The house's card that counts on lists, or none. */
  | { readonly type: 'SetTier'; readonly player: PlayerId; readonly tier: string | null }
  /** Staff see that somebody is in the room. */
  | { readonly type: 'Arrive'; readonly player: PlayerId }
  /** Somebody tells the floor that they'll be out of hearing, and may leave money to hold their place. */
  | { readonly type: 'StepOut'; readonly player: PlayerId; readonly until?: Time; readonly deposit?: Chips }
  | { readonly type: 'Bar'; readonly player: PlayerId; readonly until: Time | null }
  /** Somebody asks to be kept out of the room. */
  | { readonly type: 'Exclude'; readonly player: PlayerId; readonly until: Time | null }
  | { readonly type: 'LiftBar'; readonly player: PlayerId }
  /** Staff have seen papers. A player who is under age by them is kept from lists and seats from then on. */
  | ({ readonly type: 'ShowPapers'; readonly player: PlayerId } & FloorPapers)
  | { readonly type: 'KeepApart'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly type: 'LetTogether'; readonly players: readonly [PlayerId, PlayerId] }

/** What happens with people. */
export type PeopleEvent =
  | { readonly type: 'PersonMet'; readonly player: PlayerId; readonly where: Person['where'] }
  | { readonly type: 'TierSet'; readonly player: PlayerId; readonly tier: string | null }
  | { readonly type: 'Arrived'; readonly player: PlayerId }
  | {
      readonly type: 'SteppedOut'
      readonly player: PlayerId
      readonly until: Time | null
      readonly deposit: Chips
    }
  | {
      readonly type: 'PersonBarred'
      readonly player: PlayerId
      readonly whose: 'house' | 'self'
      readonly until: Time | null
    }
  | { readonly type: 'BarLifted'; readonly player: PlayerId }
  | { readonly type: 'PapersSeen'; readonly player: PlayerId; readonly papers: FloorPapers }
  | { readonly type: 'KeptApart'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly type: 'LetTogetherAgain'; readonly players: readonly [PlayerId, PlayerId] }

/** What a room knows of people on the next day too: who may not play, papers, cards, comps. */
export const lasting = ({ people: all }: Pick<FloorDraft, 'people'>, at: Time): readonly Person[] =>
  all.flatMap(person => {
    const { player, tier, papers, comps } = person
    const barred = isBarred(person, at) ? person.barred : null
    if (barred === null && tier === null && papers === undefined && comps === undefined) return []
    const kept = { ...(papers !== undefined && { papers }), ...(comps !== undefined && { comps }) }
    return [{ ...newPerson(player, 'away'), tier, barred, ...kept }]
  })

/** Somebody the room hasn't heard of yet is heard of now. */
export const meet = (work: FloorWork, player: PlayerId, where: Person['where'], { at, by }: At): void => {
  if (personOf(work.state, player) === undefined) tell(work, { type: 'PersonMet', player, where, at, by, rules: [] })
}

/** Who is in the room, what they hold, and who may not play. */
export const people = subject<PeopleOrder, PeopleEvent>({
  orders: {
    SetTier: (work, { player, tier, at, by }) => {
      meet(work, player, 'here', { at, by })
      tell(work, { type: 'TierSet', player, tier, at, by, rules: [] })
      return null
    },
    Arrive: (work, { player, at, by }) => {
      meet(work, player, 'here', { at, by })
      tell(work, { type: 'Arrived', player, at, by, rules: [] })
      return null
    },
    StepOut: (work, { player, until = null, deposit = 0, at, by }) => {
      if (personOf(work.state, player) === undefined) return refused('no-such-person', { player })
      const { is: least, rules } = bookOf(work.state).lockupDeposit
      // rrp/2/seating/2: a place is held for that much, and for no less
      const isEnough = deposit === 0 || typeof least !== 'number' || deposit >= least
      if (!Number.isSafeInteger(deposit) || deposit < 0 || !isEnough) {
        return refused('deposit-too-small', { player, ...(typeof least === 'number' ? { count: least } : {}), rules })
      }
      tell(work, { type: 'SteppedOut', player, until, deposit, at, by, rules })
      return null
    },
    Bar: (work, { player, until, at, by }) => {
      meet(work, player, 'away', { at, by })
      keepOut(work, { player, whose: 'house', until, at, by })
      return null
    },
    Exclude: (work, { player, until, at, by }) => {
      // nobody but the person and the staff may ask for it
      if (by.office === 'player' && by.name !== player) return refused('not-your-office', { player })
      meet(work, player, 'away', { at, by })
      keepOut(work, { player, whose: 'self', until, at, by })
      return null
    },
    LiftBar: (work, { player, at, by }) => {
      const barred = personOf(work.state, player)?.barred
      if (barred === null || barred === undefined) return refused('no-such-person', { player })
      // a wish to be kept out holds until its time is over
      if (barred.by === 'self' && (barred.until === null || at < barred.until)) {
        const rules = barRules(work.state, 'self')
        return refused('barred', { player, ...(barred.until === null ? {} : { until: barred.until }), rules })
      }
      tell(work, { type: 'BarLifted', player, at, by, rules: [] })
      return null
    },
    ShowPapers: (work, { player, document, citizen, born, validUntil, at, by }) => {
      const book = bookOf(work.state)
      const { is, rules } = citizen ? book.acceptedIdDocuments : book.acceptedIdDocumentsForeign
      const areGood = (is as readonly string[]).includes(document) && isDay(born) && isDay(validUntil)
      if (!areGood || born > dayOf(at)) return refused('papers-not-accepted', { player, rules })
      if (validUntil < dayOf(at)) return refused('papers-expired', { player, rules })
      meet(work, player, 'here', { at, by })
      const papers = { document, citizen, born, validUntil }
      tell(work, { type: 'PapersSeen', player, papers, at, by, rules: book.idRequired.rules })
      return null
    },
    KeepApart: (work, { players, at, by }) => {
      if (players[0] === players[1]) return refused('not-together', { player: players[0], other: players[1] })
      // players who sit together are moved first: a seat that the floor itself calls wrong is never kept
      const table = work.state.tables.find(it => players.every(player => playersIn(it).includes(player)))?.id
      if (table !== undefined) return refused('sit-together', { player: players[0], other: players[1], table })
      tell(work, { type: 'KeptApart', players, at, by, rules: apartRules(work.state) })
      return null
    },
    LetTogether: (work, { players, at, by }) => {
      tell(work, { type: 'LetTogetherAgain', players, at, by, rules: [] })
      return null
    },
  },
  events: {
    PersonMet: (floor, { player, where }) => {
      floor.people = [...floor.people, newPerson(player, where)]
    },
    TierSet: (floor, { player, tier }) => changePerson(floor, player, { tier }),
    Arrived: (floor, { player }) =>
      changePerson(floor, player, { where: 'here', awayUntil: null, deposit: 0, checkInBy: null }),
    SteppedOut: (floor, { player, until, deposit }) =>
      changePerson(floor, player, { where: 'away', awayUntil: until, deposit }),
    PersonBarred: (floor, { player, whose, until }) => changePerson(floor, player, { barred: { by: whose, until } }),
    BarLifted: (floor, { player }) => changePerson(floor, player, { barred: null }),
    PapersSeen: (floor, { player, papers }) => changePerson(floor, player, { papers }),
    KeptApart: (floor, { players }) => {
      floor.apart = [...floor.apart, players]
    },
    LetTogetherAgain: (floor, { players: [one, two] }) => {
      floor.apart = floor.apart.filter(pair => !(pair.includes(one) && pair.includes(two)))
    },
  },
})

/** A player who may not play waits for nothing: the seats kept for them are free, and their names off the lists. */
const keepOut = (
  work: FloorWork,
  { player, whose, until, ...when }: At & Omit<Extract<PeopleEvent, { readonly type: 'PersonBarred' }>, 'type'>,
): void => {
  const rules = barRules(work.state, whose)
  tell(work, { type: 'PersonBarred', player, whose, until, ...when, rules })
  for (const { id, chairs } of work.state.tables)
    for (const [i, chair] of chairs.entries()) {
      // players who sit and have to move are for the floor to see to
      if (chair.is !== 'held' || chair.player !== player || chair.why === 'moving') continue
      tell(work, { type: 'SeatReleased', player, table: id, seat: i + 1, why: 'staff', ...when, rules })
      removeSpareChair(work, id, i + 1, when)
    }
  for (const { id, list } of work.state.games)
    if (list.some(name => name.player === player))
      tell(work, { type: 'NameDropped', game: id, player, why: 'barred', ...when, rules })
}

/** Why the house, or their own wish, keeps somebody out. */
export const barRules = (floor: Pick<FloorDraft, 'book'>, by: Barred['by']): readonly RuleId[] => {
  const { conductPenaltyLadder, selfExclusion } = bookOf(floor)
  return (by === 'self' ? selfExclusion : conductPenaltyLadder).rules
}

/** Somebody at this table whom this player may not play with, if there is one. */
export const notTogetherWith = (
  floor: Pick<FloorDraft, 'apart' | 'tables'>,
  player: PlayerId,
  table: string,
): PlayerId | undefined =>
  floor.apart
    .filter(pair => pair.includes(player))
    .map(([one, two]) => (one === player ? two : one))
    .find(other => seatOf(floor, other)?.table.id === table || seatPlayedOver(floor, other)?.table.id === table)

/** The house may keep any two players out of one game. */
export const apartRules = (floor: Pick<FloorDraft, 'book'>) =>
  ruleBy(floor, { rrp: 'rrp/2/seating/5', uspa: 'uspa/app3/4.5', wsop: 'wsop/94' })
