import type { RuleId } from '@cardroom/engine'
import { chopRules, mayChopAt, mostRunsAt, type PlayerId, runsRules } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import {
  PREFERENCES,
  type Preference,
  type PreferencesShown,
  type Preferred,
  type ValueOf,
} from '../../protocol/preferences.ts'
import { type Refused, simply } from '../../refusal.ts'
import { happens } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { withChange } from '../state/person.ts'
import { NO_SEAT, PLAY, subject } from '../state/subject.ts'

/** What players choose for themselves: it holds until they choose otherwise, and is nobody else's business. */
export const preferences = subject<'prefer', 'Preferred'>({
  orders: {
    prefer: {
      roles: PLAY,
      dealtOnly: true,
      playsHandOut: true,
      decide: (course, { preference }, { person, seat, at }) => {
        const { hosted } = course
        if (seat === 0) return NO_SEAT
        const { type, value } = preference
        if (!valuesAt(hosted, type).some(it => it === value)) return cannotPrefer(hosted, type)
        if (preferenceOf(hosted, person, type) === value) return simply('as-it-is', 'Already set.')
        happens(course, { type: 'Preferred', person, preference, at })
        return null
      },
    },
  },
  events: {
    Preferred: (hosted, { person, preference }) =>
      withChange(hosted, person, ({ prefers }) => ({ prefers: { ...prefers, [preference.type]: preference.value } })),
  },
})

/** How a preference of somebody stands. */
export const preferenceOf = <P extends Preference>(
  { people }: Pick<Hosted, 'people'>,
  person: PlayerId | null,
  preference: P,
): ValueOf<P> => {
  const chosen = person === null ? undefined : heldIn(people, person)?.prefers?.[preference]
  return (chosen as ValueOf<P> | undefined) ?? PREFERENCES[preference][0]
}

/** The preferences of somebody who sits at a table, with what there is to choose. */
export const preferencesShown = (hosted: Hosted, person: PlayerId): PreferencesShown => {
  const shown = Object.entries(PREFERENCES).map(([name]) => {
    const preference = name as Preference
    const values = valuesAt(hosted, preference)
    return [preference, values.length < 2 ? null : { now: preferenceOf(hosted, person, preference), values }]
  })
  return Object.fromEntries(shown) as PreferencesShown
}

/** The values that may be chosen at this table. */
const valuesAt = ({ night, policy }: Hosted, preference: Preference): readonly Preferred['value'][] => {
  const { table } = night!
  if (policy.event !== undefined && !IN_EVENTS.has(preference)) return [PREFERENCES[preference][0]]
  switch (preference) {
    case 'run-it':
      return PREFERENCES[preference].filter(times => times <= mostRunsAt(table))
    case 'chop':
      return mayChopAt(table) ? PREFERENCES[preference] : [false]
    case 'post-blinds':
    case 'sit-out-at-blind': {
      const hasBlinds = table.placard.parts.some(({ form }) => form.opening === 'blinds')
      return hasBlinds ? PREFERENCES[preference] : [PREFERENCES[preference][0]]
    }
    default:
      return PREFERENCES[preference]
  }
}

/** What players choose in a tournament too: there nobody runs it twice, chops or sits out of the blinds. */
const IN_EVENTS: ReadonlySet<Preference> = new Set<Preference>(['ask-to-show', 'auto-muck'])

const cannotPrefer = ({ night, policy }: Hosted, preference: Preference): Refused => {
  const { table } = night!
  if (policy.event !== undefined) return simply('tournament-table', 'You can’t choose that in a tournament.')
  switch (preference) {
    case 'run-it': {
      const most = RUNS[mostRunsAt(table) as ValueOf<'run-it'>]
      return barred('cannot-run-it', `In this game you can run it ${most} at most.`, runsRules(table))
    }
    case 'chop':
      return barred('cannot-chop', 'In this game you can’t chop the blinds.', chopRules(table))
    default:
      return barred('not-a-choice', 'You can’t choose that at this table.', [])
  }
}

/** So often, in a word. */
const RUNS: Readonly<Record<ValueOf<'run-it'>, string>> = { 1: 'once', 2: 'twice', 3: 'three times' }

const barred = (why: string, words: string, rules: readonly RuleId[]): Refused => ({ why, words, rules })
