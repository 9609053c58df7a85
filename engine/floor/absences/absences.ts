import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import { bookOf, changeChair, type FloorDraft, gameOf, seatOf, tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable, TakenChair } from '../floor-table.ts'
import { standInMakesRoom } from '../overs/play-over.ts'
import { refused } from '../refusal.ts'
import { type At, type FloorWork, type Handler, subject, tell } from '../work.ts'

/** What is ordered about players who are away from their seats. */
export type AbsenceOrder =
  /** Somebody walks off; the floor may let them be away for this many minutes more than the book does. */
  | { readonly type: 'WalkAway'; readonly player: PlayerId; readonly extension?: number }
  | { readonly type: 'ComeBack'; readonly player: PlayerId }
  | { readonly type: 'MissBlind'; readonly player: PlayerId }
  /** Where the floor gives absent buttons, it says when. */
  | { readonly type: 'GiveAbsentButton'; readonly player: PlayerId }

/** What happens with players who are away. */
export type AbsenceEvent =
  | {
      readonly type: 'WalkedAway'
      readonly player: PlayerId
      readonly table: string
      /** Another was away already: they have to be back for the blinds. */
      readonly second?: boolean
      readonly extension?: number
    }
  | { readonly type: 'CameBack'; readonly player: PlayerId; readonly table: string }
  | { readonly type: 'BlindMissed'; readonly player: PlayerId; readonly table: string }
  | { readonly type: 'AbsentButtonGiven'; readonly player: PlayerId; readonly table: string; readonly count: number }

/** Absences, and what they lead to. */
export const absences = subject<AbsenceOrder, AbsenceEvent>({
  orders: {
    WalkAway: (work, order) => walkAway(work, order),
    ComeBack: (work, { player, at, by }) => {
      const sitting = seatOf(work.state, player)
      if (sitting === undefined) return refused('not-seated', { player })
      tell(work, { type: 'CameBack', player, table: sitting.table.id, at, by, rules: [] })
      standInMakesRoom(work, sitting.table, sitting.seat, { at, by })
      return null
    },
    MissBlind: (work, { player, at, by }) => {
      const sitting = seatOf(work.state, player)
      if (sitting === undefined) return refused('not-seated', { player })
      tell(work, { type: 'BlindMissed', player, table: sitting.table.id, at, by, rules: [] })
      return null
    },
    GiveAbsentButton: (work, { player, at, by }) => {
      const { is, rules } = bookOf(work.state).absentButtonGivenBy
      const sitting = seatOf(work.state, player)
      if (sitting === undefined) return refused('not-seated', { player })
      if (is !== 'floor' || !isDue(sitting.chair)) return refused('not-due', { player, rules })
      give(work, sitting.table, sitting.chair, { at, by })
      return null
    },
  },
  events: {
    WalkedAway: (floor, { player, second = false, extension = 0, at }) =>
      change(floor, player, { away: at, second, extension }),
    CameBack: (floor, { player }) =>
      change(floor, player, { away: null, missedBlind: false, second: false, extension: 0, absentButtons: 0 }),
    BlindMissed: (floor, { player }) => change(floor, player, { missedBlind: true }),
    AbsentButtonGiven: (floor, { player, count }) => change(floor, player, { absentButtons: count }),
  },
})

const walkAway: Handler<Extract<AbsenceOrder, { readonly type: 'WalkAway' }>> = (
  work,
  { player, extension = 0, at, by },
) => {
  const sitting = seatOf(work.state, player)
  if (sitting === undefined) return refused('not-seated', { player })
  const { book: named } = work.state
  const longer = extension > 0 ? citesOf(named).absenceExtended : []
  // wsop/77-extend: a supervisor lets them, before they go
  if (extension > 0 && by.office !== 'management' && by.office !== 'floor')
    return refused('not-your-office', { player, rules: longer })
  const { maxAbsenceMinutes, secondManWalking } = bookOf(work.state)
  const { table } = sitting
  const isOther = table.chairs.some(chair => chair.is === 'taken' && chair.player !== player && chair.away !== null)
  const second = secondManWalking.is && isOther && gameOf(work.state, table.game)!.order === 'button'
  const rules = [...(second ? secondManWalking.rules : maxAbsenceMinutes.rules), ...longer]
  const more = { ...(second && { second }), ...(extension > 0 && { extension }) }
  tell(work, { type: 'WalkedAway', player, table: table.id, ...more, at, by, rules })
  return null
}

/** wsop/77-buttons: each next dealer gives an absent button to an empty seat that has missed a blind. */
export const dealerGivesButtons = (work: FloorWork, id: string, when: At): void => {
  if (bookOf(work.state).absentButtonGivenBy.is !== 'next-dealer') return
  const table = tableOf(work.state, id)!
  for (const chair of table.chairs) if (chair.is === 'taken' && isDue(chair)) give(work, table, chair, when)
}

const isDue = ({ away, missedBlind }: TakenChair): boolean => away !== null && missedBlind

const give = (work: FloorWork, { id }: FloorTable, { player, absentButtons = 0 }: TakenChair, when: At): void => {
  const { rules } = bookOf(work.state).absentButtonGivenBy
  tell(work, { type: 'AbsentButtonGiven', player, table: id, count: absentButtons + 1, ...when, rules })
}

/** Why the chips of somebody may be picked up. */
export type PickUp = {
  readonly why: 'too-long' | 'absent-buttons' | 'second-man-walking'
  readonly rules: readonly RuleId[]
}

/** Why an absent player’s chips may be picked up now, or null. */
export const pickUpFor = (floor: Floor, chair: TakenChair, at: Time): PickUp | null => {
  if (chair.away === null) return null
  const { maxAbsenceMinutes, secondManWalking } = bookOf(floor)
  const { is, rules } = maxAbsenceMinutes
  const { extension = 0, absentButtons = 0, second = false, missedBlind } = chair
  if (at - chair.away >= minutes(is.minutes + extension)) return { why: 'too-long', rules }
  if (is.absentButtons !== null && absentButtons >= is.absentButtons) return { why: 'absent-buttons', rules }
  // wsop/78: they knew, and missed a blind all the same
  return second && missedBlind ? { why: 'second-man-walking', rules: secondManWalking.rules } : null
}

/** Writes what has changed about somebody in a chair. */
const change = (floor: FloorDraft, player: PlayerId, what: Partial<TakenChair>): void => {
  const { table, seat, chair } = seatOf(floor, player)!
  changeChair(floor, table.id, seat, { ...chair, ...what })
}
