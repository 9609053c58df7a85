import type { Card, Seat, Table } from '@cardroom/engine'
import { wouldHaveCome } from '@cardroom/engine/deal'
import {
  huntRules,
  mayAgreeToHunt,
  mayHuntAt,
  mayPlaySevenDeuce,
  type PlayerId,
  sevenDeuceNext,
  sevenDeuceRules,
} from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { OptionsShown, OptionsWanted } from '../../protocol/options.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { type Course, tell } from '../state/course.ts'
import type { Hosted, Policy } from '../state/hosted.ts'
import { orders, ordersBy } from '../state/night-orders.ts'
import { seatOf } from '../state/person.ts'
import { ALL, HOST, NO_SEAT, type Orderer, PLAY, subject } from '../state/subject.ts'

/** What a table agrees on beside its game: odds at all-ins, approval by the host, what would have come, the 7-2 game. */
export const options = subject<'options' | 'seven-deuce' | 'hunt', 'OptionsSet' | 'RabbitShown'>({
  orders: {
    options: {
      roles: HOST,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { options: wanted }, by) => setOptions(course, wanted, by),
    },
    'seven-deuce': {
      roles: PLAY,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { plays }, { person, seat, at }) => {
        if (seat === 0) return NO_SEAT
        const terms = sevenDeuceNext(course.hosted.night!.table)
        if (terms !== null && plays === !terms.out.includes(person)) return refusal('as-it-is', { about: 'set' })
        return orders(course, { type: 'AnswerSevenDeuce', player: person, plays, at })
      },
    },
    /** Sees what would have come in the hand that is over. */
    hunt: {
      roles: ALL,
      dealtOnly: true,
      decide: (course, _, { person, at }) => {
        const { hosted } = course
        const { table } = hosted.night!
        if (!mayHuntAt(table)) return refusal('no-rabbit-here', { rules: huntRules(table) })
        const boards = boardsToHunt(hosted, person)
        if (boards === null) return refusal('nothing-to-show')
        tell(course, { type: 'RabbitShown', person, boards, at })
        return null
      },
    },
  },
  events: {
    OptionsSet: (hosted, { equities, approval, unaided = hosted.policy.unaided === true, asks }) => {
      const policy = withOptions(hosted.policy, { equities, approval, unaided })
      const people = { ...hosted.people }
      for (const person of asks) {
        const own = heldIn(people, person)
        if (own !== undefined) people[person] = { ...own, prefers: { ...own.prefers, 'show-all-in': false } }
      }
      return { ...hosted, policy, people }
    },
    RabbitShown: (hosted, { boards, at }) =>
      hosted.last === null ? hosted : { ...hosted, lastAct: at, last: { ...hosted.last, rabbit: boards } },
  },
})

/** A policy with these options; those that are off are left out. */
export const withOptions = (
  policy: Policy,
  { equities, approval, unaided }: Pick<OptionsWanted, 'equities' | 'approval' | 'unaided'>,
): Policy => {
  const { equities: odds, approval: approves, unaided: alone, ...rest } = policy
  return {
    ...rest,
    ...((equities ?? odds === true) && { equities: true }),
    ...((approval ?? approves === true) && { approval: true }),
    ...((unaided ?? alone === true) && { unaided: true }),
  }
}

/** How the options of a table stand; the same object as long as the table and its policy are. */
export const optionsShown = ({ policy, night }: Hosted): OptionsShown => {
  const { table } = night!
  const known = shownAt.get(table)
  if (known?.policy === policy) return known.shown
  const shown = optionsOf(table, policy)
  shownAt.set(table, { policy, shown })
  return shown
}

const shownAt = new WeakMap<Table, { readonly policy: Policy; readonly shown: OptionsShown }>()

const optionsOf = (table: Table, policy: Policy): OptionsShown => {
  const terms = sevenDeuceNext(table)
  const plays = (person: PlayerId | null): boolean => person !== null && terms?.out.includes(person) === false
  return {
    equities: policy.equities === true,
    approval: policy.approval === true,
    unaided: policy.unaided === true,
    rabbit: mayAgreeToHunt(table) ? table.agreed.rabbit === true : null,
    sevenDeuce:
      terms === null
        ? null
        : { chips: terms.chips, seats: table.chairs.flatMap((person, i): Seat[] => (plays(person) ? [i + 1] : [])) },
    maySevenDeuce: mayPlaySevenDeuce(table),
  }
}

/** What somebody who was dealt in may ask to see of the hand that is over; null if there is nothing, or it has been shown. */
export const boardsToHunt = ({ last, night }: Hosted, person: PlayerId): readonly (readonly Card[])[] | null => {
  if (last === null || night === undefined || night.deal !== null || last.rabbit !== undefined) return null
  if (!mayHuntAt(night.table) || !last.players.some(({ player }) => player === person)) return null
  return wouldHaveCome(last.deal)
}

/** Those who sit here already are asked before something new is turned on that concerns their chips or their cards. */
const setOptions = (course: Course, wanted: OptionsWanted, { person, at }: Orderer): Refused | null => {
  const { hosted } = course
  const now = optionsShown(hosted)
  const { table } = hosted.night!
  const others = table.chairs.filter(
    (it): it is PlayerId => it !== null && it !== person && heldIn(hosted.people, it)?.bot === null,
  )
  const rabbit = wanted.rabbit !== undefined && wanted.rabbit !== (now.rabbit === true)
  const bounty = wanted.sevenDeuce !== undefined && wanted.sevenDeuce !== (now.sevenDeuce?.chips ?? 0)
  const equities = wanted.equities ?? now.equities
  const approval = wanted.approval ?? now.approval
  const unaided = wanted.unaided ?? now.unaided
  const policy = equities !== now.equities || approval !== now.approval || unaided !== now.unaided
  if (!rabbit && !bounty && !policy) return refusal('as-it-is', { about: 'set' })
  if (policy) {
    const asks = equities && !now.equities ? others : []
    tell(course, { type: 'OptionsSet', equities, approval, unaided, asks, at })
  }
  return ordersBy(course, person, [
    ...(rabbit ? [{ type: 'AllowRabbit', allowed: wanted.rabbit!, at } as const] : []),
    ...(bounty ? [{ type: 'SetSevenDeuce', chips: wanted.sevenDeuce!, asks: others, at } as const] : []),
  ])
}

/** Why a new table can't have these options, or null. */
export const optionsOff = (
  table: Parameters<typeof mayAgreeToHunt>[0],
  { rabbit, sevenDeuce, equities, approval, unaided }: OptionsWanted,
): Refused | null => {
  const some = rabbit === true || (sevenDeuce ?? 0) > 0 || equities === true || approval === true || unaided === true
  if (some && table.placard.realCards) return refusal('real-cards')
  if (rabbit === true && !mayAgreeToHunt(table)) return refusal('no-rabbit-here', { rules: huntRules(table) })
  if ((sevenDeuce ?? 0) > 0 && !mayPlaySevenDeuce(table))
    return refusal('no-seven-deuce-here', { rules: sevenDeuceRules(table) })
  return null
}

/** Does somebody play the 7-2 game, and for how much; null if nobody does, or they have no seat. */
export const sevenDeuceOf = (
  hosted: Hosted,
  person: PlayerId,
): { readonly chips: number; readonly plays: boolean } | null => {
  const terms = hosted.night === undefined || seatOf(hosted, person) === 0 ? null : sevenDeuceNext(hosted.night.table)
  return terms === null ? null : { chips: terms.chips, plays: !terms.out.includes(person) }
}
