import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { Role } from '../record.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'
import { TRAININGS, type Training } from './official.ts'

/** What is ordered about staff. */
export type StaffOrder =
  | {
      readonly type: 'Appoint'
      readonly name: string
      readonly role: Role
      readonly namedBy: 'association' | 'host'
      /** They play at these tables too. */
      readonly plays: boolean
    }
  | { readonly type: 'SetDuty'; readonly name: string; readonly onDuty: boolean }
  /** Somebody works here, and has to know these things. */
  | { readonly type: 'EmployStaff'; readonly name: string; readonly needs: readonly Training[] }
  | { readonly type: 'TrainStaff'; readonly name: string; readonly about: Training }

/** What happens about staff. */
export type StaffEvent =
  | {
      readonly type: 'OfficialAppointed'
      readonly name: string
      readonly role: Role
      readonly namedBy: 'association' | 'host'
      readonly plays: boolean
    }
  | { readonly type: 'DutySet'; readonly name: string; readonly onDuty: boolean }
  | { readonly type: 'StaffEmployed'; readonly name: string; readonly needs: readonly Training[] }
  | { readonly type: 'StaffTrained'; readonly name: string; readonly about: Training }

/** The rules that ask for each training. */
export const TRAINING_RULES: { readonly [T in Training]: readonly RuleId[] } = {
  'responsible-gaming': ['uspa/app1/3.hosts.1', 'uspa/app1/3.hosts.2'],
  minors: ['uspa/app1/4.3'],
  alcohol: ['uspa/app1/5.4'],
}

/** Who rules, and what staff have been taught. */
export const staff = subject<StaffOrder, StaffEvent>({
  orders: {
    Appoint: (work, { name, role, namedBy, plays, at, by }) => {
      const { playType, refereeMayPlay } = bookOf(work.state)
      const { playedAt } = work.state
      if (role === 'referee' && playType.is[playedAt] === 'association' && namedBy !== 'association')
        return refused('named-by-association', { rules: playType.rules })
      if (role === 'referee' && plays && !refereeMayPlay.is[playedAt])
        return refused('referee-may-not-play', { rules: refereeMayPlay.rules })
      tell(work, { type: 'OfficialAppointed', name, role, namedBy, plays, at, by, rules: playType.rules })
      return null
    },
    SetDuty: (work, { name, onDuty, at, by }) => {
      if (!work.state.officials.some(it => it.name === name)) return refused('no-such-official')
      tell(work, { type: 'DutySet', name, onDuty, at, by, rules: [] })
      return null
    },
    EmployStaff: (work, { name, needs, at, by }) => {
      if (!needs.every(it => TRAININGS.includes(it))) return refused('no-such-training')
      tell(work, { type: 'StaffEmployed', name, needs, at, by, rules: needs.flatMap(it => TRAINING_RULES[it]) })
      return null
    },
    TrainStaff: (work, { name, about, at, by }) => {
      if (!TRAININGS.includes(about)) return refused('no-such-training')
      if (!work.state.trained.some(it => it.name === name)) return refused('no-such-official')
      tell(work, { type: 'StaffTrained', name, about, at, by, rules: TRAINING_RULES[about] })
      return null
    },
  },
  events: {
    OfficialAppointed: (record, { name, role, namedBy, plays }) => {
      const others = record.officials.filter(it => it.name !== name)
      record.officials = [...others, { name, role, namedBy, plays, onDuty: true }]
    },
    DutySet: (record, { name, onDuty }) => {
      record.officials = record.officials.map(it => (it.name === name ? { ...it, onDuty } : it))
    },
    StaffEmployed: (record, { name, needs }) => {
      const had = record.trained.find(it => it.name === name)?.had ?? []
      record.trained = [...record.trained.filter(it => it.name !== name), { name, needs, had }]
    },
    StaffTrained: (record, { name, about, at }) => {
      record.trained = record.trained.map(it =>
        it.name === name ? { ...it, had: [...it.had.filter(had => had.about !== about), { about, at }] } : it,
      )
    },
  },
})
