import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { bookOf, changeFile, fileOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { isAbove } from '../staff/ranks.ts'
import { subject, tell } from '../work.ts'
import { CHILD_STEPS, type ChildStep, type ExclusionBy, type Papers } from './file.ts'
import { papersOff } from './papers.ts'

/** What is ordered about people. */
export type PeopleOrder =
  | ({ readonly type: 'ShowPapers'; readonly player: PlayerId } & Omit<Papers, 'at'>)
  | { readonly type: 'Exclude'; readonly player: PlayerId; readonly on: ExclusionBy; readonly until: Time | null }
  | { readonly type: 'EndExclusion'; readonly player: PlayerId }
  | { readonly type: 'MarkDrunk'; readonly player: PlayerId; readonly drunk: boolean }
  | { readonly type: 'MarkSmoker'; readonly player: PlayerId; readonly smokes: boolean }
  | { readonly type: 'MarkHousePlayer'; readonly player: PlayerId; readonly plays: 'prop' | 'shill' | null }
  | { readonly type: 'Accommodate'; readonly player: PlayerId; readonly what: string }
  | { readonly type: 'AllowStreaming'; readonly player: PlayerId; readonly may: boolean }
  | { readonly type: 'NoteExperience'; readonly player: PlayerId; readonly experience: string }
  /** They sat down under these house rules. */
  | { readonly type: 'AcceptRules'; readonly player: PlayerId; readonly edition: string }
  | { readonly type: 'SeeToChild'; readonly player: PlayerId; readonly step: ChildStep }

/** What happens about people. */
export type PeopleEvent =
  | { readonly type: 'PapersShown'; readonly player: PlayerId; readonly papers: Papers }
  | {
      readonly type: 'PersonExcluded'
      readonly player: PlayerId
      readonly on: ExclusionBy
      readonly until: Time | null
    }
  | { readonly type: 'ExclusionEnded'; readonly player: PlayerId }
  | { readonly type: 'DrunkMarked'; readonly player: PlayerId; readonly drunk: boolean }
  | { readonly type: 'SmokerMarked'; readonly player: PlayerId; readonly smokes: boolean }
  | { readonly type: 'HousePlayerMarked'; readonly player: PlayerId; readonly plays: 'prop' | 'shill' | null }
  | { readonly type: 'Accommodated'; readonly player: PlayerId; readonly what: string }
  | { readonly type: 'StreamingAllowed'; readonly player: PlayerId; readonly may: boolean }
  | { readonly type: 'ExperienceNoted'; readonly player: PlayerId; readonly experience: string }
  | { readonly type: 'RulesAccepted'; readonly player: PlayerId; readonly edition: string }
  | { readonly type: 'ChildSeenTo'; readonly player: PlayerId; readonly step: ChildStep }

/** What the house knows about people: papers, exclusions, who is let do what. */
export const people = subject<PeopleOrder, PeopleEvent>({
  orders: {
    ShowPapers: (work, { type: _, player, at, by, ...papers }) => {
      const book = bookOf(work.state)
      const off = papersOff(work.state, book, player, papers, at)
      if (off !== null) return off
      tell(work, { type: 'PapersShown', player, papers: { ...papers, at }, at, by, rules: book.idRequired.rules })
      return null
    },
    Exclude: (work, { player, on, until, at, by }) => {
      const { is, rules } = bookOf(work.state).selfExclusion
      // anybody may ask for themselves, on paper
      if (by.role === 'player' && (by.name !== player || on !== 'written-request')) return refused('not-your-role')
      if (on !== 'written-request' && !is.includes(on)) return refused('exclusion-not-kept', { rules })
      tell(work, { type: 'PersonExcluded', player, on, until, at, by, rules })
      return null
    },
    EndExclusion: (work, { player, at, by }) => {
      const { excluded } = fileOf(work.state, player)
      if (excluded === null) return refused('no-such-entry')
      // a wish to be kept out holds until its time is over
      if (excluded.until === null || at < excluded.until)
        return refused('kept-until-then', { player, until: excluded.until })
      tell(work, { type: 'ExclusionEnded', player, at, by, rules: [] })
      return null
    },
    MarkDrunk: (work, { player, drunk, at, by }) => {
      const { is, rules } = bookOf(work.state).intoxicationPolicy
      if (drunk && is.length === 0) return refused('not-an-offence', { player, rules })
      tell(work, { type: 'DrunkMarked', player, drunk, at, by, rules })
      return null
    },
    MarkSmoker: (work, { player, smokes, at, by }) => {
      tell(work, { type: 'SmokerMarked', player, smokes, at, by, rules: bookOf(work.state).nonsmokingSeats.rules })
      return null
    },
    MarkHousePlayer: (work, { player, plays, at, by }) => {
      tell(work, { type: 'HousePlayerMarked', player, plays, at, by, rules: bookOf(work.state).shillsAllowed.rules })
      return null
    },
    Accommodate: (work, { player, what, at, by }) => {
      if (what.trim() === '') return refused('reason-is-missing')
      if (by.role === 'player' || by.role === 'room' || !isAbove(by.role, 'dealer'))
        return refused('not-your-role', { role: 'floor' })
      tell(work, { type: 'Accommodated', player, what, at, by, rules: ['wsop/6'] })
      return null
    },
    AllowStreaming: (work, { player, may, at, by }) => {
      tell(work, { type: 'StreamingAllowed', player, may, at, by, rules: bookOf(work.state).electronicDevices.rules })
      return null
    },
    NoteExperience: (work, { player, experience, at, by }) => {
      tell(work, { type: 'ExperienceNoted', player, experience, at, by, rules: WEIGHED })
      return null
    },
    AcceptRules: (work, { player, edition, at, by }) => {
      tell(work, { type: 'RulesAccepted', player, edition, at, by, rules: ['rrp/0/welcome'] })
      return null
    },
    SeeToChild: (work, { player, step, at, by }) => {
      const done = fileOf(work.state, player).child.at(-1)?.step
      // uspa/app1/4.4: staff stay with the child until somebody takes over
      if (!followsOn(done, step)) return refused('step-out-of-order', { player, rules: CHILD })
      tell(work, { type: 'ChildSeenTo', player, step, at, by, rules: CHILD })
      return null
    },
  },
  events: {
    PapersShown: (record, { player, papers }) => changeFile(record, player, { papers }),
    PersonExcluded: (record, { player, on, until }) => changeFile(record, player, { excluded: { by: on, until } }),
    ExclusionEnded: (record, { player }) => changeFile(record, player, { excluded: null }),
    DrunkMarked: (record, { player, drunk }) => changeFile(record, player, { drunk }),
    SmokerMarked: (record, { player, smokes }) => changeFile(record, player, { smokes }),
    HousePlayerMarked: (record, { player, plays }) => changeFile(record, player, { plays }),
    Accommodated: (record, { player, what }) =>
      changeFile(record, player, { accommodations: [...fileOf(record, player).accommodations, what] }),
    StreamingAllowed: (record, { player, may }) => changeFile(record, player, { mayStream: may }),
    ExperienceNoted: (record, { player, experience }) => changeFile(record, player, { experience }),
    RulesAccepted: (record, { player, edition, at }) => changeFile(record, player, { accepted: { edition, at } }),
    ChildSeenTo: (record, { player, step, at, rules }) =>
      changeFile(record, player, { child: [...fileOf(record, player).child, { step, at, rules }] }),
  },
})

/** Who somebody is, and what they did before, is weighed. */
const WEIGHED: readonly RuleId[] = ['rrp/2/decision-making/8', 'uspa/app3/2.8', 'wsop/58']
const CHILD: readonly RuleId[] = ['uspa/app1/4.4']

/** A child is found first and handed over last; nothing comes after a parent was found. */
const followsOn = (before: ChildStep | undefined, step: ChildStep): boolean => {
  if (before === undefined) return step === 'found'
  if (before === 'parent-found' || before === 'handed-over') return step === 'found'
  return (
    CHILD_STEPS.indexOf(step) > CHILD_STEPS.indexOf(before) && (step !== 'handed-over' || before === 'authority-called')
  )
}
